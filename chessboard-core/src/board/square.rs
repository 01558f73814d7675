use core::fmt;
use core::str::FromStr;

use super::coordinate::serde_as_text_or_index;
use crate::text::Cursor;
use crate::{Color, File, ParseError, Rank};

/// Defines [`Square`] from the list of its names, so that the names are written once.
macro_rules! squares {
    ($($name:ident),* $(,)?) => {
        /// One of the 64 squares, `a1` (index 0), `b1` (1) … `h8` (63).
        ///
        /// One byte, and so is `Option<Square>`.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[allow(missing_docs, reason = "each variant is the square it names")]
        #[repr(u8)]
        pub enum Square { $($name),* }

        impl Square {
            /// The 64 squares in order of their index.
            pub const ALL: [Square; 64] = [$(Square::$name),*];

            /// The square whose index is the low six bits of `index`.
            ///
            /// The compiler sees that the match is the identity, so this costs one `and`.
            #[inline(always)]
            pub(crate) const fn from_low_bits(index: u32) -> Square {
                const fn pick(index: u8) -> Square {
                    match index {
                        $(index if index == Square::$name as u8 => Square::$name,)*
                        _ => Square::A1,
                    }
                }
                pick((index & 63) as u8)
            }
        }
    };
}

squares! {
    A1, B1, C1, D1, E1, F1, G1, H1,
    A2, B2, C2, D2, E2, F2, G2, H2,
    A3, B3, C3, D3, E3, F3, G3, H3,
    A4, B4, C4, D4, E4, F4, G4, H4,
    A5, B5, C5, D5, E5, F5, G5, H5,
    A6, B6, C6, D6, E6, F6, G6, H6,
    A7, B7, C7, D7, E7, F7, G7, H7,
    A8, B8, C8, D8, E8, F8, G8, H8,
}

impl Square {
    /// The square on a file and a rank.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square::from_low_bits(rank as u32 * 8 + file as u32)
    }

    /// The square with this index, 0 for `a1`, 1 for `b1` … 63 for `h8`; `None` beyond.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 { Some(Square::ALL[index]) } else { None }
    }

    /// 0 for `a1`, 1 for `b1` … 63 for `h8`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The square's name, `a1` to `h8`.
    pub fn name(self) -> &'static str {
        const NAMES: &str = "\
            a1b1c1d1e1f1g1h1a2b2c2d2e2f2g2h2a3b3c3d3e3f3g3h3a4b4c4d4e4f4g4h4\
            a5b5c5d5e5f5g5h5a6b6c6d6e6f6g6h6a7b7c7d7e7f7g7h7a8b8c8d8e8f8g8h8";
        let start = self.index() * 2;
        NAMES.get(start..start + 2).unwrap_or_default()
    }

    /// The file this square stands on.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[self as usize & 7]
    }

    /// The rank this square stands on.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self as usize >> 3]
    }

    /// The square on the same rank, seen in a mirror: `a` and `h` are swapped.
    #[inline]
    pub const fn mirrored(self) -> Square {
        Square::from_low_bits(self as u32 ^ 0b000_111)
    }

    /// The square on the same file, the board turned upside down: ranks 1 and 8 are swapped.
    #[inline]
    pub const fn flipped(self) -> Square {
        Square::from_low_bits(self as u32 ^ 0b111_000)
    }

    /// The square as this side sees it: flipped for Black, so that its own edge is rank 1.
    #[inline]
    pub const fn seen_by(self, color: Color) -> Square {
        match color {
            Color::White => self,
            Color::Black => self.flipped(),
        }
    }

    /// Reads a square's file and rank from a text.
    #[doc(hidden)]
    pub fn read(cursor: &mut Cursor<'_>) -> Result<Square, ParseError> {
        const EXPECTED: &str = "a square, a1 to h8";
        let start = cursor.offset();
        let bad = |_| ParseError::new(start, EXPECTED);
        let file = cursor.digit(b'a', 8, EXPECTED).map_err(bad)?;
        let rank = cursor.digit(b'1', 8, EXPECTED).map_err(bad)?;
        Ok(Square::from_low_bits(rank * 8 + file))
    }
}

/// The square's name, `a1` to `h8`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Reads `a1` to `h8`; nothing else.
impl FromStr for Square {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Square, ParseError> {
        let mut cursor = Cursor::new(text);
        let square = Square::read(&mut cursor)?;
        cursor.finish()?;
        Ok(square)
    }
}

serde_as_text_or_index!(Square, "a square's index, 0 to 63");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn an_optional_square_is_one_byte() {
        assert_eq!(size_of::<Option<Square>>(), 1);
    }

    #[test]
    fn every_square_is_its_index_its_name_and_its_file_and_rank() {
        for (index, square) in Square::ALL.into_iter().enumerate() {
            assert_eq!(square.index(), index);
            assert_eq!(Square::from_index(index), Some(square));
            assert_eq!(Square::new(square.file(), square.rank()), square);
            assert_eq!(square.name(), std::format!("{}{}", square.file(), square.rank()));
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!((square.seen_by(Color::White), square.seen_by(Color::Black)), (square, square.flipped()));
            assert_eq!(square.to_string(), std::format!("{square:?}").to_lowercase());
        }
        assert_eq!(Square::from_index(64), None);
    }

    #[test]
    fn a_bad_name_says_where_and_what_was_expected() {
        for (text, offset) in [("", 0), ("a", 0), ("i1", 0), ("a9", 0), ("A1", 0), ("é1", 0)] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!((error.offset, error.expected), (offset, "a square, a1 to h8"), "{text:?}");
        }
        assert_eq!("a1 ".parse::<Square>().unwrap_err(), ParseError::new(2, "the end of the text"));
    }
}
