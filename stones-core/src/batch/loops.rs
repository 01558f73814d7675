//! What a batch does to all its positions, as work that is compiled for every CPU level.

use chessboard_core::work;

use super::Block;
use crate::position::lanes::PerLane;
use crate::{Action, ActionMask, Rules};

work!(CountMoves { blocks: &'a [Block], counts: &'a mut [u32] }, {
    for (block, counts) in blocks.iter().zip(counts.chunks_mut(Block::LANES)) {
        for (count, found) in counts.iter_mut().zip(block.count_moves()) {
            *count = found as u32;
        }
    }
});

work!(ActionMasks { blocks: &'a [Block], masks: &'a mut [ActionMask] }, {
    for (block, masks) in blocks.iter().zip(masks.chunks_mut(Block::LANES)) {
        block.action_masks(masks);
    }
});

work!(ActionMaskBytes { blocks: &'a [Block], bytes: &'a mut [u8] }, {
    for (block, bytes) in blocks.iter().zip(bytes.chunks_mut(Block::LANES * Action::COUNT)) {
        let mut masks = [[0; _]; Block::LANES];
        block.action_masks(&mut masks);
        for (bytes, mask) in bytes.chunks_mut(Action::COUNT).zip(&masks) {
            for (bytes, word) in bytes.chunks_mut(64).zip(mask) {
                for (bit, byte) in bytes.iter_mut().enumerate() {
                    *byte = (word >> bit & 1) as u8;
                }
            }
        }
    }
});

work!(Over { blocks: &'a [Block], rules: Rules, flags: &'a mut [bool] }, {
    for (block, flags) in blocks.iter().zip(flags.chunks_mut(Block::LANES)) {
        for (flag, over) in flags.iter_mut().zip(block.over(rules)) {
            *flag = over == 1;
        }
    }
});

work!(OverInBlock { block: &'a Block, rules: Rules } -> PerLane, {
    block.over(rules)
});

work!(Apply { blocks: &'a mut [Block], rules: Rules, actions: &'a [Action] }, {
    for (block, actions) in blocks.iter_mut().zip(actions.chunks(Block::LANES)) {
        block.play(actions, rules);
    }
});

work!(RandomActions { blocks: &'a mut [Block], actions: &'a mut [Option<Action>] }, {
    for (block, actions) in blocks.iter_mut().zip(actions.chunks_mut(Block::LANES)) {
        block.random_actions(actions);
    }
});

work!(PlayRandom { blocks: &'a mut [Block], rules: Rules } -> u64, {
    let mut over = [0; Block::LANES];
    blocks.iter_mut().map(|block| Block::LANES as u64 - block.play_random(rules, &mut over)).sum()
});
