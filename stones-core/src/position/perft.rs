//! Counting the leaves of the game tree: the proof of a move generator, and the measure of its speed.

use super::cpu::{self, Work};
use super::movegen::by_turn;
use crate::{Board, Board8x8, Move, PositionOn, SquareSet};

/// Counts the leaves `depth` plies below a position.
struct Perft<B: Board> {
    position: PositionOn<B>,
    depth: u32,
}

impl<B: Board> Work for Perft<B> {
    type Output = u64;

    #[inline(always)]
    fn run(self, again: impl Fn(Perft<B>) -> u64) -> u64 {
        match self.depth {
            0 => 1,
            1 => self.position.count_moves().into(),
            depth => {
                let mut leaves = 0;
                by_turn!(self.position, SquareSet::FULL, |view| {
                    for (direction, targets) in view.targets() {
                        for target in targets {
                            let squares = view.origin_and_target(target, direction);
                            let jumped = view.jumped(target, direction);
                            let position = self.position.after_moving(view.color(), squares, jumped);
                            leaves += again(Perft { position, depth: depth - 1 });
                        }
                    }
                });
                leaves
            }
        }
    }
}

/// Counting positions ahead.
impl<B: Board> PositionOn<B> {
    /// The number of ways to play `depth` legal moves from here; 1 for depth 0.
    ///
    /// The last ply is counted, not made. Takes time in proportion to the result: about 10⁹ leaves in a
    /// fraction of a second, 12·10⁹ at depth 6 from the start.
    pub fn perft(&self, depth: u32) -> u64 {
        // On the board of fixed size the masks are constants.
        match self.on_board::<Board8x8>() {
            Some(position) => cpu::run(Perft { position, depth }),
            None => cpu::run(Perft { position: *self, depth }),
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Position;

    const START: [u64; 5] = [1, 54, 2838, 137_620, 6_490_676];

    #[test]
    fn every_instruction_set_counts_the_same() {
        for (depth, &leaves) in (0..).zip(&START) {
            let work = || Perft { position: Position::initial(), depth };
            assert_eq!((cpu::plain(work()), cpu::run(work())), (leaves, leaves), "{depth}");
        }
    }

    #[test]
    fn the_moves_share_the_leaves() {
        for (depth, &leaves) in (0..).zip(&START).skip(1) {
            assert_eq!(Position::initial().divide(depth).map(|(_, share)| share).sum::<u64>(), leaves);
        }
        assert_eq!(Position::initial().divide(0).count(), 0);
    }
}
