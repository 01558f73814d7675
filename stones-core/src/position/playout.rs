//! Uniformly random games to the end: the simplest estimate of a position, and a measure of speed.

use core::ops::{AddAssign, Range};

use chessboard_core::{Color, hash};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use super::cpu::{self, Work};
use crate::{Board, Board8x8, EndRule, PositionOn, Rules};

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
    /// [`random_move`](PositionOn::random_move)s with bits from xoshiro256++ seeded with [`hash::words`]`([seed, n])`.
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
        // On the board of fixed size the masks are constants.
        match self.on_board::<Board8x8>() {
            Some(start) => cpu::run(Series { start, games, seed, rules }),
            None => cpu::run(Series { start: *self, games, seed, rules }),
        }
    }
}

/// A range of random games, as work that is compiled for several CPUs.
struct Series<B: Board> {
    start: PositionOn<B>,
    games: Range<u64>,
    seed: u64,
    rules: Rules,
}

impl<B: Board> Work for Series<B> {
    type Output = Playouts;

    #[inline(always)]
    fn run(self, _: impl Fn(Self) -> Playouts) -> Playouts {
        let mut all = Playouts::default();
        for game in self.games {
            let mut generator = Xoshiro256PlusPlus::seed_from_u64(hash::words([self.seed, game]));
            let mut position = self.start;
            while let Some(m) = next_move(&position, self.rules, generator.next_u64()) {
                position.play_unchecked(m);
                all.plies += 1;
            }
            match position.score(self.rules).leader() {
                Some(Color::White) => all.white += 1,
                None => all.draw += 1,
                Some(Color::Black) => all.black += 1,
            }
        }
        all
    }
}

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

    #[test]
    fn the_cpu_does_not_change_the_games() {
        let series = || Series { start: Position::initial(), games: 0..50, seed: 3, rules: Rules::default() };
        assert_eq!(cpu::plain(series()), cpu::run(series()));
    }

    #[test]
    fn a_seed_is_a_promise() {
        let played = Position::initial().random_playouts(0..1000, 7, Rules::default());
        assert_eq!(played, Playouts { white: 413, draw: 218, black: 369, plies: 48_922 });
    }
}
