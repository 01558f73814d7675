//! The legal actions of many positions, written as bits.

use stones_core::batch::Batch;
use stones_core::{Action, Position, Rules};

const POSITIONS: usize = 4096;

/// Positions of random games, between the start and the end.
pub fn positions() -> Batch {
    let mut batch = Batch::new(POSITIONS, Position::initial(), Rules::default(), 1);
    // Games of different ages: each round restarts those that are over.
    for _ in 0..200 {
        batch.play_random();
        batch.restart_over();
    }
    batch
}

/// Writes the masks of all positions this many times, and returns how many masks those are.
pub fn ours(batch: &Batch, times: u64) -> u64 {
    let mut masks = vec![Default::default(); batch.len()];
    for _ in 0..times {
        if batch.action_masks(std::hint::black_box(&mut masks)).is_err() {
            return 0;
        }
    }
    times * batch.len() as u64
}

/// The same, one position after the other: the legal moves, and their action numbers.
pub fn one_by_one(batch: &Batch, times: u64) -> u64 {
    let positions: Vec<Position> = batch.positions().collect();
    let mut masks = vec![[0_u64; Action::COUNT.div_ceil(64)]; positions.len()];
    for _ in 0..times {
        for (mask, position) in masks.iter_mut().zip(&positions) {
            *mask = Default::default();
            for action in position.legal_moves().into_iter().filter_map(|m| position.move_to_action(m)) {
                mask[action.index() / 64] |= 1 << (action.index() % 64);
            }
        }
        std::hint::black_box(&masks);
    }
    times * positions.len() as u64
}
