use chessboard_core::{Color, Direction, SquareSet};

use super::super::movegen::{View, by_turn};
use super::origin::origin_behind;
use crate::{Board, MAX_MOVES, PositionOn};

/// The positions after all moves of a position, one a lane. The stones of the side that moves next are the same in all.
struct Children {
    /// The stones of the side that has moved.
    moved: [u64; LANES],
    pinned: [u64; LANES],
    len: usize,
    /// The targets of the moves of one direction, one square each.
    targets: [u64; 64],
}

/// All moves, and the unused lanes of the last vector.
const LANES: usize = MAX_MOVES.next_multiple_of(VECTOR) + VECTOR;

/// The 64-bit words of a 512-bit vector.
const VECTOR: usize = 8;

/// The number of ways to play two legal moves from a position.
#[inline(always)]
pub(in crate::position) fn count_grandchildren<B: Board>(position: &PositionOn<B>) -> u64 {
    by_turn!(position, SquareSet::FULL, |view| {
        let mut children = Children { moved: [0; LANES], pinned: [0; LANES], len: 0, targets: [0; 64] };
        // Written out instead of looped, so that each direction is a constant in the code of its moves.
        let [forward_right, forward_left, right, left] = view.targets();
        children.push(position, &view, forward_right);
        children.push(position, &view, forward_left);
        children.push(position, &view, right);
        children.push(position, &view, left);
        children.count_moves(!view.color(), position)
    })
}

impl Children {
    /// Adds the positions after all moves of one direction.
    #[inline(always)]
    fn push<B: Board>(&mut self, parent: &PositionOn<B>, view: &View, (direction, targets): (Direction, SquareSet)) {
        let moves = targets.len() as usize;
        // Whole vectors of targets, the last ones empty: a loop of one or two turns mispredicts less often.
        let mut left = targets.0;
        for vector in self.targets.as_chunks_mut::<VECTOR>().0.iter_mut().take(moves.div_ceil(VECTOR)) {
            for lane in vector {
                *lane = left & left.wrapping_neg();
                left &= left.wrapping_sub(1);
            }
        }
        let step = direction.index_step() as u32 & 63;
        let (own, pinned) = (parent.stones(view.color()).0, parent.pinned.0);
        let (movers, jumpable) = (view.movers().0, view.jumpable().0);
        // Unused lanes of the last vector are overwritten by the next direction. A position has at most MAX_MOVES moves;
        // the surplus of a board that illegal moves have made is left out.
        let free = self.moved.iter_mut().zip(&mut self.pinned).skip(self.len);
        for ((moved_lane, pinned_lane), &target) in free.zip(&self.targets).take(moves.next_multiple_of(VECTOR)) {
            *moved_lane = own ^ (origin_behind(target, step, movers) | target);
            *pinned_lane = pinned ^ (target.rotate_right(step) & jumpable);
        }
        self.len = (self.len + moves).min(MAX_MOVES);
    }

    /// The moves of all children, of a parent of which they differ by one move.
    #[inline(always)]
    fn count_moves<B: Board>(&mut self, turn: Color, parent: &PositionOn<B>) -> u64 {
        let (own, squares) = (parent.stones(turn), parent.board.squares());
        // Lanes beyond the last child get a stone on every square, and so no moves.
        self.moved.iter_mut().skip(self.len).take(VECTOR).for_each(|lane| *lane = u64::MAX);
        let used = self.len.next_multiple_of(VECTOR);
        let mut moves = 0;
        for (&moved, &pinned) in self.moved.iter().zip(&self.pinned).take(used) {
            let (opponent, pinned) = (SquareSet(moved), SquareSet(pinned));
            let view = View::of(turn, own, opponent, pinned, squares - (own | opponent));
            moves += view.targets().map(|(_, targets)| u64::from(targets.len())).iter().sum::<u64>();
        }
        moves
    }
}
