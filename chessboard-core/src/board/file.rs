use core::fmt;
use core::str::FromStr;

use super::coordinate::serde_as_text_or_index;
use crate::ParseError;
use crate::text::Cursor;

/// A column of the board, `a` (left, as White sits) to `h`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[allow(missing_docs, reason = "each variant is the file it names")]
#[repr(u8)]
pub enum File {
    A,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// The eight files, from `a` to `h`.
    pub const ALL: [File; 8] = {
        use File::{A, B, C, D, E, F, G, H};
        [A, B, C, D, E, F, G, H]
    };

    /// The file with this index, 0 for `a` to 7 for `h`; `None` beyond.
    pub const fn from_index(index: usize) -> Option<File> {
        if index < 8 { Some(File::ALL[index]) } else { None }
    }

    /// 0 for `a` to 7 for `h`.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file's letter, `a` to `h`.
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// Reads the file's letter.
impl FromStr for File {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<File, ParseError> {
        let mut cursor = Cursor::new(text);
        let index = cursor.digit(b'a', 8, "a file, a to h")?;
        cursor.finish()?;
        Ok(File::ALL[index as usize & 7])
    }
}

serde_as_text_or_index!(File, "a file's index, 0 to 7");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_file_is_its_index_and_its_letter() {
        for (index, file) in File::ALL.into_iter().enumerate() {
            assert_eq!((file.index(), File::from_index(index)), (index, Some(file)));
            assert_eq!(file.to_string().parse(), Ok(file));
        }
        assert_eq!(File::from_index(8), None);
        assert_eq!("".parse::<File>(), Err(ParseError::new(0, "a file, a to h")));
        assert_eq!("a ".parse::<File>(), Err(ParseError::new(1, "the end of the text")));
    }
}
