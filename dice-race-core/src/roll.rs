use chessboard_core::text::Cursor;
use chessboard_core::{ParseError, small_number};

/// A number rolled with the die: 1 to 6, and nothing else.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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

    /// Reads a roll's digit from a text.
    pub(crate) fn read(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Roll, ParseError> {
        let index = cursor.digit(b'1', 6, expected)?;
        Ok(Roll::ALL[index as usize % 6])
    }
}

small_number!(Roll as u8, RollError, "a roll from 1 to 6");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn numbers_texts_and_rolls_are_one_to_one() {
        for number in 0..=u8::MAX {
            let roll = Roll::new(number);
            assert_eq!(roll.is_some(), (1..=6).contains(&number));
            assert_eq!((Roll::try_from(number).ok(), number.to_string().parse().ok()), (roll, roll));
            assert!(roll.is_none_or(|roll| u8::from(roll) == number));
        }
        assert_eq!("7".parse::<Roll>().unwrap_err().to_string(), "expected a roll from 1 to 6");
    }
}
