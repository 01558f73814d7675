//! What the computer thinks of a position of the dice race.

use dice_race_core::Game;
use dice_race_core::search::{Engine, RatedMove};

/// The best move; `None` if there is none to make.
pub(crate) fn best_move(game: &Game) -> Option<RatedMove> {
    if game.outcome().is_some() {
        return None;
    }
    Engine::new().analyze(game.position()).ok()?.moves.first().copied()
}
