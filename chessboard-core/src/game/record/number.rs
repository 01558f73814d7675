use core::fmt;

/// The number of a turn: `7.`, or `7...` for Black's move in a game whose two sides share a number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TurnNumber {
    /// The number, from 1.
    pub number: u32,
    /// Whether it is Black's move, and White's has the same number.
    pub is_blacks: bool,
}

impl TurnNumber {
    /// Whether the number is written before the turn at this ply: White's move carries it for both sides, unless Black
    /// begins.
    pub(super) const fn is_written_at(self, ply: usize) -> bool {
        ply == 0 || !self.is_blacks
    }
}

impl fmt::Display for TurnNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.number, if self.is_blacks { "..." } else { "." })
    }
}
