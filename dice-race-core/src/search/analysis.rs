use alloc::vec::Vec;
use core::fmt;

#[cfg(feature = "serde")]
use super::wire;
use crate::{IllegalMove, Move, Position, Roll, chances};

/// An [`Engine`](super::Engine)'s evaluation of a position with a pending roll.
#[derive(Debug, Clone, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Analysis {
    /// The chance to win of the side to move: that of the best move.
    pub win_probability: f64,
    /// All legal moves, the best first, equal ones in their order. An engine finds at least one.
    pub moves: Vec<RatedMove>,
}

/// A legal move and its chance to win.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "wire::RatedMove", into = "wire::RatedMove"))]
pub struct RatedMove {
    /// The move; in JSON its text, `move`, with `color`.
    pub played: Move,
    /// The chance to win after it, for the side that makes it.
    pub win_probability: f64,
    /// How much less that is than after the best move.
    pub loss: f64,
}

/// A roll with its best move and its luck.
#[derive(Debug, Clone, Copy, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "wire::RatedRoll", into = "wire::RatedRoll"))]
pub struct RatedRoll {
    /// The roll.
    pub rolled: Roll,
    /// The best move with it; in JSON its text, `move`, with `color`.
    pub best: Move,
    /// The chance to win with this roll, for the side that rolls.
    pub win_probability: f64,
    /// How much more that is than the mean over all rolls.
    pub luck: f64,
}

/// `a1-d1 52.1 %`, or `h8-b8 50.9 %, loses 1.2 %` if another move is better.
impl fmt::Display for RatedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {:.1} %", self.played, 100.0 * self.win_probability)?;
        if self.loss > 0.0 {
            write!(f, ", loses {:.1} %", 100.0 * self.loss)?;
        }
        Ok(())
    }
}

/// Its moves, one below the other.
impl fmt::Display for Analysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut moves = self.moves.iter();
        moves.next().map_or(Ok(()), |best| write!(f, "{best}"))?;
        moves.try_for_each(|rated| write!(f, "\n{rated}"))
    }
}

impl Analysis {
    /// The best move; `None` if there is none.
    pub fn best_move(&self) -> Option<Move> {
        self.moves.first().map(|best| best.played)
    }

    /// Rates the legal moves by the chance of the side to move in the positions after them.
    pub(super) fn new(position: &Position, chance: impl Fn(&Position) -> f64) -> Result<Analysis, IllegalMove> {
        let rate = |&played: &Move| {
            let win_probability = chances::after_move(position, played, &chance);
            RatedMove { played, win_probability, loss: 0.0 }
        };
        let mut moves: Vec<_> = position.legal_moves().iter().map(rate).collect();
        moves.sort_by(|one, other| other.win_probability.total_cmp(&one.win_probability));
        let best = moves.first().ok_or_else(|| chances::no_move(position))?.win_probability;
        for rated in &mut moves {
            rated.loss = best - rated.win_probability;
        }
        Ok(Analysis { win_probability: best, moves })
    }
}
