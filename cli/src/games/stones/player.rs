//! Computer players of Stones!.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use stones_core::search::{self, Engine, Limits, Stop};
use stones_core::{Color, Move, Rules};

use super::AnyGame;
use super::greedy::Greedy;
use crate::players::contestant::{Contestant, Limit, side_seed};

/// A computer player. The same seed and the same opponent give the same game, unless it has a limit of time.
#[derive(Debug)]
pub(crate) enum Player {
    Level(search::Player),
    Engine(Box<Engine>, Limits),
    Greedy(Greedy),
    Random(Xoshiro256PlusPlus),
}

impl Player {
    /// The player that a contestant is; `None` for a human.
    pub(crate) fn new(contestant: Contestant, seed: u64, rules: Rules) -> Option<Player> {
        let engine = |limits| Player::Engine(Box::new(Engine::new(rules)), limits);
        match contestant {
            Contestant::Human => None,
            Contestant::Computer(level) => {
                Some(Player::Level(search::Player::new(level.unwrap_or_default(), seed, rules)))
            }
            Contestant::Greedy => Some(Player::Greedy(Greedy::new(seed))),
            Contestant::Random => Some(Player::Random(Xoshiro256PlusPlus::seed_from_u64(seed))),
            Contestant::Limited(Limit::Depth(depth)) => Some(engine(Limits::depth(depth))),
            Contestant::Limited(Limit::Nodes(nodes)) => Some(engine(Limits::nodes(nodes))),
            Contestant::Limited(Limit::Seconds(time)) => Some(engine(Limits::time(time))),
        }
    }

    /// The move it makes; once it is stopped, the best one so far. `None` if the game is over.
    pub(crate) fn choose(&mut self, game: &AnyGame, stop: &Stop) -> Option<Move> {
        if game.outcome().is_some() {
            return None;
        }
        match self {
            Player::Level(player) => player.best_move_with(game.position(), &Limits::NONE, stop).ok(),
            Player::Engine(engine, limits) => {
                engine.analyze_with(game.position(), 1, limits, stop, |_| ()).ok()?.best_move()
            }
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
    pub(crate) fn new(contestants: [Contestant; 2], seed: u64, rules: Rules) -> Players {
        let player = |color: Color| Player::new(contestants[color as usize], side_seed(seed, color), rules);
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

    /// Replaces the players by new ones for these rules.
    pub(crate) fn set_rules(&mut self, rules: Rules) {
        *self = Players::new(self.contestants, self.seed, rules);
    }

    /// The move of the side to move; once it is stopped, the best one so far. `None` if the side is human or the game is
    /// over.
    pub(crate) fn choose(&mut self, game: &AnyGame, stop: &Stop) -> Option<Move> {
        self.sides[game.position().turn() as usize].as_mut()?.choose(game, stop)
    }
}
