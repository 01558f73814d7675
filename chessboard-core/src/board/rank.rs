use core::fmt;

/// A row of the board, 1 (White's edge) to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
