use chessboard_core::{Color, SquareSet};

use super::super::movegen::{View, by_turn};
use crate::{Board, MAX_MOVES, PositionOn};

/// The positions after all moves of a position, one a lane. The stones of the side that moves next are the same in all.
struct Children {
    /// The stones of the side that has moved.
    moved: [u64; LANES],
    pinned: [u64; LANES],
    len: usize,
}

/// All moves, rounded up to whole vectors.
const LANES: usize = MAX_MOVES.next_multiple_of(VECTOR);

/// The 64-bit words of a 512-bit vector.
const VECTOR: usize = 8;

/// The number of ways to play two legal moves from a position.
#[inline(always)]
pub(in crate::position) fn count_grandchildren<B: Board>(position: &PositionOn<B>) -> u64 {
    by_turn!(position, SquareSet::FULL, |view| {
        let mut children = Children { moved: [u64::MAX; LANES], pinned: [0; LANES], len: 0 };
        for (direction, targets) in view.targets() {
            for target in targets {
                let squares = view.origin_and_target(target, direction);
                children.push(&position.after_moving(view.color(), squares, view.jumped(target, direction)));
            }
        }
        children.count_moves(!view.color(), position)
    })
}

impl Children {
    #[inline(always)]
    fn push<B: Board>(&mut self, child: &PositionOn<B>) {
        self.moved[self.len] = child.stones(!child.turn).0;
        self.pinned[self.len] = child.pinned.0;
        self.len += 1;
    }

    /// The moves of all children, of a parent of which they differ by one move.
    #[inline(always)]
    fn count_moves<B: Board>(&self, turn: Color, parent: &PositionOn<B>) -> u64 {
        let (own, squares) = (parent.stones(turn), parent.board.squares());
        let mut moves = 0;
        // Lanes beyond the last child have a stone on every square, and so no moves.
        for i in 0..self.len.next_multiple_of(VECTOR) {
            let (opponent, pinned) = (SquareSet(self.moved[i]), SquareSet(self.pinned[i]));
            let view = View::of(turn, own, opponent, pinned, squares - (own | opponent));
            moves += view.targets().map(|(_, targets)| u64::from(targets.len())).iter().sum::<u64>();
        }
        moves
    }
}
