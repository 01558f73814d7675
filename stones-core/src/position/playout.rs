//! Uniformly random games to the end: the simplest estimate of a position, and a measure of speed.

use core::ops::{AddAssign, Range};

use chessboard_core::Color;
use chessboard_core::batch::generator_of_game;
use chessboard_core::cpu::{self, Level, Work};
use rand_core::Rng;

use super::lanes::play_in_lanes;
use crate::{Board, Board8x8, EndRule, PositionOn, Rules, Score};

/// How random games ended, and how long they were.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Playouts {
    /// Games that White won.
    pub white: u64,
    /// Games without a winner.
    pub draw: u64,
    /// Games that Black won.
    pub black: u64,
    /// Moves in all games together.
    pub plies: u64,
}

impl Playouts {
    /// Counts a game that ended with this score.
    #[inline(always)]
    fn add_game(&mut self, score: Score) {
        match score.leader() {
            Some(Color::White) => self.white += 1,
            None => self.draw += 1,
            Some(Color::Black) => self.black += 1,
        }
    }
}

impl AddAssign for Playouts {
    fn add_assign(&mut self, other: Playouts) {
        self.white += other.white;
        self.draw += other.draw;
        self.black += other.black;
        self.plies += other.plies;
    }
}

/// Random games.
impl<B: Board> PositionOn<B> {
    /// Plays random games from here: those with these numbers in the seed's endless series of games.
    ///
    /// Game `n` of a seed is the same in any range, on every platform and in every release of this major version, so a
    /// long series can be played in parts, on any number of threads, and stopped between them. Its moves are
    /// [`random_move`](PositionOn::random_move)s with bits from xoshiro256++ seeded with [`hash::words`](chessboard_core::hash::words)`([seed, n])`.
    /// A game from the start takes about 50 moves.
    ///
    /// ```
    /// use stones_core::{Position, Rules};
    ///
    /// let start = Position::initial();
    /// let mut parts = start.random_playouts(0..40, 1, Rules::default());
    /// parts += start.random_playouts(40..100, 1, Rules::default());
    /// assert_eq!(parts, start.random_playouts(0..100, 1, Rules::default()));
    /// assert_eq!(parts.white + parts.draw + parts.black, 100);
    /// ```
    pub fn random_playouts(&self, games: Range<u64>, seed: u64, rules: Rules) -> Playouts {
        match self.on_board::<Board8x8>() {
            Some(start) => cpu::run(Series8x8(Series { start, games, seed, rules })),
            None => cpu::run(Series { start: *self, games, seed, rules }),
        }
    }
}

/// On all cores.
#[cfg(feature = "rayon")]
impl<B: Board> PositionOn<B> {
    /// [`random_playouts`](PositionOn::random_playouts) on the threads of rayon's pool; the result is the same.
    pub fn par_random_playouts(&self, games: Range<u64>, seed: u64, rules: Rules) -> Playouts {
        use rayon::iter::{IntoParallelIterator, ParallelIterator};

        let parts = games.end.saturating_sub(games.start).div_ceil(GAMES_OF_A_PART);
        let play = |part: u64| {
            let start = games.start + part * GAMES_OF_A_PART;
            let end = start.saturating_add(GAMES_OF_A_PART).min(games.end);
            self.random_playouts(start..end, seed, rules)
        };
        let sum = |mut all: Playouts, part| {
            all += part;
            all
        };
        (0..parts).into_par_iter().map(play).reduce(Playouts::default, sum)
    }
}

/// How many games a thread takes at a time: a millisecond of work, long enough that few lanes run empty.
#[cfg(feature = "rayon")]
const GAMES_OF_A_PART: u64 = 4096;

/// A range of random games, as work that is compiled for several CPUs.
struct Series<B: Board> {
    start: PositionOn<B>,
    games: Range<u64>,
    seed: u64,
    rules: Rules,
}

/// One game after the other.
impl<B: Board> Work for Series<B> {
    type Output = Playouts;

    #[inline(always)]
    fn run(self, _: Level, _: impl Fn(Self) -> Playouts) -> Playouts {
        let mut all = Playouts::default();
        for game in self.games {
            let mut generator = generator_of_game(self.seed, game);
            let mut position = self.start;
            while let Some(m) = next_move(&position, self.rules, generator.next_u64()) {
                position.play_unchecked(m);
                all.plies += 1;
            }
            all.add_game(position.score(self.rules));
        }
        all
    }
}

/// On 8×8, where the masks are constants and games can be played in lanes.
struct Series8x8(Series<Board8x8>);

impl Work for Series8x8 {
    type Output = Playouts;

    #[inline(always)]
    fn run(self, level: Level, _: impl Fn(Self) -> Playouts) -> Playouts {
        let Series8x8(series) = self;
        let games = series.games.end.saturating_sub(series.games.start);
        if level.has_wide_vectors() && games >= FEWEST_IN_LANES {
            let Series { start, games, seed, rules } = series;
            let mut all = Playouts::default();
            all.plies = play_in_lanes(&start, games, seed, rules, |score| all.add_game(score));
            all
        } else {
            series.run(level, |_| Playouts::default())
        }
    }
}

/// Fewer games are faster one after the other: most lanes would be empty.
const FEWEST_IN_LANES: u64 = 32;

/// A random move, unless the game is over.
#[inline(always)]
fn next_move<B: Board>(position: &PositionOn<B>, rules: Rules, bits: u64) -> Option<crate::Move> {
    if rules.end == EndRule::EitherSide && position.is_over(rules) {
        return None;
    }
    position.random_move(bits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    /// The same games one after the other.
    fn one_by_one(start: Position, games: Range<u64>, rules: Rules) -> Playouts {
        Series { start, games, seed: 3, rules }.run(Level::Baseline, |_| Playouts::default())
    }

    #[test]
    fn lanes_and_the_level_do_not_change_the_games() {
        let start = Position::initial();
        let after_a_move = start.after(start.random_move(5).unwrap());
        let ended = Position { white: chessboard_core::SquareSet::EMPTY, ..start };
        conformance::on_every_level(|level| {
            for rules in Rules::ALL {
                for start in [start, after_a_move, ended] {
                    for games in [0..0, 5..6, 0..31, 7..40, 0..130, 1000..1500, u64::MAX - 200..u64::MAX] {
                        let expected = one_by_one(start, games.clone(), rules);
                        assert_eq!(start.random_playouts(games, 3, rules), expected, "{level} {rules:?}");
                    }
                }
            }
        });
    }

    #[test]
    #[cfg(feature = "rayon")]
    fn threads_do_not_change_the_games() {
        let (start, rules) = (Position::initial(), Rules::default());
        for threads in [1, 2, 5] {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
            for games in [0..0, 3..4, 5..10_000, u64::MAX - 5000..u64::MAX] {
                let expected = start.random_playouts(games.clone(), 7, rules);
                let played = pool.install(|| start.par_random_playouts(games, 7, rules));
                assert_eq!(played, expected, "{threads} threads");
            }
        }
    }

    #[test]
    fn a_seed_is_a_promise() {
        let played = Position::initial().random_playouts(0..1000, 7, Rules::default());
        assert_eq!(played, Playouts { white: 413, draw: 218, black: 369, plies: 48_922 });
    }
}
