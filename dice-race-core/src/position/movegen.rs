//! Which pieces can use a roll, and how far they get: rules 3 to 8, each once.
//!
//! All pieces of a side walk at the same time: bit `p` of a word is the cell at the mover's progress `p`. The
//! legal moves are the cells on which they end. No two end on the same cell, and since no piece overtakes another
//! of its side, the order of the ends is that of the pieces.

use core::hint::select_unpredictable;

use crate::{Action, BlockRule, CaptureRule, Move, MoveList, Position, Progress, ProgressSet, Roll};

/// The legal moves with a roll, as the cells on which they end: bit `p` for a walk to progress `p`, and bit 32
/// for entering, which comes last. An empty set is the pass.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Ends(u64);

/// One of them: 0 to 31, [`ENTERED`], or what an empty set has instead of a lowest bit.
type End = u32;

const ENTERED: End = 32;
const PASSED: End = 64;

impl Ends {
    const PASS: Ends = Ends(0);

    /// How many moves there are; the pass counts as one.
    #[inline]
    fn len(self) -> u32 {
        self.0.count_ones().max(1)
    }

    /// The lowest one.
    #[inline(always)]
    fn first(self) -> End {
        self.0.trailing_zeros()
    }

    /// The one that has `n` others below it, `n` less than [`len`](Ends::len).
    #[inline(always)]
    fn nth(self, n: u32) -> End {
        // Nobody can predict `n`, so all are worked out.
        let [all, but1, but2, but3] = self.without_first_n();
        let even = select_unpredictable(n & 2 == 0, all, but2);
        let odd = select_unpredictable(n & 2 == 0, but1, but3);
        select_unpredictable(n & 1 == 0, even, odd).first()
    }

    /// The one whose number is the upper half of `bits` × [`len`](Ends::len).
    #[inline(always)]
    fn pick(self, bits: u64) -> End {
        let [_, but1, but2, but3] = self.without_first_n();
        // The numbers do not wait for the set, as they would if it were counted first.
        let number = |len: u64| ((u128::from(bits) * u128::from(len)) >> 64) as u32;
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

/// All that lies beyond the last cell of the diagonal.
const BEYOND: u64 = u64::MAX << 32;

/// The cells that are one to `roll` steps ahead of a piece.
#[inline(always)]
fn within(pieces: u64, roll: Roll) -> u64 {
    let mut cells = pieces << 1;
    // Each step looks as far again as the one before it, or as far as is missing.
    for seen in [1, 2, 4] {
        cells |= cells << roll.get().saturating_sub(seen).min(seen);
    }
    cells
}

impl Position {
    /// The cells on which the mover's pieces can end.
    #[inline(always)]
    fn ends(&self, roll: Roll) -> Ends {
        let own = u64::from(self.pieces(self.turn).0);
        let blocks = u64::from(self.pieces(self.turn).with_home_corner().0) | BEYOND;
        let met = match self.rules.capture {
            CaptureRule::FirstContact => u64::from(self.pieces(!self.turn).seen_by_opponent().0),
            CaptureRule::LandingOnly => 0,
        };
        // Subtracting the cell ahead of a piece borrows up to the first taken cell, and so changes just the cells
        // from the one to the other. The next piece's cell is taken too, so nothing is borrowed beyond it; and if
        // several pieces are within the roll of a cell, it is the nearest one that gets there.
        let taken = blocks | met;
        let ahead = taken ^ taken.wrapping_sub(own << 1);
        let reached = ahead & within(own, roll);
        // The cell of an opponent is entered (rule 5), that of an own piece is not (rule 4).
        let walked = reached & !blocks;
        // A roll that reaches the diagonal has to be made in full (rule 7): own pieces there do not cut it short.
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
        // `&`, not `&&`: nobody can predict a roll, so a branch on it costs more than all three.
        (roll == Roll::Six) & one_waits & corner_is_free
    }

    /// The move that ends there.
    #[inline(always)]
    fn move_to(&self, end: End) -> Move {
        // The piece that walks is the nearest one behind. If there is none it is not used, but worked out always:
        // cheaper than a branch.
        let behind = self.pieces(self.turn).0 & !(u32::MAX << (end & 31));
        let from = Progress::from_low_bits((behind | 1).ilog2());
        let other = select_unpredictable(end == ENTERED, Action::ENTER, Action::PASS);
        let action = select_unpredictable(end < ENTERED, Action::walk(from), other);
        let to = Progress::from_low_bits(end);
        let captures = end != PASSED && self.pieces(!self.turn).seen_by_opponent().contains(to);
        Move::by_action(self.turn, action, to, captures)
    }

    /// The legal move with this number; none while a roll is awaited.
    #[inline]
    pub(crate) fn find_move(&self, action: Action) -> Option<Move> {
        let ends = self.ends(self.rolled?);
        // The first end ahead of a piece is its own; or another's, if it cannot move. No end at all is the pass.
        let ahead = match action {
            Action::PASS => ends,
            _ => Ends(ends.0 & u64::MAX << (action.index().min(31) + 1)),
        };
        Some(self.move_to(ahead.first())).filter(|m| m.action() == action)
    }

    /// The number of legal moves, the pass counting as one; 0 while a roll is awaited.
    #[inline]
    pub fn count_moves(&self) -> u32 {
        self.rolled.map_or(0, |roll| self.ends(roll).len())
    }

    /// Whether a piece can be moved or entered: otherwise, after a roll, the pass is the only move.
    #[inline]
    pub fn has_move(&self) -> bool {
        self.rolled.is_some_and(|roll| self.ends(roll) != Ends::PASS)
    }

    /// Whether something was rolled that no piece can use: the turn has to be passed (rule 8).
    #[inline]
    pub fn must_pass(&self) -> bool {
        self.rolled.is_some_and(|roll| self.ends(roll) == Ends::PASS)
    }

    /// All legal moves in ascending order of their [`Action`]; none while a roll is awaited.
    pub fn legal_moves(&self) -> MoveList {
        let Some(roll) = self.rolled else { return MoveList::new() };
        let ends = self.ends(roll);
        (0..ends.len()).map(|n| self.move_to(ends.nth(n))).collect()
    }

    /// The `n`-th legal move, counted from 0, without making a list; `None` if there are not that many.
    #[inline]
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let ends = self.ends(self.rolled?);
        (n < ends.len()).then(|| self.move_to(ends.nth(n)))
    }

    /// A uniformly random legal move made from 64 random bits; `None` while a roll is awaited.
    ///
    /// The move's number is the upper half of `bits` × number of moves, so the choice is as uniform as the
    /// bits up to a bias below 2⁻⁶¹.
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
