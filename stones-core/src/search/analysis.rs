use alloc::vec::Vec;
use core::fmt;

use super::evaluation::Chances;
use super::value::Value;
use crate::Move;

/// The result of a search.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    /// The best lines of play, the best for the [`Objective`](super::Objective) first; an [`Engine`](super::Engine)
    /// finds at least one.
    pub lines: Vec<Line>,
    /// The number of plies that were searched completely.
    pub depth: u8,
    /// The number of positions searched.
    pub nodes: u64,
    /// Whether the value of the position is proven: that of the best line is, and that no other move is better.
    #[cfg_attr(feature = "serde", serde(rename = "proven"))]
    pub is_proven: bool,
}

/// A line of play: a principal variation with its value.
#[derive(Debug, Clone, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(from = "wire::Line", into = "wire::Line"))]
pub struct Line {
    /// The moves from which the value follows, as far as the transposition table holds them; an
    /// [`Engine`](super::Engine) finds at least one. If they end the game, it ends with this value.
    pub moves: Vec<Move>,
    /// The value of the first move, for the side that makes it.
    pub value: Value,
    /// Whether `value` is proven, and not an estimate. Another move can be better even so: see
    /// [`Analysis::is_proven`].
    pub is_proven: bool,
    /// The chances of the side to move.
    pub chances: Chances,
}

impl Analysis {
    /// The best line; `None` if there is none.
    pub fn best_line(&self) -> Option<&Line> {
        self.lines.first()
    }

    /// The best move; `None` if there is no line.
    pub fn best_move(&self) -> Option<Move> {
        self.best_line()?.moves.first().copied()
    }
}

impl Line {
    /// Whether the other line begins with these moves and has the same value.
    pub(super) fn is_part_of(&self, other: &Line) -> bool {
        (self.value, self.is_proven) == (other.value, other.is_proven) && other.moves.starts_with(&self.moves)
    }
}

/// `+2.00 proven: a1-d4 h8-f6`, or `+0.35 win 40 %, draw 40 %, loss 20 %: a1-d4 h8-f6`.
impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_proven {
            write!(f, "{} proven:", self.value)?;
        } else {
            write!(f, "{} {}:", self.value, self.chances)?;
        }
        self.moves.iter().try_for_each(|m| write!(f, " {m}"))
    }
}

/// Its lines, one below the other.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut lines = self.lines.iter();
        lines.next().map_or(Ok(()), |best| write!(f, "{best}"))?;
        lines.try_for_each(|line| write!(f, "\n{line}"))
    }
}

/// A line as serde sees it: one flat object.
#[cfg(feature = "serde")]
mod wire {
    use alloc::vec::Vec;

    use crate::Move;
    use crate::search::{Chances, Value};

    #[derive(serde::Serialize, serde::Deserialize)]
    pub(super) struct Line {
        moves: Vec<Move>,
        value: Value,
        proven: bool,
        win: f64,
        draw: f64,
        loss: f64,
    }

    impl From<super::Line> for Line {
        fn from(super::Line { moves, value, is_proven, chances }: super::Line) -> Line {
            let Chances { win, draw, loss } = chances;
            Line { moves, value, proven: is_proven, win, draw, loss }
        }
    }

    impl From<Line> for super::Line {
        fn from(Line { moves, value, proven, win, draw, loss }: Line) -> super::Line {
            super::Line { moves, value, is_proven: proven, chances: Chances { win, draw, loss } }
        }
    }
}
