//! What the computer thinks of a position of Stones!.

use std::time::Duration;

use stones_core::search::{Engine, Limits, Line, Stop};

use super::AnyGame;

/// The limits of a hint: whatever is reached first.
const HINT: Limits = Limits { nodes: Some(500_000), ..Limits::time(Duration::from_secs(1)) };
/// The limits of an answer to a draw offer.
const DRAW_OFFER: Limits = Limits::nodes(20_000);

/// The best line found in about a second, or until it is stopped; `None` if the game is over.
pub(crate) fn best_line(game: &AnyGame, stop: &Stop) -> Option<Line> {
    search(game, &HINT, stop)
}

/// Whether the computer accepts a draw from the side to move: not if it expects more points than a draw gives.
pub(crate) fn accepts_draw(game: &AnyGame) -> bool {
    search(game, &DRAW_OFFER, &Stop::new()).is_some_and(|line| line.chances.points() >= POINTS_OF_DRAW)
}

const POINTS_OF_DRAW: f64 = 0.5;

fn search(game: &AnyGame, limits: &Limits, stop: &Stop) -> Option<Line> {
    if game.outcome().is_some() {
        return None;
    }
    let analysis = Engine::new(game.rules()).analyze_with(game.position(), 1, limits, stop, |_| ()).ok()?;
    analysis.lines.into_iter().next()
}
