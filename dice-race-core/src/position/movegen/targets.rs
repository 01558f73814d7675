use core::hint::select_unpredictable;

use chessboard_core::random;

use crate::Action;

/// The legal moves with a roll, by the cells they go to: bit `p` for a walk to progress `p`, bit 32 for entering.
/// The empty set stands for the pass.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Targets(pub(crate) u64);

/// The target of one move: progress 0 to 31, [`ENTERED`] or [`PASSED`].
pub(super) type Target = u32;

pub(crate) const ENTERED: Target = 32;
/// Stands for the pass: `trailing_zeros` of the empty set.
pub(super) const PASSED: Target = 64;

impl Targets {
    pub(super) const PASS: Targets = Targets(0);

    /// The number of moves; the pass counts as one.
    #[inline]
    pub(crate) fn len(self) -> u32 {
        self.0.count_ones().max(1)
    }

    /// The first move.
    #[inline(always)]
    pub(super) fn first(self) -> Target {
        self.0.trailing_zeros()
    }

    /// The `n`-th move, counted from 0; `n` is less than [`len`](Targets::len).
    #[inline(always)]
    pub(super) fn nth(self, n: u32) -> Target {
        self.without_first(n.into()).first()
    }

    /// The move at index ⌊`bits` × [`len`](Targets::len) / 2⁶⁴⌋.
    #[inline(always)]
    pub(super) fn pick(self, bits: u64) -> Target {
        self.after_random_skip(bits, random::below).first()
    }

    /// The set from the move on that `bits` pick. `below` is [`random::below`], or does the same.
    #[inline(always)]
    pub(crate) fn after_random_skip(self, bits: u64, below: impl Fn(u64, u64) -> u64) -> Targets {
        let [_, skip1, skip2, skip3] = self.without_first_n();
        // One candidate index for each possible length, so that the pick need not wait for the count.
        let n = select_unpredictable(skip1.0 == 0, 0, below(2, bits));
        let n = select_unpredictable(skip2.0 == 0, n, below(3, bits));
        let n = select_unpredictable(skip3.0 == 0, n, below(4, bits));
        self.without_first(n)
    }

    /// The set without its first `n` moves, at most 3.
    #[inline(always)]
    fn without_first(self, n: u64) -> Targets {
        // Branch-free: `n` is random, so a branch would mispredict.
        let [all, skip1, skip2, skip3] = self.without_first_n();
        let even = select_unpredictable(n & 2 == 0, all, skip2);
        let odd = select_unpredictable(n & 2 == 0, skip1, skip3);
        select_unpredictable(n & 1 == 0, even, odd)
    }

    /// The set without its first 0, 1, 2 and 3 moves.
    #[inline(always)]
    fn without_first_n(self) -> [Targets; 4] {
        let without_first = |set: Targets| Targets(set.0 & set.0.wrapping_sub(1));
        let one = without_first(self);
        let two = without_first(one);
        [self, one, two, without_first(two)]
    }

    /// The targets from that of a legal action on; with the pass, all.
    #[inline(always)]
    pub(crate) fn of_action(self, action: Action) -> Targets {
        // The first target ahead of a piece that can move is its own.
        match action {
            Action::PASS => self,
            _ => Targets(self.0 & u64::MAX << (action.index().min(31) + 1)),
        }
    }

    /// The actions of the moves, as bits; `own` are the pieces that move.
    #[inline(always)]
    pub(crate) fn action_mask(self, own: u64) -> u64 {
        let on_board = self.0 & 0xFFFF_FFFF;
        let (mut origins, mut left) = (0, on_board);
        // The piece that walks is the nearest one behind the target, at most six steps.
        for steps in 1..=6 {
            let reached = left & own << steps;
            origins |= reached >> steps;
            left &= !reached;
        }
        let enters = self.0 & !on_board;
        let passes = u64::from(self == Targets::PASS) << Action::PASS.index();
        origins | enters | passes
    }
}
