use core::fmt;

/// A number rolled with the die: 1 to 6, and nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(into = "u8", try_from = "u8"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[allow(missing_docs, reason = "each variant is the number it names")]
#[repr(u8)]
pub enum Roll {
    One = 1,
    Two,
    Three,
    Four,
    Five,
    Six,
}

/// The chance outcomes of a position that waits for a roll: each number with its weight out of six.
pub const CHANCE_OUTCOMES: [(Roll, u32); 6] =
    [(Roll::One, 1), (Roll::Two, 1), (Roll::Three, 1), (Roll::Four, 1), (Roll::Five, 1), (Roll::Six, 1)];

/// A number that no die shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("a roll is 1 to 6, not {0}")]
pub struct NotARoll(pub u8);

impl Roll {
    /// The six numbers.
    pub const ALL: [Roll; 6] = [Roll::One, Roll::Two, Roll::Three, Roll::Four, Roll::Five, Roll::Six];

    /// This number; `None` if it is not 1 to 6.
    pub const fn new(value: u8) -> Option<Roll> {
        match value {
            1..=6 => Some(Roll::ALL[value as usize - 1]),
            _ => None,
        }
    }

    /// 1 to 6.
    #[inline]
    pub const fn get(self) -> u8 {
        self as u8
    }
}

impl From<Roll> for u8 {
    fn from(roll: Roll) -> u8 {
        roll.get()
    }
}

impl TryFrom<u8> for Roll {
    type Error = NotARoll;

    fn try_from(value: u8) -> Result<Roll, NotARoll> {
        Roll::new(value).ok_or(NotARoll(value))
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.get().fmt(f)
    }
}
