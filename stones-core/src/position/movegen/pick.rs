//! One legal move out of all, by its number or at random, without a list.

use core::hint::select_unpredictable;

use chessboard_core::{Direction, Square, SquareSet, random};

use super::view::{View, by_turn, nearest};
use crate::{Board, Move, PositionOn};

/// Picking one move.
impl<B: Board> PositionOn<B> {
    /// The `n`-th move of [`legal_moves`](PositionOn::legal_moves), counted from 0, without making a list; `None` if
    /// there are not that many.
    pub fn nth_move(&self, n: u32) -> Option<Move> {
        let mut left = n;
        by_turn!(self, SquareSet::FULL, |view| {
            view.stone_by_stone().find_map(|(origin, stone)| stone.nth_near_to_far(origin, &mut left))
        })
    }

    /// A uniformly random legal move made from 64 random bits, without making a list; `None` if there is
    /// no legal move.
    ///
    /// Uniform up to a bias below 2⁻⁵⁷. The mapping from bits to moves is a promise too: the upper half of `bits` ×
    /// number of moves is the index of the move when all are sorted by direction (as in
    /// [`move_sets`](PositionOn::move_sets)), then by target from `a1` to `h8`. That takes half the time of
    /// [`nth_move`](PositionOn::nth_move).
    #[inline(always)]
    pub fn random_move(&self, bits: u64) -> Option<Move> {
        by_turn!(self, SquareSet::FULL, |view| {
            let sets = view.targets();
            let count = sets.map(|(_, targets)| targets.len()).iter().sum::<u32>();
            let n = random::below(count.into(), bits);
            view.nth_by_direction(sets, n as u32)
        })
    }
}

impl View {
    /// The move number `left` of the only mover, which stands on `origin`; if it has fewer moves, they are subtracted
    /// from `left`.
    #[inline(always)]
    fn nth_near_to_far(&self, origin: Square, left: &mut u32) -> Option<Move> {
        let sets = self.targets();
        // A stone reaches no square in two directions.
        let count = sets.iter().fold(SquareSet::EMPTY, |all, &(_, targets)| all | targets).len();
        if *left >= count {
            *left -= count;
            return None;
        }
        sets.into_iter().find_map(|(direction, targets)| {
            let found = targets.seen_by(self.color()).nth(*left);
            *left = left.saturating_sub(targets.len());
            found.map(|seen| self.move_from(origin, seen.seen_by(self.color()), direction))
        })
    }

    /// The `n`-th move by direction, then target.
    ///
    /// Branch-free except for the end of the game: `n` is random, so a branch would mispredict.
    #[inline(always)]
    fn nth_by_direction(&self, sets: [(Direction, SquareSet); 4], n: u32) -> Option<Move> {
        let sizes = sets.map(|(_, targets)| targets.len());
        let first = sizes[0];
        let first_two = first + sizes[1];
        let first_three = first_two + sizes[2];
        if n >= first_three + sizes[3] {
            return None;
        }
        let set = OneOfFour { first: n < first, first_two: n < first_two, first_three: n < first_three };
        let before = set.select([0, first, first_two, first_three]);
        let target = set.select(sets.map(|(_, targets)| targets)).nth(n - before)?;
        let step = set.select(sets.map(|(direction, _)| direction.index_step()));
        let back = set.select(sets.map(|(direction, _)| direction.reversed()));
        let origin = nearest(target.ray(back) & self.movers(), step);
        Some(self.move_over(self.jumpable_before(target, step), origin, target))
    }
}

/// Selects one of four values without a branch.
pub(crate) struct OneOfFour {
    pub(crate) first: bool,
    pub(crate) first_two: bool,
    pub(crate) first_three: bool,
}

impl OneOfFour {
    #[inline(always)]
    pub(crate) fn select<T>(&self, [a, b, c, d]: [T; 4]) -> T {
        let of_first_two = select_unpredictable(self.first, a, b);
        let of_last_two = select_unpredictable(self.first_three, c, d);
        select_unpredictable(self.first_two, of_first_two, of_last_two)
    }
}
