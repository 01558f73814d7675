use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::Move;

/// No throw allows more moves than this.
///
/// Proof: each piece on the board has at most one move, and only with a piece waiting is there another, to
/// enter. So there are at most as many moves as pieces, and at most [four](crate::PieceCount) pieces; the
/// pass stands alone.
pub const MAX_MOVES: usize = 4;

/// The legal moves of a position, on the stack: a slice of at most [`MAX_MOVES`] moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MoveList(ArrayVec<Move, MAX_MOVES>);

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// The first [`MAX_MOVES`] of some moves; of a position that is all.
    pub(crate) fn from_moves(moves: impl Iterator<Item = Move>) -> MoveList {
        MoveList(moves.take(MAX_MOVES).collect())
    }
}

impl Deref for MoveList {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = MoveListIter;

    fn into_iter(self) -> MoveListIter {
        MoveListIter(self.0.into_iter())
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> core::slice::Iter<'a, Move> {
        self.0.iter()
    }
}

/// Iterator over the moves of a [`MoveList`].
#[derive(Debug, Clone)]
pub struct MoveListIter(arrayvec::IntoIter<Move, MAX_MOVES>);

impl Iterator for MoveListIter {
    type Item = Move;

    fn next(&mut self) -> Option<Move> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl ExactSizeIterator for MoveListIter {}
