//! Selectivity: which lines are extended, reduced or pruned.
//!
//! Each rule was kept because it won matches against the engine without it, or made it faster; the figures are in
//! `docs/stones-player.md` of the repository. A value that rests on one of them is an estimate, never a proof.

use crate::{Move, MoveKind};

/// The plies of quiescence search.
pub(super) const QUIESCENCE_PLIES: u8 = 3;

/// The most plies of a reduction: a search that is deep enough reaches the end of every game, and is a proof.
const MAX_REDUCTION: u8 = 6;

/// The least depth at which a null move is searched.
const NULL_MOVE_DEPTH: u8 = 2;
/// The largest depth at which a null-move cutoff needs no verification.
const UNVERIFIED_NULL_MOVE_DEPTH: u8 = 8;

/// The largest depth of late move pruning: of the slides, only the first are searched…
const LMP_DEPTH: u8 = 3;
/// … this many for each ply of depth.
const LMP_MOVES_PER_PLY: usize = 5;

/// The depth of the search after a null move, if one is tried at all.
pub(super) fn null_move_depth(depth: u8) -> Option<u8> {
    (depth >= NULL_MOVE_DEPTH).then(|| depth.saturating_sub((3 + depth / 4).min(MAX_REDUCTION)))
}

/// Whether a null-move cutoff has to be verified by a reduced search of the real moves. Deep searches rely less on null
/// moves, and proofs not at all.
pub(super) fn needs_verification(depth: u8) -> bool {
    depth > UNVERIFIED_NULL_MOVE_DEPTH
}

/// Whether this move and all after it are skipped: late move pruning.
pub(super) fn prunes_rest(m: Move, depth: u8, index: usize) -> bool {
    depth <= LMP_DEPTH && index >= LMP_MOVES_PER_PLY * usize::from(depth) && m.kind == MoveKind::Slide
}

/// The plies by which a late move is reduced at first: log₂ depth × log₂ index × 4/9.
pub(super) fn reduction(m: Move, depth: u8, index: usize) -> u8 {
    if depth < 3 || index < 3 || m.kind == MoveKind::Pin {
        return 0;
    }
    // Four times the logarithm is that of the fourth power, which is more exact in whole numbers.
    let four_logs = |number: u32| number.pow(4).ilog2();
    let plies = four_logs(depth.into()) * four_logs(index as u32) / 36;
    (plies as u8).min(MAX_REDUCTION)
}
