//! The legal moves: which pieces can use a roll, and where they end. Rules 3 to 8, each once.
//!
//! All pieces of a side move at the same time: bit `p` of a word is the cell at the mover's progress `p`. A legal
//! move is stored as the cell it ends on. No two moves end on the same cell, and no piece overtakes another of its
//! side (rule 4), so ends in ascending order are moves in ascending order of their [`Action`] numbers.

use core::hint::select_unpredictable;

use chessboard_core::random;

use crate::{Action, BlockRule, CaptureRule, Move, MoveList, Position, Progress, ProgressSet, Roll};

/// The legal moves with a roll, by the cells they end on: bit `p` for a walk to progress `p`, bit 32 for entering.
/// The empty set stands for the pass.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ends(u64);

/// The end of one move: progress 0 to 31, [`ENTERED`] or [`PASSED`].
type End = u32;

const ENTERED: End = 32;
/// The number of trailing zeros of the empty set.
const PASSED: End = 64;

impl Ends {
    const PASS: Ends = Ends(0);

    /// The number of moves; the pass counts as one.
    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones().max(1)
    }

    /// The first move.
    #[inline(always)]
    fn first(self) -> End {
        self.0.trailing_zeros()
    }

    /// The `n`-th move, counted from 0; `n` is less than [`len`](Ends::len).
    #[inline(always)]
    fn nth(self, n: u32) -> End {
        // Branch-free: `n` is random, a branch would mispredict.
        let [all, but1, but2, but3] = self.without_first_n();
        let even = select_unpredictable(n & 2 == 0, all, but2);
        let odd = select_unpredictable(n & 2 == 0, but1, but3);
        select_unpredictable(n & 1 == 0, even, odd).first()
    }

    /// The move whose number is the upper half of `bits` × [`len`](Ends::len).
    #[inline(always)]
    fn pick(self, bits: u64) -> End {
        let [_, but1, but2, but3] = self.without_first_n();
        // The number for each possible length: computed in parallel with the set instead of after counting it.
        let number = |len| random::below(len, bits) as u32;
        let n = select_unpredictable(but1.0 == 0, 0, number(2));
        let n = select_unpredictable(but2.0 == 0, n, number(3));
        let n = select_unpredictable(but3.0 == 0, n, number(4));
        self.nth(n)
    }

    /// The set without its first 0, 1, 2 and 3.
    #[inline(always)]
    fn without_first_n(self) -> [Ends; 4] {
        let without_first = |set: Ends| Ends(set.0 & set.0.wrapping_sub(1));
        let one = without_first(self);
        let two = without_first(one);
        [self, one, two, without_first(two)]
    }
}

/// The bits beyond the last cell of the diagonal.
const BEYOND: u64 = u64::MAX << 32;

/// The cells one to `roll` steps ahead of a piece.
#[inline(always)]
fn within(pieces: u64, roll: Roll) -> u64 {
    let mut cells = pieces << 1;
    // Doubles the distance covered, up to the roll: 1, 2, 4, 6.
    for covered in [1, 2, 4] {
        cells |= cells << roll.get().saturating_sub(covered).min(covered);
    }
    cells
}

impl Position {
    /// The legal moves with this roll.
    #[inline(always)]
    fn ends(&self, roll: Roll) -> Ends {
        let own = u64::from(self.pieces(self.turn).0);
        let blocks = u64::from(self.pieces(self.turn).with_home_corner().0) | BEYOND;
        let met = match self.rules.capture {
            CaptureRule::FirstContact => u64::from(self.pieces(!self.turn).seen_by_opponent().0),
            CaptureRule::LandingOnly => 0,
        };
        // Subtracting the cell ahead of a piece borrows up to the first taken cell, so exactly the cells from the one
        // to the other change. The cell of the next piece is taken too, so no borrow passes it. A cell within the roll
        // of several pieces is reached by the nearest one.
        let taken = blocks | met;
        let ahead = taken ^ taken.wrapping_sub(own << 1);
        let reached = ahead & within(own, roll);
        // A piece ends on the cell of an opponent (rule 5) but before a piece of its own side (rule 4).
        let walked = reached & !blocks;
        // A roll that reaches the diagonal must be made in full (rule 7): a piece of its own side in the way makes the
        // move illegal instead of cutting it short.
        let in_full = match self.rules.block {
            BlockRule::StopShort => !u64::from(ProgressSet::RING.0),
            BlockRule::WholeRoll => within(own & u64::MAX << (Progress::HOME.get() - roll.get()), roll),
        };
        let holding = reached & blocks & in_full;
        let enters = u64::from(self.can_enter(roll)) << ENTERED;
        Ends(walked & !((walked | holding) >> 1) | enters)
    }

