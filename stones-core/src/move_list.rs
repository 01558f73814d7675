use core::ops::Deref;

use arrayvec::ArrayVec;

use crate::Move;

/// No position has more legal moves than this.
///
/// Proof: a side has at most 8 stones ([`SetupFault::TooManyStones`](crate::SetupFault)). From a square,
/// the two forward diagonals together cross at most 7 files, one target a file (rule 5); a stone jumps at
/// most one neighbor on each side (rule 6). 8 · (7 + 2) = 72.
pub const MAX_MOVES: usize = 8 * (7 + 2);

/// The legal moves of a position, on the stack: a slice of [`Move`]s of at most [`MAX_MOVES`].
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct MoveList(ArrayVec<Move, MAX_MOVES>);

impl MoveList {
    /// An empty list.
    pub fn new() -> MoveList {
        MoveList::default()
    }

    /// Adds moves. Those of a position always have room: [`MAX_MOVES`] is a proved bound, which only boards
    /// spoiled by [`play_unchecked`](crate::PositionOn::play_unchecked) can exceed.
    #[inline]
    pub(crate) fn extend(&mut self, moves: impl IntoIterator<Item = Move>) {
        for m in moves {
            let _ = self.0.try_push(m);
        }
    }

    /// Sorts the moves by a key.
    pub fn sort_by_key<K: Ord>(&mut self, key: impl FnMut(&Move) -> K) {
        self.0.sort_unstable_by_key(key);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
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

impl DoubleEndedIterator for MoveListIter {
    fn next_back(&mut self) -> Option<Move> {
        self.0.next_back()
    }
}

impl ExactSizeIterator for MoveListIter {}
