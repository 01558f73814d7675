use core::fmt;
use core::str::FromStr;

use super::coordinate::serde_as_text_or_index;
use crate::ParseError;
use crate::text::Cursor;

/// A row of the board, 1 (White's edge) to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[allow(missing_docs, reason = "each variant is the rank it names")]
#[repr(u8)]
pub enum Rank {
    First,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// The eight ranks, from 1 to 8.
    pub const ALL: [Rank; 8] = {
        use Rank::{Eighth, Fifth, First, Fourth, Second, Seventh, Sixth, Third};
        [First, Second, Third, Fourth, Fifth, Sixth, Seventh, Eighth]
    };

    /// The rank with this index, 0 for rank 1 to 7 for rank 8; `None` beyond.
    pub const fn from_index(index: usize) -> Option<Rank> {
        if index < 8 { Some(Rank::ALL[index]) } else { None }
    }

    /// 0 for rank 1 to 7 for rank 8.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank's digit, `1` to `8`.
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.digit())
    }
}

/// Reads the rank's digit.
impl FromStr for Rank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Rank, ParseError> {
        let mut cursor = Cursor::new(text);
        let index = cursor.digit(b'1', 8, "a rank, 1 to 8")?;
        cursor.finish()?;
        Ok(Rank::ALL[index as usize & 7])
    }
}

serde_as_text_or_index!(Rank, "a rank's index, 0 to 7");

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn every_rank_is_its_index_and_its_digit() {
        for (index, rank) in Rank::ALL.into_iter().enumerate() {
            assert_eq!((rank.index(), Rank::from_index(index)), (index, Some(rank)));
            assert_eq!(rank.to_string().parse(), Ok(rank));
        }
        assert_eq!(Rank::from_index(8), None);
        assert_eq!("".parse::<Rank>(), Err(ParseError::new(0, "a rank, 1 to 8")));
        assert_eq!("1 ".parse::<Rank>(), Err(ParseError::new(1, "the end of the text")));
    }
}
