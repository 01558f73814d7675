//! The computer player of Stones!: nodes of an analysis of some positions between the start and the end.

use stones_core::cpu::{self, Level};
use stones_core::search::{Engine, Limits};
use stones_core::{Position, Rules};

/// The nodes of a position.
const NODES: u64 = 300_000;

/// Analyzes with the instructions of the level in use, and returns the number of nodes.
pub fn ours() -> u64 {
    positions().map(|position| analyze(&position)).sum()
}

/// The same with the instructions that every CPU has.
pub fn at_baseline() -> u64 {
    let level = cpu::in_use();
    cpu::pin(Level::Baseline);
    let nodes = ours();
    cpu::pin(level);
    nodes
}

/// After 6, 12, 18 and 24 plies of a random game.
fn positions() -> impl Iterator<Item = Position> {
    let mut random = crate::Xorshift::new();
    let mut position = Position::initial();
    (0..4).map(move |_| {
        for _ in 0..6 {
            if let Some(m) = position.random_move(random.next_bits()) {
                position.play_unchecked(m);
            }
        }
        position
    })
}

fn analyze(position: &Position) -> u64 {
    let mut engine = Engine::new(Rules::default());
    engine.analyze(position, 1, &Limits::nodes(NODES)).map_or(0, |analysis| analysis.nodes)
}
