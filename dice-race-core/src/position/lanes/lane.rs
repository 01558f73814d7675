use core::hint::select_unpredictable as select;

use super::super::movegen::{Targets, View};
use crate::{ProgressSet, Rules};

/// A position as the side to move sees it: the pieces of both sides, each by its own progress, in the low half of a word.
#[derive(Clone, Copy)]
pub(super) struct Lane {
    pub(super) own: u64,
    pub(super) opponent: u64,
}

impl Lane {
    #[inline(always)]
    fn view(self, rules: Rules) -> View {
        View::of(ProgressSet(self.own as u32), ProgressSet(self.opponent as u32), rules)
    }

    /// The legal moves with a roll.
    #[inline(always)]
    pub(super) fn targets(self, roll: u64, rules: Rules) -> Targets {
        self.view(rules).targets(roll)
    }

    /// The lane, still seen by the side that has moved, after the first move of some targets, or after a pass.
    #[inline(always)]
    pub(super) fn after_first(self, Targets(targets): Targets) -> Lane {
        let target = targets & targets.wrapping_neg();
        let on_board = target & 0xFFFF_FFFF;
        let behind = self.own & on_board.wrapping_sub(1);
        // The piece that walks is the nearest one behind the target. None does if a piece enters or the turn passes.
        let nearest = (1 << 63) >> (behind | 1).leading_zeros();
        let left = select(on_board == 0, 0, nearest);
        // Entering, bit 32, ends on the start cell, bit 0.
        let reached = on_board | target >> 32;
        let captured = ProgressSet(reached as u32).seen_by_opponent();
        Lane { own: self.own & !left | reached, opponent: self.opponent & !u64::from(captured.0) }
    }

    /// The same position seen by the other side.
    #[inline(always)]
    pub(super) fn seen_by_other(self) -> Lane {
        Lane { own: self.opponent, opponent: self.own }
    }

    /// Whether the side has all its pieces on the diagonal.
    #[inline(always)]
    pub(super) fn is_home(self, rules: Rules) -> bool {
        ProgressSet(self.own as u32).count_home() == rules.pieces.get()
    }
}
