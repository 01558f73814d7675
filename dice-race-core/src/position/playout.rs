//! Uniformly random games to the end: the simplest estimate of a position, and a measure of speed.

use core::ops::{AddAssign, Range};

use chessboard_core::{Color, hash};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

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
    /// rolls and moves come from xoshiro256++ seeded with [`hash::words`]`([seed, n])`: one output for each roll, whose
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
        let mut all = Playouts::default();
        for game in games {
            let mut generator = Xoshiro256PlusPlus::seed_from_u64(hash::words([seed, game]));
            let mut position = *self;
            let winner = loop {
                if let Some(winner) = position.winner() {
                    break winner;
                }
                if position.rolled.is_none() {
                    position.rolled = Some(roll(&mut generator));
                    all.rolls += 1;
                }
                if let Some(m) = position.random_move(generator.next_u64()) {
                    position.play_unchecked(m);
                }
            };
            match winner {
                Color::White => all.white += 1,
                Color::Black => all.black += 1,
            }
        }
        all
    }
}

#[inline(always)]
fn roll(generator: &mut Xoshiro256PlusPlus) -> Roll {
    loop {
        if let Some(roll) = Roll::new((generator.next_u64() >> 61) as u8 + 1) {
            return roll;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_a_promise() {
        let played = Position::default().random_playouts(0..1000, 7);
        assert_eq!(played, Playouts { white: 493, black: 507, rolls: 154_201 });
    }
}
