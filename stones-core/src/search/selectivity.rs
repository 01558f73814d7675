//! Which lines are searched deeper than others, and which less deep: the rules of thumb of the search.
//!
//! Each was kept because it won matches against the engine without it, or made it faster; `docs/stones-player.md` of the
//! repository has the figures. None of them touches what is proven: a value that rests on one is an estimate.

use crate::{Move, MoveKind};

/// How deep jumps that pin are followed beyond the end of the search, where one side could pin a stone with the
/// very next move.
pub(super) const QUIET_PLIES: u8 = 3;

/// Nothing is looked at less deep by more plies than this: so a search that is deep enough reaches the ends of all
/// games, and is a proof.
const MOST_LESS_DEEP: u8 = 6;

/// Passing is tried from this depth on…
const PASS_DEPTH: u8 = 2;
/// … and up to this one, nothing else has to be tried if passing is good enough.
const TRUSTED_PASS_DEPTH: u8 = 8;

/// Up to this depth only the first slides are tried…
const FEW_DEPTH: u8 = 3;
/// … so many a ply.
const FEW_A_PLY: usize = 5;

/// The depth at which to look whether a position is good enough even if the side to move passes. It may not, but
/// in most positions it has something better to do.
pub(super) fn pass_depth(depth: u8) -> Option<u8> {
    (depth >= PASS_DEPTH).then(|| depth.saturating_sub((3 + depth / 4).min(MOST_LESS_DEEP)))
}

/// Whether it is enough that passing is good enough. If not, a real move has to be found, if less deep: so the
/// deeper a search is, the less of it rests on passing, and in the end nothing that is proven.
pub(super) fn trusts_pass(depth: u8) -> bool {
    depth <= TRUSTED_PASS_DEPTH
}

/// Whether moves as late in the order as this one are not tried at all: late move pruning.
pub(super) fn is_too_late(m: Move, depth: u8, index: usize) -> bool {
    depth <= FEW_DEPTH && index >= FEW_A_PLY * usize::from(depth) && m.kind == MoveKind::Slide
}

/// By how many plies less deep a move is looked at that comes late in the order, unless it proves better than
/// that: late move reductions, log₂ depth × log₂ index × 4/9.
pub(super) fn reduction(m: Move, depth: u8, index: usize) -> u8 {
    if depth < 3 || index < 3 || m.kind == MoveKind::Pin {
        return 0;
    }
    // The logarithm of the fourth power is four times the logarithm, and so more exact in whole numbers.
    let four_logs = |number: u32| number.pow(4).ilog2();
    let plies = four_logs(depth.into()) * four_logs(index as u32) / 36;
    (plies as u8).min(MOST_LESS_DEEP)
}
