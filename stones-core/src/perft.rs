//! Counting the leaves of the game tree: the proof of a move generator, and the measure of its speed.

use crate::{Board, Move, PositionOn};

impl<B: Board> PositionOn<B> {
    /// The number of ways to play `depth` legal moves from here; 1 for depth 0.
    ///
    /// The last ply is counted, not made. Takes time in proportion to the result: about 10⁹ leaves in a
    /// fraction of a second, 12·10⁹ at depth 6 from the start.
    #[inline]
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves().into(),
            _ => {
                let mut leaves = 0;
                self.for_each_successor(|next| leaves += next.perft(depth - 1));
                leaves
            }
        }
    }

    /// Every legal move with its share of [`perft`](PositionOn::perft) of this depth, to find a fault by
    /// comparison with another engine. Depth 0 has no moves to divide by.
    pub fn divide(&self, depth: u32) -> impl Iterator<Item = (Move, u64)> + use<B> {
        let position = *self;
        let moves = if depth == 0 { crate::MoveList::new() } else { self.legal_moves() };
        moves.into_iter().map(move |m| (m, position.after(m).perft(depth - 1)))
    }
}
