//! The inputs of the network: sparse binary features of the position, and its rules.

use crate::{CaptureRule, Position, Progress, ProgressSet};

/// The sizes of the groups of inputs, in their order.
const PIECES: usize = 32;
const WAITING: usize = 5;
const HOME_CELLS: usize = 16;
/// Progress, times the distance 1 to 6 to another piece.
const PAIRS: usize = 32 * 6;

/// The number of [`Rules`](crate::Rules).
pub const RULES: usize = 32;
/// The number of inputs:
///
/// | inputs | on, for the side about to roll and then for the other, if |
/// |---|---|
/// | 2 × 32 | a piece has this progress |
/// | 2 × 5 | this number of pieces waits |
/// | 2 × 16 | this set of the four diagonal cells is occupied: four bits |
/// | 2 × 192 | another piece of the side is this far ahead of the one with this progress: progress × 6 + distance − 1 |
/// | 2 × 192 | an opponent is this far behind the piece with this progress and could capture it, with `first-contact` |
/// | 2 × 192 | the same with `landing-only` |
/// | 32 | the position has these [rules](rules_number) |
pub const INPUTS: usize = 2 * (PIECES + WAITING + HOME_CELLS + 3 * PAIRS) + RULES;

/// No position has more inputs on: for each side its pieces, six pairs of them, the waiting pieces and the diagonal;
/// the sixteen pairs of two sides; the rules.
pub const MAX_INPUTS_ON: usize = 2 * (4 + 6 + 1 + 1) + 16 + 1;

/// The number of a position's rules, less than [`RULES`]; see [`Rules::to_byte`](crate::Rules::to_byte).
#[inline]
pub fn rules_number(position: &Position) -> usize {
    usize::from(position.rules().to_byte()) % RULES
}

/// Calls `on` with each input that is on, less than [`INPUTS`]. A pending roll is ignored.
#[inline]
pub fn inputs_on(position: &Position, mut on: impl FnMut(usize)) {
    let threats = match position.rules().capture {
        CaptureRule::FirstContact => 0,
        CaptureRule::LandingOnly => 2 * PAIRS,
    };
    for (half, color) in [position.turn(), !position.turn()].into_iter().enumerate() {
        let (own, others) = (position.pieces(color), position.pieces(!color));
        let mut begin = 0;
        let mut group = |size: usize| {
            let at = begin + half * size;
            begin += 2 * size;
            at
        };
        let (at, waiting) = (group(PIECES), group(WAITING));
        each(own, |progress| on(at + progress));
        on(waiting + usize::from(position.waiting(color)).min(WAITING - 1));
        on(group(HOME_CELLS) + (own.0 >> Progress::HOME.get()) as usize);
        let at = group(PAIRS);
        neighbors(own, |pair| on(at + pair));
        let at = group(PAIRS) + threats;
        threatened(own, others, |pair| on(at + pair));
    }
    on(INPUTS - RULES + rules_number(position));
}

/// Pairs of pieces of one side, at most six steps apart, by the progress of the one behind.
#[inline]
fn neighbors(pieces: ProgressSet, mut pair: impl FnMut(usize)) {
    each(pieces, |progress| {
        let ahead = (u64::from(pieces.0) >> (progress + 1)) & SIX;
        each(ProgressSet(ahead as u32), |distance| pair(progress * 6 + distance));
    });
}

/// Pieces that stand one to six steps ahead of an opponent.
#[inline]
fn threatened(pieces: ProgressSet, opponents: ProgressSet, mut pair: impl FnMut(usize)) {
    each(ProgressSet(pieces.0 & UP_TO_HOME), |progress| {
        // The opponents count cells from the opposite corner, and reach their own corner after a full lap.
        let cell = if progress == 14 { 28 } else { (progress + 14) % 28 };
        // Bit 5 is the cell right behind, bit 0 the one six steps behind.
        let behind = (u64::from(opponents.0) << 6 >> cell) & SIX;
        each(ProgressSet(behind as u32), |bit| pair(progress * 6 + 5 - bit));
    });
}

/// Six cells in a row.
const SIX: u64 = 0b11_1111;

/// Progress 0 to 28: the cells that both sides walk over.
const UP_TO_HOME: u32 = (1 << (Progress::HOME.get() + 1)) - 1;

#[inline]
fn each(set: ProgressSet, mut found: impl FnMut(usize)) {
    let mut left = set.0;
    while left != 0 {
        found(left.trailing_zeros() as usize);
        left &= left - 1;
    }
}
