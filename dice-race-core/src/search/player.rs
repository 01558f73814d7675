use chessboard_core::{Level, hash, softmax};

use super::engine::rate;
use super::{Engine, expectation, race};
use crate::{IllegalMove, Move, Position};

/// A computer player of one of ten [`Level`]s.
///
/// The levels differ in how much they know besides who is ahead in the race; only the last looks ahead. Among moves
/// that seem nearly as good as the best they draw by lot. Luck decides most games: the levels are spread evenly over
/// all that skill can do in this game.
///
/// The same level and seed make the same move in a position, whatever was played before, on every platform.
///
/// ```
/// use dice_race_core::search::{Level, Player};
/// use dice_race_core::{Position, Roll};
///
/// let player = Player::new(Level::LOWEST, 7);
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

    /// A player who knows what this analyst knows, as far as the level lets it.
    pub fn with_engine(engine: Engine, level: Level, seed: u64) -> Player {
        Player { engine, level, seed }
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move it makes. Refused while a roll is awaited and when the game is over.
    pub fn best_move(&self, position: &Position) -> Result<Move, IllegalMove> {
        if self.level == Level::HIGHEST {
            return self.engine.best_move(position);
        }
        let ranked = rate(position, |m| expectation::of_move(position, m, 0, &|position| self.seen(position)))?;
        let bits = hash::mix(self.seed, position.stable_hash());
        let drawn = softmax::sample(&ranked, |rated| rated.loss, TEMPERATURE, bits);
        // There is a move wherever one is awaited.
        drawn.map(|rated| rated.played).ok_or(IllegalMove::NoRoll)
    }

    /// What a player of this level thinks of a position that waits for a roll.
    fn seen(&self, position: &Position) -> f64 {
        let knowledge = KNOWLEDGE[self.level.index()];
        knowledge * self.engine.estimate(position) + (1.0 - knowledge) * race::win_probability(position)
    }
}

/// How much of a level's judgment is the learned evaluation; the rest is who is ahead in the race. Chosen so that the
/// levels are equally far apart, by games against the highest.
const KNOWLEDGE: [f64; 10] = [0.0, 0.008, 0.018, 0.032, 0.052, 0.078, 0.12, 0.2, 0.38, 1.0];

/// A move that seems worse by so much of the chance to win is drawn e times less often than the best.
const TEMPERATURE: f64 = 0.001;
