//! Computer players of the dice race.

use dice_race_core::search;
use dice_race_core::{Color, Game, Move};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

use super::greedy::Greedy;
use crate::players::contestant::{Contestant, side_seed};

/// A computer player. The same seed, dice and opponent give the same game.
#[derive(Debug)]
pub(crate) enum Player {
    Level(search::Player),
    Greedy(Greedy),
    Random(Xoshiro256PlusPlus),
}

impl Player {
    /// The player that a contestant is; `None` for a human and for one of Stones! only.
    pub(crate) fn new(contestant: Contestant, seed: u64) -> Option<Player> {
        match contestant {
            Contestant::Human | Contestant::Limited(_) => None,
            Contestant::Computer(level) => Some(Player::Level(search::Player::new(level.unwrap_or_default(), seed))),
            Contestant::Greedy => Some(Player::Greedy(Greedy::new(seed))),
            Contestant::Random => Some(Player::Random(Xoshiro256PlusPlus::seed_from_u64(seed))),
        }
    }

    /// The move it makes; `None` if there is none to make.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<Move> {
        match self {
            Player::Level(player) => player.best_move(game.position()).ok(),
            Player::Greedy(greedy) => greedy.choose(game),
            Player::Random(random) => game.position().random_move(random.next_u64()),
        }
    }
}

/// The computer players of both sides of a session.
#[derive(Debug)]
pub(crate) struct Players {
    contestants: [Contestant; 2],
    seed: u64,
    /// White's and Black's; `None` for a human.
    sides: [Option<Player>; 2],
}

impl Players {
    /// Players for these contestants, White's first.
    pub(crate) fn new(contestants: [Contestant; 2], seed: u64) -> Players {
        let player = |color: Color| Player::new(contestants[color as usize], side_seed(seed, color));
        Players { contestants, seed, sides: Color::ALL.map(player) }
    }

    /// Who plays White and Black.
    pub(crate) fn contestants(&self) -> [Contestant; 2] {
        self.contestants
    }

    /// The seed of their choices.
    pub(crate) fn seed(&self) -> u64 {
        self.seed
    }

    /// Replaces the players by new ones with this seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        *self = Players::new(self.contestants, seed);
    }

    /// The move of the side to move; for a human only if it is the only one. `None` if there is none to make.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<Move> {
        match *game.legal_moves() {
            [] => None,
            [only] => Some(only),
            _ => self.sides[game.position().turn() as usize].as_mut()?.choose(game),
        }
    }
}
