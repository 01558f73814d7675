//! What a batch does to all its positions, as work that is compiled for every CPU level.

use chessboard_core::work;

use super::Block;
use crate::position::lanes::PerLane;
use crate::{Action, ActionMask, Roll, Rules};

work!(CountMoves { blocks: &'a [Block], rules: Rules, counts: &'a mut [u32] }, {
    for (block, counts) in blocks.iter().zip(counts.chunks_mut(Block::LANES)) {
        for (count, found) in counts.iter_mut().zip(block.count_moves(rules)) {
            *count = found as u32;
        }
    }
});

work!(ActionMasks { blocks: &'a [Block], rules: Rules, masks: &'a mut [ActionMask] }, {
    for (block, masks) in blocks.iter().zip(masks.chunks_mut(Block::LANES)) {
        for (mask, found) in masks.iter_mut().zip(block.action_masks(rules)) {
            *mask = [found];
        }
    }
});

work!(ActionMaskBytes { blocks: &'a [Block], rules: Rules, bytes: &'a mut [u8] }, {
    for (block, bytes) in blocks.iter().zip(bytes.chunks_mut(Block::LANES * Action::COUNT)) {
        for (bytes, mask) in bytes.chunks_mut(Action::COUNT).zip(block.action_masks(rules)) {
            for (bit, byte) in bytes.iter_mut().enumerate() {
                *byte = (mask >> bit & 1) as u8;
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

work!(PutRolls { blocks: &'a mut [Block], rules: Rules, rolls: &'a [Roll] }, {
    for (block, rolls) in blocks.iter_mut().zip(rolls.chunks(Block::LANES)) {
        block.put_rolls(rolls, rules);
    }
});

work!(RollRandom { blocks: &'a mut [Block], rules: Rules, len: usize } -> u64, {
    let lanes = (0..len).step_by(Block::LANES).map(|first| len - first);
    blocks.iter_mut().zip(lanes).map(|(block, lanes)| block.roll_random(rules, lanes)).sum()
});

work!(RandomActions { blocks: &'a mut [Block], rules: Rules, actions: &'a mut [Option<Action>] }, {
    for (block, actions) in blocks.iter_mut().zip(actions.chunks_mut(Block::LANES)) {
        block.random_actions(rules, actions);
    }
});

work!(PlayRandom { blocks: &'a mut [Block], rules: Rules } -> u64, {
    blocks.iter_mut().map(|block| block.play_random(rules)).sum()
});
