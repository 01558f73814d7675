//! Whatever plays besides the humans.

use chessboard_core::Level;
use dice_race_core::search::{self, Engine, RatedMove};
use dice_race_core::{Game, Move};

use super::greedy::Greedy;
use crate::commands::play::options::Player;

/// The computer player of a level, and the simple one. The same seed, dice and opponent give the same game.
#[derive(Debug)]
pub(crate) struct Computer {
    player: search::Player,
    greedy: Greedy,
}

impl Computer {
    pub(crate) fn new(level: Level, seed: u64) -> Computer {
        // Not the seed itself: the die may follow from that.
        Computer { player: search::Player::new(level, !seed), greedy: Greedy::new(seed) }
    }

    /// Begins again with another seed.
    pub(crate) fn reseed(&mut self, seed: u64) {
        *self = Computer::new(self.player.level(), seed);
    }

    /// The move that such a player makes; for a human the only one there is. `None` if there is nothing to move.
    pub(crate) fn choose(&mut self, game: &Game, player: Player) -> Option<Move> {
        match (&*game.legal_moves(), player) {
            ([], _) => None,
            ([only], _) => Some(*only),
            (_, Player::Computer) => self.player.best_move(game.position()).ok(),
            (_, Player::Human | Player::Greedy) => self.greedy.choose(game),
        }
    }
}

/// The best move, by all that the computer can do; `None` if there is nothing to move.
pub(crate) fn best_move(game: &Game) -> Option<RatedMove> {
    if game.outcome().is_some() {
        return None;
    }
    Engine::new().analyze(game.position()).ok()?.first().copied()
}
