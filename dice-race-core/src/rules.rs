//! The options of the rules.

use chessboard_core::{UnknownName, named_values};

/// The options of the rules. They say which moves there are, so a position carries them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Rules {
    /// Where an opponent in the way is captured.
    pub capture: CaptureRule,
    /// What an own piece in the way does to a roll that would reach the diagonal.
    pub block: BlockRule,
    /// Whether a six, however it was used, gives the same side another roll; no limit in a row.
    pub extra_roll_on_six: bool,
    /// How many pieces each side has.
    pub pieces: PieceCount,
}

/// Where an opponent in the way is captured (rule 5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum CaptureRule {
    /// The first one met is captured, and the move stops there.
    #[default]
    FirstContact,
    /// Opponents are passed over; one on the last cell is captured, also when the move is cut short there.
    LandingOnly,
}

/// What an own piece on the ring does to a roll that would reach the diagonal (rules 4 and 7).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub enum BlockRule {
    /// The move is cut short before it, as for any other roll.
    #[default]
    StopShort,
    /// The roll is made in full or not at all.
    WholeRoll,
}

named_values!(
    CaptureRule { FirstContact = "first-contact", LandingOnly = "landing-only" },
    "`first-contact` or `landing-only`"
);
named_values!(BlockRule { StopShort = "stop-short", WholeRoll = "whole-roll" }, "`stop-short` or `whole-roll`");

/// How many pieces each side has: 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[allow(missing_docs, reason = "each variant is the number it names")]
#[repr(u8)]
pub enum PieceCount {
    One = 1,
    Two,
    Three,
    #[default]
    Four,
}

impl PieceCount {
    /// 1 to 4.
    pub const ALL: [PieceCount; 4] = [PieceCount::One, PieceCount::Two, PieceCount::Three, PieceCount::Four];

    /// This many; `None` if it is not 1 to 4.
    pub const fn new(count: u8) -> Option<PieceCount> {
        match count {
            1..=4 => Some(PieceCount::ALL[count as usize - 1]),
            _ => None,
        }
    }

    /// 1 to 4.
    #[inline]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

impl From<PieceCount> for u8 {
    fn from(count: PieceCount) -> u8 {
        count.get()
    }
}

impl TryFrom<u8> for PieceCount {
    type Error = UnknownName;

    fn try_from(count: u8) -> Result<PieceCount, UnknownName> {
        PieceCount::new(count).ok_or(UnknownName { expected: "1 to 4 pieces" })
    }
}

impl core::fmt::Display for PieceCount {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.get().fmt(f)
    }
}
