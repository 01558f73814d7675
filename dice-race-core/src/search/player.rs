use chessboard_core::Level;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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
/// The same seed, asked about the same positions, makes the same moves, on every platform.
///
/// ```
/// use dice_race_core::search::{Level, Player};
/// use dice_race_core::{Position, Roll};
///
/// let mut player = Player::new(Level::LOWEST, 7);
/// let thrown = Position::default().throw(Roll::Six)?;
/// let m = player.choose(&thrown)?;
/// assert!(thrown.is_legal(m));
/// # Ok::<(), dice_race_core::IllegalMove>(())
/// ```
#[derive(Debug, Clone)]
pub struct Player {
    engine: Engine,
    level: Level,
    random: Xoshiro256PlusPlus,
}

impl Player {
    /// A player of this level; its draws follow from the seed.
    pub fn new(level: Level, seed: u64) -> Player {
        Player::with_engine(Engine::new(), level, seed)
    }

    /// A player who knows what this analyst knows, as far as the level lets it.
    pub fn with_engine(engine: Engine, level: Level, seed: u64) -> Player {
        Player { engine, level, random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// The level.
    pub fn level(&self) -> Level {
        self.level
    }

    /// The move that the player makes. Refused, without a draw, while a throw is awaited and when the game is over.
    pub fn choose(&mut self, position: &Position) -> Result<Move, IllegalMove> {
        if self.level == Level::HIGHEST {
            return self.engine.best_move(position);
        }
        let strength = Strength::of(self.level);
        let seen = |position: &Position| self.seen(position, strength);
        let ranked = rate(position, |m| expectation::of_move(position, m, strength.throws, &seen))?;
        self.draw(&ranked, strength.temperature).ok_or(IllegalMove::NoThrow)
    }

    /// What a player of this strength thinks of a position that waits for a throw.
    fn seen(&self, position: &Position, strength: Strength) -> f64 {
        let known = self.engine.estimate(position);
        strength.knowledge * known + (1.0 - strength.knowledge) * race::win_probability(position)
    }

    /// One of the moves: one that seems worse by the temperature is drawn e times less often than the best. The draw
    /// takes one output of the generator, and none if there is nothing to choose.
    fn draw(&mut self, ranked: &[RatedMove], temperature: f64) -> Option<Move> {
        let best = ranked.first()?;
        if ranked.len() == 1 || temperature == 0.0 {
            return Some(best.played);
        }
        let weight = |rated: &RatedMove| libm::exp(-rated.loss / temperature);
        let all: f64 = ranked.iter().map(weight).sum();
        let mut left = all * unit(self.random.next_u64());
        let drawn = ranked.iter().find(|rated| {
            left -= weight(rated);
            left < 0.0
        });
        Some(drawn.unwrap_or(best).played)
    }
}

/// The upper 53 bits as a number from 0 up to, but not, 1.
fn unit(bits: u64) -> f64 {
    (bits >> 11) as f64 / (1_u64 << 53) as f64
}
