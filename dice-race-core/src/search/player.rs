use chessboard_core::{Level, hash, softmax};

use super::analysis::Analysis;
use super::engine::Engine;
use super::race_lead;
use crate::{IllegalMove, Move, Position};

/// A computer player of one of ten [`Level`]s.
///
/// The levels differ in how much of the learned evaluation they use; only the last one searches. The others choose
/// among moves nearly as good as the best by softmax sampling. Luck decides most games: the levels are spaced evenly
/// over the whole effect of skill in this game.
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

    /// A player who evaluates as this engine does, as far as the level allows.
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
        if self.level == Level::HIGHEST {
            return self.engine.best_move(position);
        }
        let moves = Analysis::new(position, |after| self.evaluate(after))?.moves;
        let bits = hash::mix(self.seed, position.stable_hash());
        let sampled = softmax::sample(&moves, |rated| rated.loss, TEMPERATURE, bits);
        sampled.map(|rated| rated.played).ok_or(IllegalMove::NoRoll)
    }

    /// The evaluation of a position that waits for a roll, at this level.
    fn evaluate(&self, position: &Position) -> f64 {
        let weight = EVALUATION_WEIGHT[self.level.index()];
        weight * self.engine.estimate(position) + (1.0 - weight) * race_lead::win_probability(position)
    }
}

/// The weight of the learned evaluation at each level; the rest is the lead in the race. Chosen so that the levels are
/// equally far apart, measured in games against the highest.
const EVALUATION_WEIGHT: [f64; 10] = [0.0, 0.008, 0.018, 0.032, 0.052, 0.078, 0.12, 0.2, 0.38, 1.0];

/// The softmax temperature, in chance to win.
const TEMPERATURE: f64 = 0.001;
