use alloc::vec::Vec;
use core::fmt;

use super::{Chances, Value};
use crate::Move;

/// What an engine has found out of a position.
#[derive(Debug, Clone, PartialEq)]
pub struct Analysis {
    /// The best lines of play, the best first; at least one.
    pub lines: Vec<Line>,
    /// The depth, in plies, that was searched to the end.
    pub depth: u8,
    /// How many positions were looked at.
    pub nodes: u64,
}

/// A line of play.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    /// The moves as far as they were kept in mind; at least one.
    pub moves: Vec<Move>,
    /// By how much the side to move will win: the difference of the final scores, 100 for a stone.
    pub value: Value,
    /// Whether `value` is proven, and not an estimate.
    pub is_proven: bool,
    /// How likely the side to move is to win, to draw and to lose.
    pub chances: Chances,
}

impl Analysis {
    /// The move to make.
    pub fn best(&self) -> Move {
        self.lines[0].moves[0]
    }
}

/// `+2 proven: a1-d4 h8-f6`, or `+0.35 win 40 %, draw 40 %, loss 20 %: a1-d4 h8-f6`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_proven {
            write!(f, "{:+} proven:", self.value / 100)?;
        } else {
            write!(f, "{} {}:", Stones(self.value), self.chances)?;
        }
        self.moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

/// A value as a number of stones: `+0.35`.
pub(super) struct Stones(pub(super) Value);

impl fmt::Display for Stones {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { '-' } else { '+' };
        let Stones(value) = self;
        write!(f, "{sign}{}.{:02}", value.abs() / 100, value.abs() % 100)
    }
}
