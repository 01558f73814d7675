use core::ops::{Deref, DerefMut};

use arrayvec::ArrayVec;

/// The moves of a position, on the stack: a slice of at most `N` moves, `N` being a bound that the game proves.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MoveList<M, const N: usize>(ArrayVec<M, N>);

impl<M, const N: usize> MoveList<M, N> {
    /// An empty list.
    pub fn new() -> MoveList<M, N> {
        MoveList::default()
    }

    /// Adds moves as long as there is room, which there is for those of any position.
    #[inline]
    pub fn extend(&mut self, moves: impl IntoIterator<Item = M>) {
        for m in moves {
            let _ = self.0.try_push(m);
        }
    }
}

impl<M, const N: usize> Default for MoveList<M, N> {
    fn default() -> MoveList<M, N> {
        MoveList(ArrayVec::new())
    }
}

impl<M, const N: usize> Deref for MoveList<M, N> {
    type Target = [M];

    #[inline]
    fn deref(&self) -> &[M] {
        &self.0
    }
}

impl<M, const N: usize> DerefMut for MoveList<M, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [M] {
        &mut self.0
    }
}

impl<M, const N: usize> FromIterator<M> for MoveList<M, N> {
    fn from_iter<I: IntoIterator<Item = M>>(moves: I) -> MoveList<M, N> {
        let mut list = MoveList::new();
        list.extend(moves);
        list
    }
}

impl<M, const N: usize> IntoIterator for MoveList<M, N> {
    type Item = M;
    type IntoIter = MoveListIter<M, N>;

    fn into_iter(self) -> MoveListIter<M, N> {
        MoveListIter(self.0.into_iter())
    }
}

impl<'a, M, const N: usize> IntoIterator for &'a MoveList<M, N> {
    type Item = &'a M;
    type IntoIter = core::slice::Iter<'a, M>;

    fn into_iter(self) -> core::slice::Iter<'a, M> {
        self.0.iter()
    }
}

/// Iterator over the moves of a [`MoveList`].
#[derive(Debug, Clone)]
pub struct MoveListIter<M, const N: usize>(arrayvec::IntoIter<M, N>);

impl<M, const N: usize> Iterator for MoveListIter<M, N> {
    type Item = M;

    fn next(&mut self) -> Option<M> {
        self.0.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<M, const N: usize> DoubleEndedIterator for MoveListIter<M, N> {
    fn next_back(&mut self) -> Option<M> {
        self.0.next_back()
    }
}

impl<M, const N: usize> ExactSizeIterator for MoveListIter<M, N> {}