    /// Whether a waiting piece can enter with this roll (rule 6).
    #[inline(always)]
    fn can_enter(&self, roll: Roll) -> bool {
        let own = self.pieces(self.turn);
        let one_waits = own.len() != u32::from(self.rules.pieces.get());
        let corner_is_free = own.0 & ProgressSet::CORNER.0 == 0;
        // `&` instead of `&&`: a roll is random, so a branch would mispredict.
        (roll == Roll::Six) & one_waits & corner_is_free
    }

    /// The move with this end.
    #[inline(always)]
    fn move_to(&self, end: End) -> Move {
        // The piece that walks is the nearest one behind the end. Branch-free: also computed, but not used, for
        // entering and passing.
        let behind = self.pieces(self.turn).0 & !(u32::MAX << (end & 31));
        let from = Progress::from_low_bits((behind | 1).ilog2());
        let other = select_unpredictable(end == ENTERED, Action::ENTER, Action::PASS);
        let action = select_unpredictable(end < ENTERED, Action::walk(from), other);
        let to = Progress::from_low_bits(end);
        let captures = end != PASSED && self.pieces(!self.turn).seen_by_opponent().contains(to);
        Move::by_action(self.turn, action, to, captures)
    }

    /// The legal move with this action number; `None` if there is none or no roll is pending.
    #[inline]
    pub(crate) fn find_move(&self, action: Action) -> Option<Move> {
        let ends = self.ends(self.rolled?);
        // The first end ahead of a piece belongs to it, or to another piece if it cannot move: checked below.
        let ahead = match action {
            Action::PASS => ends,
            _ => Ends(ends.0 & u64::MAX << (action.index().min(31) + 1)),
        };
        Some(self.move_to(ahead.first())).filter(|m| m.action() == action)
    }
}

/// Legal moves.
impl Position {
    /// The number of legal moves, the pass included; 0 if no roll is pending.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.rolled.map_or(0, |roll| self.ends(roll).len())
    }

    /// Whether there is a legal move, the pass included: whether a roll is pending.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.rolled.is_some()
    }

    /// Whether the pass is the only legal move, because no piece can use the roll (rule 8).
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.rolled.is_some_and(|roll| self.ends(roll) == Ends::PASS)
    }

    /// All legal moves, the pass included, in ascending order of their [`Action`] numbers; none if no roll is pending.
    pub fn legal_moves(&self) -> MoveList {
        let Some(roll) = self.rolled else { return MoveList::new() };
        let ends = self.ends(roll);
        (0..ends.len()).map(|n| self.move_to(ends.nth(n))).collect()
    }

    /// The `n`-th move of [`legal_moves`](Position::legal_moves), counted from 0, without making a list; `None` if
    /// there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let ends = self.ends(self.rolled?);
        (n < ends.len()).then(|| self.move_to(ends.nth(n)))
    }

    /// A uniformly random legal move made from 64 random bits; `None` if no roll is pending.
    ///
    /// It is the [`nth_move`](Position::nth_move) whose `n` is the upper half of `bits` × number of moves: uniform up
    /// to a bias below 2⁻⁶¹.
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        let ends = self.ends(self.rolled?);
        Some(self.move_to(ends.pick(bits)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn within_is_one_to_roll_steps_ahead() {
        for roll in Roll::ALL {
            let expected = (1..=roll.get()).fold(0, |cells, step| cells | 0x8001_0011 << step);
            assert_eq!(within(0x8001_0011, roll), expected);
        }
    }
}
