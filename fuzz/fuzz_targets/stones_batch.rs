//! Positions of Stones! side by side: the first byte chooses the rules, each 13 bytes are a packed position.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::batch::Batch;
use stones_core::{Position, Rules, Setup};

#[path = "../../stones-core/tests/all/batch/compare.rs"]
mod compare;
use compare::compare;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let rules = Rules::ALL[usize::from(first) % 4];
    let mut positions: Vec<Position> =
        bytes.as_chunks().0.iter().filter_map(|packed| Position::unpack(packed).ok()).collect();
    let mut batch = Batch::new(positions.len(), Position::initial(), rules, first.into());
    let setups: Vec<Setup> = positions.iter().map(|position| position.to_setup()).collect();
    batch.load(&setups).unwrap();
    compare(&batch, &positions, "loaded");
    let mut actions = vec![None; positions.len()];
    for _ in 0..4 {
        let before = batch.clone();
        batch.random_actions(&mut actions).unwrap();
        let mut acting = before.clone();
        let any = stones_core::Action::ALL[0];
        let chosen: Vec<_> = actions.iter().map(|action| action.unwrap_or(any)).collect();
        acting.apply(&chosen).unwrap();
        batch = before;
        batch.play_random();
        for (position, action) in positions.iter_mut().zip(&actions) {
            if let (false, Some(action)) = (position.is_over(rules), action) {
                *position = position.after(position.action_to_move(*action).unwrap());
            }
        }
        compare(&batch, &positions, "played");
        compare(&acting, &positions, "acted");
    }
});
