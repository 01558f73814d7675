//! The options of the rules.

use chessboard_core::{named_enum, small_number};

/// The options of the rules. They determine the legal moves, so a position carries them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Rules {
    /// Where on its path a move captures an opponent.
    pub capture: CaptureRule,
    /// What happens if a piece of the same side blocks a roll that would reach the diagonal.
    pub block: BlockRule,
    /// Whether a six, however it is used, gives the same side another roll, without a limit.
    pub extra_roll_on_six: bool,
    /// How many pieces each side has.
    pub pieces: PieceCount,
}

named_enum! {
    /// Where on its path a move captures an opponent (rule 5).
    #[derive(Default)]
    #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
    pub enum CaptureRule {
        /// The first one met is captured, and the move stops there.
        #[default]
        FirstContact = "first-contact",
        /// Opponents are passed over; one on the last cell is captured, also when the move is cut short there.
        LandingOnly = "landing-only",
    }
}

named_enum! {
    /// What happens if a piece of the same side on the ring blocks a roll that would reach the diagonal (rules 4 and
    /// 7).
    #[derive(Default)]
    #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
    pub enum BlockRule {
        /// The move is cut short before it, as for any other roll.
        #[default]
        StopShort = "stop-short",
        /// The roll is made in full or not at all.
        WholeRoll = "whole-roll",
    }
}

/// How many pieces each side has: 1 to 4.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
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

    /// This number of pieces; `None` if it is not 1 to 4.
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

small_number!(PieceCount as u8, PieceCountError, "a number of pieces from 1 to 4");

impl Rules {
    /// All combinations of the options, in order of their [bytes](Rules::to_byte).
    pub const ALL: [Rules; 32] = {
        let mut all = [Rules::from_bits(0); 32];
        let mut byte = 1;
        while byte < 32 {
            all[byte as usize] = Rules::from_bits(byte);
            byte += 1;
        }
        all
    };

    /// The rules in five bits, as in packed positions and the headers of tables; a promise: bits 0–1 are pieces
    /// a side − 1, bit 2 is `landing-only`, bit 3 `whole-roll`, bit 4 an extra roll on a six.
    #[inline]
    pub const fn to_byte(self) -> u8 {
        (self.pieces.get() - 1)
            | (self.capture as u8) << 2
            | (self.block as u8) << 3
            | (self.extra_roll_on_six as u8) << 4
    }

    /// The rules of a byte that [`to_byte`](Rules::to_byte) made; `None` for 32 and more.
    pub const fn from_byte(byte: u8) -> Option<Rules> {
        if byte < 32 { Some(Rules::from_bits(byte)) } else { None }
    }

    /// The rules of the low five bits.
    const fn from_bits(byte: u8) -> Rules {
        Rules {
            capture: CaptureRule::ALL[(byte >> 2 & 1) as usize],
            block: BlockRule::ALL[(byte >> 3 & 1) as usize],
            extra_roll_on_six: byte >> 4 & 1 == 1,
            pieces: PieceCount::ALL[(byte & 3) as usize],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_byte_is_one_set_of_rules_or_none() {
        for byte in 0..=u8::MAX {
            let rules = Rules::from_byte(byte);
            assert_eq!(rules, Rules::ALL.get(usize::from(byte)).copied());
            assert!(rules.is_none_or(|rules| rules.to_byte() == byte));
        }
        let fewest = Rules { pieces: PieceCount::One, ..Rules::default() };
        assert_eq!((fewest.to_byte(), Rules::default().to_byte()), (0, 3));
    }

    #[test]
    fn numbers_texts_and_piece_counts_are_one_to_one() {
        for number in 0..=u8::MAX {
            let count = PieceCount::new(number);
            assert_eq!(count.is_some(), (1..=4).contains(&number));
            assert_eq!((PieceCount::try_from(number).ok(), number.to_string().parse().ok()), (count, count));
            assert!(count.is_none_or(|count| u8::from(count) == number));
        }
        assert_eq!(PieceCountError.to_string(), "expected a number of pieces from 1 to 4");
    }
}
