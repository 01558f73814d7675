//! Positions of the dice race side by side: the first byte chooses the rules, each 10 bytes are a packed position.

#![no_main]

use dice_race_core::batch::Batch;
use dice_race_core::{Action, Position, Roll, Rules, Setup};
use libfuzzer_sys::fuzz_target;

#[path = "../../dice-race-core/tests/all/batch/compare.rs"]
mod compare;
use compare::compare;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    let rules = Rules::ALL[usize::from(first) % 32];
    let unpacked = bytes.as_chunks().0.iter().filter_map(|packed| Position::unpack(packed).ok());
    let mut positions: Vec<Position> = unpacked.filter(|position| position.rules() == rules).collect();
    let mut batch = Batch::new(positions.len(), Position::initial(rules), first.into());
    let setups: Vec<Setup> = positions.iter().map(|position| position.to_setup()).collect();
    batch.load(&setups).unwrap();
    compare(&batch, &positions, "loaded");
    let mut actions = vec![None; positions.len()];
    for roll in Roll::ALL {
        let before = batch.clone();
        batch.random_actions(&mut actions).unwrap();
        batch = before;
        batch.play_random();
        for (position, action) in positions.iter_mut().zip(&actions) {
            if let Some(action) = action {
                *position = position.after(position.action_to_move(*action).unwrap());
            }
        }
        compare(&batch, &positions, "played");
        batch.roll(&vec![roll; positions.len()]).unwrap();
        for position in &mut positions {
            *position = position.roll(roll).unwrap_or(*position);
        }
        compare(&batch, &positions, "rolled");
    }
    if actions.is_empty() {
        return;
    }
    batch.apply(&vec![Action::ALL[33]; positions.len()]).ok();
});
