//! The legal moves: which pieces can use a roll, and where they go. Rules 3 to 8, each once.
//!
//! The moves of all pieces are computed at once: bit `p` of a word is the cell at the mover's progress `p`. A legal
//! move is stored as the cell it goes to. No two moves go to the same cell, and no piece overtakes another of its
//! side (rule 4), so targets in ascending order are moves in ascending order of their [`Action`] numbers.

use core::hint::select_unpredictable;

use chessboard_core::random;

use crate::{Action, BlockRule, CaptureRule, Move, MoveList, Position, Progress, ProgressSet, Roll};

/// The legal moves with a roll, by the cells they go to: bit `p` for a walk to progress `p`, bit 32 for entering.
/// The empty set stands for the pass.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Targets(u64);

/// The target of one move: progress 0 to 31, [`ENTERED`] or [`PASSED`].
type Target = u32;

const ENTERED: Target = 32;
/// Stands for the pass: `trailing_zeros` of the empty set.
const PASSED: Target = 64;

impl Targets {
    const PASS: Targets = Targets(0);

    /// The number of moves; the pass counts as one.
    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones().max(1)
    }

    /// The first move.
    #[inline(always)]
    fn first(self) -> Target {
        self.0.trailing_zeros()
    }

    /// The `n`-th move, counted from 0; `n` is less than [`len`](Targets::len).
    #[inline(always)]
    fn nth(self, n: u32) -> Target {
        // Branch-free: `n` is random, so a branch would mispredict.
        let [all, skip1, skip2, skip3] = self.without_first_n();
        let even = select_unpredictable(n & 2 == 0, all, skip2);
        let odd = select_unpredictable(n & 2 == 0, skip1, skip3);
        select_unpredictable(n & 1 == 0, even, odd).first()
    }

    /// The move at index ⌊`bits` × [`len`](Targets::len) / 2⁶⁴⌋.
    #[inline(always)]
    fn pick(self, bits: u64) -> Target {
        let [_, skip1, skip2, skip3] = self.without_first_n();
        // One candidate index for each possible length, so that the pick need not wait for the count.
        let number = |len| random::below(len, bits) as u32;
        let n = select_unpredictable(skip1.0 == 0, 0, number(2));
        let n = select_unpredictable(skip2.0 == 0, n, number(3));
        let n = select_unpredictable(skip3.0 == 0, n, number(4));
        self.nth(n)
    }

    /// The set without its first 0, 1, 2 and 3 moves.
    #[inline(always)]
    fn without_first_n(self) -> [Targets; 4] {
        let without_first = |set: Targets| Targets(set.0 & set.0.wrapping_sub(1));
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
    fn targets(&self, roll: Roll) -> Targets {
        let own = u64::from(self.pieces(self.turn).0);
        let barriers = u64::from(self.pieces(self.turn).with_home_corner().0) | BEYOND;
        let contacts = match self.rules.capture {
            CaptureRule::FirstContact => u64::from(self.pieces(!self.turn).seen_by_opponent().0),
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
            BlockRule::WholeRoll => within(own & u64::MAX << (Progress::HOME.get() - roll.get()), roll),
        };
        let held_up = reached & barriers & in_full;
        let enters = u64::from(self.can_enter(roll)) << ENTERED;
        // Each piece goes to the last cell it reaches: the cells before others that it reaches drop out. For a piece
        // that is held up, so does the last one.
        Targets(walked & !((walked | held_up) >> 1) | enters)
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

    /// The move to this target.
    #[inline(always)]
    fn move_to(&self, target: Target) -> Move {
        // The piece that walks is the nearest one behind the target. Branch-free: also computed, but unused, for
        // entering and passing.
        let behind = self.pieces(self.turn).0 & !(u32::MAX << (target & 31));
        let from = Progress::from_low_bits((behind | 1).ilog2());
        let other = select_unpredictable(target == ENTERED, Action::ENTER, Action::PASS);
        let action = select_unpredictable(target < ENTERED, Action::walk(from), other);
        let to = Progress::from_low_bits(target);
        let captures = target != PASSED && self.pieces(!self.turn).seen_by_opponent().contains(to);
        Move::by_action(self.turn, action, to, captures)
    }

    /// The legal move with this action number; `None` if there is none or no roll is pending.
    #[inline]
    pub(crate) fn find_move(&self, action: Action) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        // The first target ahead of this piece is its own or, if it cannot move, another piece's: the filter tells.
        let ahead = match action {
            Action::PASS => targets,
            _ => Targets(targets.0 & u64::MAX << (action.index().min(31) + 1)),
        };
        Some(self.move_to(ahead.first())).filter(|m| m.action() == action)
    }
}

/// Legal moves.
impl Position {
    /// The number of legal moves, the pass included; 0 if no roll is pending.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.rolled.map_or(0, |roll| self.targets(roll).len())
    }

    /// Whether there is a legal move, the pass included: true exactly when a roll is pending.
    #[inline]
    pub fn has_legal_move(&self) -> bool {
        self.rolled.is_some()
    }

    /// Whether the pass is the only legal move, because no piece can use the roll (rule 8).
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.rolled.is_some_and(|roll| self.targets(roll) == Targets::PASS)
    }

    /// All legal moves, the pass included, in ascending order of their [`Action`] numbers; none if no roll is pending.
    pub fn legal_moves(&self) -> MoveList {
        let Some(roll) = self.rolled else { return MoveList::new() };
        let targets = self.targets(roll);
        (0..targets.len()).map(|n| self.move_to(targets.nth(n))).collect()
    }

    /// The `n`-th move of [`legal_moves`](Position::legal_moves), counted from 0, without making a list; `None` if
    /// there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        (n < targets.len()).then(|| self.move_to(targets.nth(n)))
    }

    /// A uniformly random legal move made from 64 random bits; `None` if no roll is pending.
    ///
    /// It is the [`nth_move`](Position::nth_move) with `n` = ⌊`bits` × number of moves / 2⁶⁴⌋: uniform up
    /// to a bias below 2⁻⁶¹.
    #[inline]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        let targets = self.targets(self.rolled?);
        Some(self.move_to(targets.pick(bits)))
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
