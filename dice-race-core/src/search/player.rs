use chessboard_core::{Level, hash};

use super::engine::rate;
use super::strength::Strength;
use super::{Engine, RatedMove, expectation, race};
use crate::{IllegalMove, Move, Position};

/// A computer player of one of ten [`Level`]s.
///
/// The levels differ in how far they look ahead, in how much they know besides who is ahead in the race, and in how
/// surely they choose the best of what they see. Luck decides most games: between the first level and the last lies
/// what skill can do in this game.
///
/// The same level and seed make the same move in a position, whatever was played before, on every platform.
///
/// ```
/// use dice_race_core::search::{Level, Player};
/// use dice_race_core::{Position, Roll};
///
/// let player = Player::new(Level::LOWEST, 7);
/// let thrown = Position::default().throw(Roll::Six)?;
/// let m = player.best_move(&thrown)?;
/// assert!(thrown.is_legal(m));
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

    /// The move it makes. Refused while a throw is awaited and when the game is over.
    pub fn best_move(&self, position: &Position) -> Result<Move, IllegalMove> {
        if self.level == Level::HIGHEST {
            return self.engine.best_move(position);
        }
        let strength = Strength::of(self.level);
        let seen = |position: &Position| self.seen(position, strength);
        let ranked = rate(position, |m| expectation::of_move(position, m, strength.throws, &seen))?;
        let lot = hash::mix(self.seed, position.stable_hash());
        draw(&ranked, strength.temperature, lot).ok_or(IllegalMove::NoThrow)
    }

    /// What a player of this strength thinks of a position that waits for a throw.
    fn seen(&self, position: &Position, strength: Strength) -> f64 {
        let known = self.engine.estimate(position);
        strength.knowledge * known + (1.0 - strength.knowledge) * race::win_probability(position)
    }
}

/// Moves that seem worse than the best by more than so many times the temperature are not made.
const WORST: f64 = 3.0;

/// One of the moves: one that seems worse by the temperature is drawn e times less often than the best.
fn draw(ranked: &[RatedMove], temperature: f64, lot: u64) -> Option<Move> {
    let weight = |rated: &RatedMove| match rated.loss / temperature {
        worse if worse <= WORST => libm::exp(-worse),
        _ => 0.0,
    };
    let all: f64 = ranked.iter().map(weight).sum();
    // 53 bits fill the digits of a number from 0 to 1.
    let mut left = (lot >> 11) as f64 / (1_u64 << 53) as f64 * all;
    let drawn = ranked.iter().find(|rated| {
        left -= weight(rated);
        left < 0.0
    });
    drawn.or(ranked.first()).map(|rated| rated.played)
}
