//! Which pieces can use a roll, and where they go. Rules 3 to 7, each once.
//!
//! The moves of all pieces are computed at once, as sets.

use super::targets::{ENTERED, Targets};
#[cfg(test)]
use crate::Roll;
use crate::{BlockRule, CaptureRule, Progress, ProgressSet, Rules};

/// The roll that lets a piece enter (rule 6).
const SIX: u64 = 6;

/// The bits beyond the last cell of the diagonal.
const BEYOND: u64 = u64::MAX << 32;

/// The cells one to `roll` steps ahead of a piece.
#[inline(always)]
fn within(pieces: u64, roll: u64) -> u64 {
    let mut cells = pieces << 1;
    // Doubles the distance covered, up to the roll: 1, 2, 4, 6.
    for covered in [1, 2, 4] {
        cells |= cells << roll.saturating_sub(covered).min(covered);
    }
    cells
}

/// The pieces as the side to move sees them: bit `p` of a set is the cell at its progress `p`.
#[derive(Clone, Copy)]
pub(crate) struct View {
    own: ProgressSet,
    opponents: ProgressSet,
    rules: Rules,
}

impl View {
    /// What a side sees: its pieces, and the opponent's, given by the opponent's progress.
    #[inline(always)]
    pub(crate) fn of(own: ProgressSet, opponent: ProgressSet, rules: Rules) -> View {
        View { own, opponents: opponent.seen_by_opponent(), rules }
    }

    /// The legal moves with a roll, 1 to 6.
    #[inline(always)]
    pub(crate) fn targets(&self, roll: u64) -> Targets {
        let own = u64::from(self.own.0);
        let barriers = u64::from(self.own.with_home_corner().0) | BEYOND;
        let contacts = match self.rules.capture {
            CaptureRule::FirstContact => u64::from(self.opponents.0),
            CaptureRule::LandingOnly => 0,
        };
        // Subtracting the bit ahead of a piece borrows up to the first taken cell, so XOR leaves exactly the cells from
        // the one ahead through that taken cell. The next piece of the side is itself on a taken cell, so no borrow
        // goes past it. When several pieces could reach a cell, the nearest one does.
        let taken = barriers | contacts;
        let ahead = taken ^ taken.wrapping_sub(own << 1);
        let reached = ahead & within(own, roll);
        // A piece stops on an opponent's cell (rule 5), but one cell short of a piece of its own side (rule 4).
        let walked = reached & !barriers;
        // A roll that reaches the diagonal must be made in full (rule 7): a piece of its own side in the way makes the
        // move illegal instead of cutting it short.
        let in_full = match self.rules.block {
            BlockRule::StopShort => !u64::from(ProgressSet::RING.0),
            BlockRule::WholeRoll => within(own & u64::MAX << (u64::from(Progress::HOME.get()) - roll), roll),
        };
        let held_up = reached & barriers & in_full;
        let enters = u64::from(self.can_enter(roll)) << ENTERED;
        // Each piece goes to the last cell it reaches: the cells before others that it reaches drop out. For a piece
        // that is held up, so does the last one.
        Targets(walked & !((walked | held_up) >> 1) | enters)
    }

    /// Whether a waiting piece can enter with this roll (rule 6).
    #[inline(always)]
    fn can_enter(&self, roll: u64) -> bool {
        let one_waits = self.own.len() != u32::from(self.rules.pieces.get());
        let corner_is_free = self.own.0 & ProgressSet::CORNER.0 == 0;
        // `&` instead of `&&`: a roll is random, so a branch would mispredict.
        (roll == SIX) & one_waits & corner_is_free
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn within_is_one_to_roll_steps_ahead() {
        for roll in Roll::ALL {
            let expected = (1..=roll.get()).fold(0, |cells, step| cells | 0x8001_0011 << step);
            assert_eq!(within(0x8001_0011, roll.get().into()), expected);
        }
    }
}
