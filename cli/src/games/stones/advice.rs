//! What the computer thinks of a position of Stones!.

use std::time::Duration;

use stones_core::search::{Analysis, Engine, Limits, Line};
use stones_core::{AnyPosition, Board8x8, GameOver};

use super::AnyGame;

/// The limits of a hint: whatever is reached first.
const HINT: Limits<'static> = Limits { nodes: Some(500_000), ..Limits::time(Duration::from_secs(1)) };
/// The limits of an answer to a draw offer.
const DRAW_OFFER: Limits<'static> = Limits::nodes(20_000);

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

fn search(game: &AnyGame, limits: &Limits<'_>) -> Option<Line> {
    if game.outcome().is_some() {
        return None;
    }
    let analysis = analyze(&mut Engine::new(game.rules()), game.position(), 1, limits).ok()?;
    analysis.lines.into_iter().next()
}

/// Analyzes a position of any size, at the speed of the fixed size on 8×8.
pub(crate) fn analyze(
    engine: &mut Engine<'_>,
    position: &AnyPosition,
    lines: usize,
    limits: &Limits<'_>,
) -> Result<Analysis, GameOver> {
    match position.on_board::<Board8x8>() {
        Some(position) => engine.analyze(&position, lines, limits),
        None => engine.analyze(position, lines, limits),
    }
}
