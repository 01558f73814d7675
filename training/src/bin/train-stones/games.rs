//! Games of the engine with itself, and what can be learned from them.

use arena::play_random_moves;
use rand_xoshiro::SplitMix64;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use stones_core::search::{Engine, EngineOptions, Evaluation, Limits};
use stones_core::{Color, Game, Position, Rules};

/// A training sample: a position with its value for the side to move, in stones.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sample {
    pub(crate) position: Position,
    /// What the search found.
    pub(crate) value: f32,
    /// How the game ended.
    pub(crate) result: f32,
}

/// Games begin with this many random plies, or up to [`MORE_OPENING_PLIES`] more.
const OPENING_PLIES: u64 = 2;
const MORE_OPENING_PLIES: u64 = 12;

/// Enough for the few positions of a search.
const TABLE_BYTES: usize = 1 << 18;

/// Plays the game with this number. Positions with a proven value are left out: the search finds it without the
/// network.
pub(crate) fn play(number: u64, nodes: u64, evaluation: &Evaluation) -> Vec<Sample> {
    let mut position = opening(number);
    let options =
        EngineOptions { table_bytes: TABLE_BYTES, evaluation: evaluation.clone(), ..EngineOptions::default() };
    let mut engine = Engine::with_options(Rules::default(), options);
    let mut samples = Vec::new();
    while let Ok(analysis) = engine.analyze(&position, 1, &Limits::nodes(nodes)) {
        let line = &analysis.lines[0];
        if !analysis.is_proven {
            samples.push(Sample { position, value: line.value.stones() as f32, result: 0.0 });
        }
        position.play_unchecked(line.moves[0]);
    }
    let difference = f32::from(position.score(Rules::default()).difference());
    for sample in &mut samples {
        sample.result = if sample.position.turn() == Color::White { difference } else { -difference };
    }
    samples
}

fn opening(number: u64) -> Position {
    let mut random = SplitMix64::seed_from_u64(number);
    let plies = OPENING_PLIES + random.next_u64() % (MORE_OPENING_PLIES + 1);
    let mut game = Game::default();
    play_random_moves(&mut game, plies as u32, &mut random);
    *game.position()
}
