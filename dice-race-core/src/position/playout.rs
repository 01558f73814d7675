//! Uniformly random games to the end: the simplest estimate of a position, and a measure of speed.

use core::ops::{AddAssign, Range};

use chessboard_core::Color;
use chessboard_core::batch::generator_of_game;
use chessboard_core::cpu::{self, Level, Work};
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::lanes::{play_in_lanes, roll_of};
use crate::{Position, Roll};

/// How random games ended, and how long they were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Playouts {
    /// Games that White won.
    pub white: u64,
    /// Games that Black won.
    pub black: u64,
    /// Rolls in all games together.
    pub rolls: u64,
}

impl Playouts {
    /// Counts a game with its winner and its rolls.
    #[inline(always)]
    pub(super) fn add_game(&mut self, winner: Color, rolls: u64) {
        match winner {
            Color::White => self.white += 1,
            Color::Black => self.black += 1,
        }
        self.rolls += rolls;
    }
}

impl AddAssign for Playouts {
    fn add_assign(&mut self, other: Playouts) {
        self.white += other.white;
        self.black += other.black;
        self.rolls += other.rolls;
    }
}

/// Random games.
impl Position {
    /// Plays random games from here: those with these numbers in the seed's endless series of games.
    ///
    /// Game `n` of a seed is the same in any range, on every platform and in every release of this major version, so a
    /// long series can be played in parts, and stopped between them. Its
    /// rolls and moves come from xoshiro256++ seeded with [`hash::words`](chessboard_core::hash::words)`([seed, n])`: one output for each roll, whose
    /// top three bits are the roll minus one (6 and 7 are rejected), and one output for each
    /// [`random_move`](Position::random_move). A pending roll is used first; a game that is over counts with its
    /// winner. A game from the start takes about 150 rolls.
    ///
    /// ```
    /// use dice_race_core::Position;
    ///
    /// let played = Position::default().random_playouts(0..100, 1);
    /// assert_eq!(played.white + played.black, 100);
    /// ```
    pub fn random_playouts(&self, games: Range<u64>, seed: u64) -> Playouts {
        cpu::run(Series { start: *self, games, seed })
    }
}

/// On all cores.
#[cfg(feature = "rayon")]
impl Position {
    /// [`random_playouts`](Position::random_playouts) on the threads of rayon's pool; the result is the same.
    pub fn par_random_playouts(&self, games: Range<u64>, seed: u64) -> Playouts {
        use rayon::iter::{IntoParallelIterator, ParallelIterator};

        let parts = games.end.saturating_sub(games.start).div_ceil(GAMES_OF_A_PART);
        let play = |part: u64| {
            let start = games.start + part * GAMES_OF_A_PART;
            let end = start.saturating_add(GAMES_OF_A_PART).min(games.end);
            self.random_playouts(start..end, seed)
        };
        let sum = |mut all: Playouts, part| {
            all += part;
            all
        };
        (0..parts).into_par_iter().map(play).reduce(Playouts::default, sum)
    }
}

/// How many games a thread takes at a time: some milliseconds of work, long enough that few lanes run empty.
#[cfg(feature = "rayon")]
const GAMES_OF_A_PART: u64 = 4096;

/// A range of random games, as work that is compiled for several CPUs.
struct Series {
    start: Position,
    games: Range<u64>,
    seed: u64,
}

impl Work for Series {
    type Output = Playouts;

    #[inline(always)]
    fn run(self, level: Level, _: impl Fn(Self) -> Playouts) -> Playouts {
        let games = self.games.end.saturating_sub(self.games.start);
        if level.has_wide_vectors() && games >= FEWEST_IN_LANES && self.start.winner().is_none() {
            play_in_lanes(&self.start, self.games, self.seed)
        } else {
            self.one_by_one()
        }
    }
}

/// Fewer games are faster one after the other: most lanes would be empty.
const FEWEST_IN_LANES: u64 = 32;

impl Series {
    #[inline(always)]
    fn one_by_one(self) -> Playouts {
        let mut all = Playouts::default();
        for game in self.games {
            let mut generator = generator_of_game(self.seed, game);
            let mut position = self.start;
            let mut rolls = 0;
            let winner = loop {
                if let Some(winner) = position.winner() {
                    break winner;
                }
                if position.rolled.is_none() {
                    position.rolled = Some(roll(&mut generator));
                    rolls += 1;
                }
                if let Some(m) = position.random_move(generator.next_u64()) {
                    position.play_unchecked(m);
                }
            };
            all.add_game(winner, rolls);
        }
        all
    }
}

#[inline(always)]
fn roll(generator: &mut Xoshiro256PlusPlus) -> Roll {
    loop {
        if let Some(roll) = Roll::new(roll_of(generator.next_u64()) as u8) {
            return roll;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ProgressSet, Rules};

    #[test]
    fn lanes_and_the_level_do_not_change_the_games() {
        conformance::on_every_level(|level| {
            for rules in Rules::ALL {
                let start = Position::initial(rules);
                let rolled = start.roll(Roll::Six).unwrap();
                // One roll from the end, which may win at once.
                let late = ProgressSet((0xF << 27) >> (4 - rules.pieces.get()) & 0x7800_0000);
                let late = Position { white: late, black: ProgressSet(1), rolled: Some(Roll::One), ..start };
                for start in [start, rolled, late, late.without_roll()] {
                    for games in [0..0, 5..6, 0..31, 7..40, 0..100, 1000..1200, u64::MAX - 90..u64::MAX] {
                        let expected = Series { start, games: games.clone(), seed: 3 }.one_by_one();
                        assert_eq!(start.random_playouts(games, 3), expected, "{level}, {start:?}");
                    }
                }
            }
        });
    }

    #[test]
    #[cfg(feature = "rayon")]
    fn threads_do_not_change_the_games() {
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            for games in [0..0, 3..4, 5..10_000, u64::MAX - 5000..u64::MAX] {
                let expected = Position::default().random_playouts(games.clone(), 7);
                let played = pool.install(|| Position::default().par_random_playouts(games, 7));
                assert_eq!(played, expected, "{threads} threads");
            }
        }
    }

    #[test]
    fn a_seed_is_a_promise() {
        let played = Position::default().random_playouts(0..1000, 7);
        assert_eq!(played, Playouts { white: 493, black: 507, rolls: 154_201 });
    }
}
