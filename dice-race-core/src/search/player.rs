use chessboard_core::{Level, hash, softmax};

use super::analysis::Analysis;
use super::engine::Engine;
use crate::{IllegalMove, Move, Position};

/// A computer player of one of ten [`Level`]s.
///
/// Only the highest level searches. The others choose among the moves by softmax sampling of their chances to win, by
/// the learned evaluation, at a temperature that falls from level to level: the lowest plays nearly at random. Luck
/// decides most games: the levels are spaced evenly over the whole effect of skill in this game.
///
/// The same level and seed make the same move in a position, whatever was played before, on every platform.
///
/// ```
/// use dice_race_core::search::{Level, Player};
/// use dice_race_core::{Position, Roll};
///
/// let mut player = Player::new(Level::LOWEST, 7);
/// let rolled = Position::default().roll(Roll::Six)?;
/// let m = player.best_move(&rolled)?;
/// assert!(rolled.is_legal(m));
/// # Ok::<(), dice_race_core::IllegalMove>(())
/// ```
#[derive(Debug, Clone)]
pub struct Player {
    engine: Engine,
    level: Level,
    seed: u64,
}

impl Player {
    /// A player of a level.
    pub fn new(level: Level, seed: u64) -> Player {
        Player::with_engine(Engine::new(), level, seed)
    }

    /// A player who evaluates as this engine does.
    pub fn with_engine(engine: Engine, level: Level, seed: u64) -> Player {
        Player { engine, level, seed }
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move that the player makes. Refused without a roll and when the game is over on the board: a position does
    /// not say that a side has resigned, [`Game::is_over`](crate::Game::is_over) does.
    pub fn best_move(&mut self, position: &Position) -> Result<Move, IllegalMove> {
        let Some(&temperature) = TEMPERATURES.get(self.level.index()) else { return self.engine.best_move(position) };
        let moves = Analysis::new(position, |after| self.engine.estimate(after))?.moves;
        let bits = hash::mix(self.seed, position.stable_hash());
        let sampled = softmax::sample(&moves, |rated| rated.loss, temperature, bits);
        sampled.map(|rated| rated.played).ok_or(IllegalMove::NoRoll)
    }
}

/// The softmax temperatures of the levels below the highest, in chance to win. Chosen so that each level wins the same
/// share of games against the one below.
const TEMPERATURES: [f64; 9] = [0.3, 0.15, 0.093, 0.065, 0.047, 0.034, 0.024, 0.016, 0.008];
