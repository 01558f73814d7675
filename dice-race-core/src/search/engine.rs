use alloc::vec::Vec;

#[cfg(feature = "tables")]
use alloc::sync::Arc;

use super::expectation;
use super::network::Network;
#[cfg(feature = "tables")]
use crate::tables::Table;
use crate::{IllegalMove, Move, Position, Roll};

/// So many rolls ahead of a move the analyst looks.
const ROLLS_AHEAD: u8 = 3;

/// The analyst: what a position is worth, which moves are best, and how lucky a roll was.
///
/// It works by the rules that a position carries, at full strength, and the same question always has the same
/// answer. Chances are those of the side to move, 0 to 1. A move takes a few milliseconds, a position
/// before its roll six times as long.
///
/// ```
/// use dice_race_core::search::Engine;
/// use dice_race_core::{Position, Roll};
///
/// let engine = Engine::new();
/// let start = Position::default();
/// assert!((0.49..0.52).contains(&engine.win_probability(&start)));
/// assert!(engine.luck(&start, Roll::Six)? > engine.luck(&start, Roll::One)?);
///
/// let rolled = start.roll(Roll::Six)?;
/// let ranked = engine.analyze(&rolled)?;
/// assert_eq!(ranked[0].played, engine.best_move(&rolled)?);
/// assert_eq!(ranked[0].loss, 0.0);
/// # Ok::<(), dice_race_core::IllegalMove>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Engine {
    #[cfg(feature = "tables")]
    table: Option<Arc<Table>>,
}

/// A legal move and what it is worth.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatedMove {
    /// The move.
    pub played: Move,
    /// The chance to win after it, for the side that makes it.
    pub win_probability: f64,
    /// How much less that is than after the best move.
    pub loss: f64,
}

impl Engine {
    /// An analyst who knows no table.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// An analyst who looks up the exact chances of the table, for positions with its rules.
    #[cfg(feature = "tables")]
    pub fn with_table(table: Arc<Table>) -> Engine {
        Engine { table: Some(table) }
    }

    /// The chance to win of the side to move: with a roll pending, that of the best move; before a roll, the mean
    /// over the six; when the game is over, 1 or 0.
    pub fn win_probability(&self, position: &Position) -> f64 {
        let ahead = self.rolls_ahead(position);
        let rolls = if position.rolled().is_some() { ahead } else { ahead + 1 };
        expectation::win_probability(position, rolls, &|position| self.estimate(position))
    }

    /// The best move; of equal ones the first.
    pub fn best_move(&self, position: &Position) -> Result<Move, IllegalMove> {
        // Most rolls leave no choice, and nothing to think about.
        if let [only] = *position.legal_moves() {
            return Ok(only);
        }
        let ranked = self.analyze(position)?;
        // There is a move wherever one is awaited.
        ranked.first().map(|best| best.played).ok_or(IllegalMove::NoRoll)
    }

    /// All legal moves, the best first, equal ones in their order. Refused while a roll is awaited and when the game
    /// is over.
    pub fn analyze(&self, position: &Position) -> Result<Vec<RatedMove>, IllegalMove> {
        let ahead = self.rolls_ahead(position);
        rate(position, |m| expectation::of_move(position, m, ahead, &|position| self.estimate(position)))
    }

    /// The luck of a roll: the chance to win with it, less the mean over all rolls. The six add up to 0.
    pub fn luck(&self, position: &Position, roll: Roll) -> Result<f64, IllegalMove> {
        let rolled = position.roll(roll)?;
        Ok(self.win_probability(&rolled) - self.win_probability(position))
    }

    /// What is known exactly need not be searched for.
    fn rolls_ahead(&self, position: &Position) -> u8 {
        if self.look_up(position).is_some() { 0 } else { ROLLS_AHEAD }
    }

    /// What is known about a position that waits for a roll, without looking ahead.
    pub(super) fn estimate(&self, position: &Position) -> f64 {
        self.look_up(position).unwrap_or_else(|| Network::LEARNED.win_probability(position))
    }

    /// The exact chance, if the table is for these rules.
    #[cfg(feature = "tables")]
    fn look_up(&self, position: &Position) -> Option<f64> {
        self.table.as_ref()?.win_probability(position).ok()
    }

    #[cfg(not(feature = "tables"))]
    #[allow(clippy::unused_self, reason = "with the feature it is used")]
    fn look_up(&self, _: &Position) -> Option<f64> {
        None
    }
}

/// The legal moves with what they are worth, the best first.
pub(super) fn rate(position: &Position, worth: impl Fn(Move) -> f64) -> Result<Vec<RatedMove>, IllegalMove> {
    position.check_waits_for_move()?;
    let with_worth = |&played: &Move| RatedMove { played, win_probability: worth(played), loss: 0.0 };
    let mut ranked: Vec<_> = position.legal_moves().iter().map(with_worth).collect();
    ranked.sort_by(|one, other| other.win_probability.total_cmp(&one.win_probability));
    let best = ranked.first().map_or(0.0, |first| first.win_probability);
    for rated in &mut ranked {
        rated.loss = best - rated.win_probability;
    }
    Ok(ranked)
}
