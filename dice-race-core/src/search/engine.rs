#[cfg(feature = "tables")]
use alloc::sync::Arc;
use alloc::vec::Vec;

use super::analysis::{Analysis, RatedRoll};
use super::expectiminimax;
use super::network::Network;
#[cfg(feature = "tables")]
use crate::tables::Table;
use crate::{IllegalMove, Move, Position, Roll};

/// The search depth, in rolls after a move.
const ROLLS_AHEAD: u8 = 3;

/// Analyzes positions and games at full strength.
///
/// It plays by the rules that a position carries. The same question always has the same answer. Chances are those of
/// the side to move, from 0 to 1. A move takes a few milliseconds, a position before its roll six times as long.
///
/// ```
/// use dice_race_core::search::Engine;
/// use dice_race_core::{Position, Roll};
///
/// let mut engine = Engine::new();
/// let start = Position::default();
/// assert!((0.49..0.52).contains(&engine.win_probability(&start)));
/// assert!(engine.luck(&start, Roll::Six)? > engine.luck(&start, Roll::One)?);
///
/// let rolled = start.roll(Roll::Six)?;
/// let analysis = engine.analyze(&rolled)?;
/// assert_eq!(analysis.best_move(), Some(engine.best_move(&rolled)?));
/// assert_eq!(analysis.moves[0].loss, 0.0);
/// # Ok::<(), dice_race_core::IllegalMove>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Engine {
    options: EngineOptions,
}

/// The options of an [`Engine`].
#[derive(Debug, Clone, Default)]
pub struct EngineOptions {
    /// Exact chances, which replace the search for positions with the table's rules; none by default.
    #[cfg(feature = "tables")]
    pub table: Option<Arc<Table>>,
}

impl Engine {
    /// An engine with the default options.
    pub fn new() -> Engine {
        Engine::default()
    }

    /// An engine with these options.
    pub fn with_options(options: EngineOptions) -> Engine {
        Engine { options }
    }

    /// The chance to win of the side to move: with a roll pending, that of the best move; before a roll, the mean
    /// over the six; when the game is over, 1 or 0.
    pub fn win_probability(&mut self, position: &Position) -> f64 {
        let ahead = self.rolls_ahead(position);
        let rolls = if position.rolled().is_some() { ahead } else { ahead + 1 };
        expectiminimax::win_probability(position, rolls, &|leaf| self.estimate(leaf))
    }

    /// The best move; of equal ones the first. Refused without a roll and when the game is over.
    pub fn best_move(&mut self, position: &Position) -> Result<Move, IllegalMove> {
        // Most rolls leave no choice.
        if let [only] = *position.legal_moves() {
            return Ok(only);
        }
        self.analyze(position)?.best_move().ok_or(IllegalMove::NoRoll)
    }

    /// Rates all legal moves. Refused without a roll and when the game is over.
    pub fn analyze(&mut self, position: &Position) -> Result<Analysis, IllegalMove> {
        let ahead = self.rolls_ahead(position);
        Analysis::new(position, |after| expectiminimax::chance_node(after, ahead, &|leaf| self.estimate(leaf)))
    }

    /// Rates the six rolls, ascending, each with its best move. Refused with a roll pending and when the game is over.
    pub fn analyze_rolls(&mut self, position: &Position) -> Result<Vec<RatedRoll>, IllegalMove> {
        let mean = self.win_probability(position);
        let mut rate = |rolled| {
            let position = position.roll(rolled)?;
            let analysis = self.analyze(&position)?;
            let best = analysis.best_move().ok_or(IllegalMove::NoRoll)?;
            let win_probability = analysis.win_probability;
            Ok(RatedRoll { rolled, best, win_probability, luck: win_probability - mean })
        };
        Roll::ALL.into_iter().map(&mut rate).collect()
    }

    /// The luck of a roll: the chance to win with it, less the mean over all rolls. The luck of the six adds up to 0.
    pub fn luck(&mut self, position: &Position, roll: Roll) -> Result<f64, IllegalMove> {
        let rolled = position.roll(roll)?;
        Ok(self.win_probability(&rolled) - self.win_probability(position))
    }

    /// The search depth; 0 where exact chances are known.
    fn rolls_ahead(&self, position: &Position) -> u8 {
        if self.look_up(position).is_some() { 0 } else { ROLLS_AHEAD }
    }

    /// The evaluation of a position that waits for a roll.
    pub(super) fn estimate(&self, position: &Position) -> f64 {
        self.look_up(position).unwrap_or_else(|| Network::LEARNED.win_probability(position))
    }

    /// The exact chance, if the table is for these rules.
    #[cfg(feature = "tables")]
    fn look_up(&self, position: &Position) -> Option<f64> {
        self.options.table.as_ref()?.win_probability(position).ok()
    }

    #[cfg(not(feature = "tables"))]
    fn look_up(&self, _: &Position) -> Option<f64> {
        let EngineOptions {} = self.options;
        None
    }
}
