//! What the computer thinks of a position of Stones!.

use std::time::Duration;

use stones_core::search::{Engine, Limits, Line};

use super::AnyGame;

/// The limits of a hint: whatever is reached first.
const HINT: Limits = Limits { nodes: Some(500_000), ..Limits::time(Duration::from_secs(1)) };
/// The limits of an answer to a draw offer.
const DRAW_OFFER: Limits = Limits::nodes(20_000);

/// The best line found in about a second; `None` if the game is over.
pub(crate) fn best_line(game: &AnyGame) -> Option<Line> {
    search(game, &HINT)
}

/// Whether the computer accepts a draw from the side to move: not if it expects more.
pub(crate) fn accepts_draw(game: &AnyGame) -> bool {
    search(game, &DRAW_OFFER).is_some_and(|line| line.chances.points() >= EVEN)
}

/// The side to move offers an even game if it expects at least this many points.
const EVEN: f64 = 0.45;

fn search(game: &AnyGame, limits: &Limits) -> Option<Line> {
    if game.outcome().is_some() {
        return None;
    }
    let analysis = Engine::new(game.rules()).analyze(game.position(), 1, limits).ok()?;
    analysis.lines.into_iter().next()
}
