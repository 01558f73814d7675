//! Random games in lockstep, one a lane: every step plays a move in each.

use core::ops::Range;

use chessboard_core::batch::{Lanes, generator_of_game};

use super::block::Block;
use crate::{Position, Rules, Score};

/// Plays the random games of a seed with these numbers; where one ends, the next begins. Calls `ended` with the score of
/// each, and returns the number of moves of all.
#[inline(always)]
pub(in crate::position) fn play_in_lanes(
    start: &Position,
    mut numbers: Range<u64>,
    seed: u64,
    rules: Rules,
    mut ended: impl FnMut(Score),
) -> u64 {
    let mut block = Block::EMPTY;
    let mut begin = |block: &mut Block, lane| {
        let number = numbers.next();
        if let Some(number) = number {
            block.set(lane, start);
            block.seed(lane, &generator_of_game(seed, number));
        }
        number.is_some()
    };
    // Lanes without a game; the first ones hold games, if there are not enough for all.
    let mut idle = [false; Block::LANES];
    for (lane, idle) in idle.iter_mut().enumerate() {
        *idle = !begin(&mut block, lane);
    }
    let lanes = Block::LANES as u64;
    let mut idle_count: u64 = idle.iter().map(|&idle| u64::from(idle)).sum();
    let (mut plies, mut over) = (0, [0; Block::LANES]);
    while idle_count < lanes {
        // Games in idle lanes are over, and stay so.
        let over_count = block.play_random(rules, &mut over);
        plies += lanes - over_count;
        if over_count == idle_count {
            continue;
        }
        for (lane, idle) in idle.iter_mut().enumerate() {
            if over[lane] == 1 && !*idle {
                ended(block.get(lane, start).score(rules));
                *idle = !begin(&mut block, lane);
                idle_count += u64::from(*idle);
            }
        }
    }
    plies
}
