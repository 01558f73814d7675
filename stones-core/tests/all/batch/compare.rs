//! A batch beside the same positions on their own; also a part of the fuzz target.

use stones_core::batch::Batch;
use stones_core::{Action, ActionMask, Position};

/// Compares all that can be asked of a batch.
pub(crate) fn compare(batch: &Batch, singles: &[Position], context: &str) {
    let (len, rules) = (singles.len(), batch.rules());
    let (mut counts, mut over, mut outcomes) = (vec![0; len], vec![false; len], vec![None; len]);
    let (mut masks, mut bytes) = (vec![ActionMask::default(); len], vec![9; len * Action::COUNT]);
    assert!(batch.positions().eq(singles.iter().copied()), "{context}");
    batch.count_moves(&mut counts).unwrap();
    batch.action_masks(&mut masks).unwrap();
    batch.action_mask_bytes(&mut bytes).unwrap();
    batch.over(&mut over).unwrap();
    batch.outcomes(&mut outcomes).unwrap();
    for (index, position) in singles.iter().enumerate() {
        let legal = legal_actions(position);
        assert_eq!(counts[index] as usize, legal.len(), "{context}: {position}");
        assert_eq!(actions_in(&masks[index]), legal, "{context}: {position}");
        assert_eq!(masks[index], position.action_mask(), "{context}: {position}");
        assert_eq!((over[index], outcomes[index]), (position.is_over(rules), position.outcome(rules)), "{context}");
    }
    for (bytes, mask) in bytes.chunks(Action::COUNT).zip(&masks) {
        let from_bits = (0..Action::COUNT).map(|action| (mask[action / 64] >> (action % 64) & 1) as u8);
        assert!(from_bits.eq(bytes.iter().copied()), "{context}");
    }
}

/// The actions of the legal moves, one by one.
fn legal_actions(position: &Position) -> Vec<usize> {
    position.legal_moves().into_iter().map(|m| position.move_to_action(m).unwrap().index()).collect()
}

fn actions_in(mask: &ActionMask) -> Vec<usize> {
    (0..64 * mask.len()).filter(|action| mask[action / 64] >> (action % 64) & 1 == 1).collect()
}
