use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::text::Cursor;
use crate::{NameError, ParseError};

/// One of the two sides. White moves first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[repr(u8)]
pub enum Color {
    /// The side that sits at rank 1.
    White,
    /// The side that sits at rank 8.
    Black,
}

impl Color {
    /// Both colors, White first.
    pub const ALL: [Color; 2] = [Color::White, Color::Black];

    /// Reads a side's letter from a text.
    #[doc(hidden)]
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Color, ParseError> {
        if cursor.eat(b'b') {
            return Ok(Color::Black);
        }
        cursor.expect(b'w', "the side to move, `w` or `b`")?;
        Ok(Color::White)
    }

    /// The letter that stands for this side in position texts: `w` or `b`.
    pub const fn letter(self) -> char {
        match self {
            Color::White => 'w',
            Color::Black => 'b',
        }
    }

    /// The color's name in JSON and in other languages: `white` or `black`.
    pub const fn name(self) -> &'static str {
        match self {
            Color::White => "white",
            Color::Black => "black",
        }
    }
}

/// The other side.
impl Not for Color {
    type Output = Color;

    #[inline]
    fn not(self) -> Color {
        match self {
            Color::White => Color::Black,
            Color::Black => Color::White,
        }
    }
}

/// `White` or `Black`.
impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Color::White => "White",
            Color::Black => "Black",
        })
    }
}

/// Reads `white` or `black`, in any case.
impl FromStr for Color {
    type Err = NameError;

    fn from_str(name: &str) -> Result<Color, NameError> {
        let found = Color::ALL.into_iter().find(|color| color.name().eq_ignore_ascii_case(name));
        found.ok_or(NameError { expected: "`white` or `black`" })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn names_and_printed_colors_are_read() {
        for color in Color::ALL {
            assert_eq!(color.name().parse(), Ok(color));
            assert_eq!(color.to_string().parse(), Ok(color));
            assert_eq!(color.name().to_ascii_uppercase().parse(), Ok(color));
            assert_eq!(!!color, color);
        }
        assert_eq!("w".parse::<Color>().unwrap_err().to_string(), "expected `white` or `black`");
    }
}
