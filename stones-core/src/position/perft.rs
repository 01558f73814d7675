//! Counting the leaves of the game tree: the proof of a move generator, and the measure of its speed.

use core::ops::ControlFlow;

use super::lanes::count_grandchildren;
use super::movegen::by_turn;
use crate::{Board, Board8x8, Move, PositionOn, SquareSet};
use chessboard_core::cpu::{self, Level, Work};

/// The plies below a position that are counted at once: about 140,000 leaves from the start.
const PLIES_OF_A_PART: u32 = 3;

/// Counts the leaves `depth` plies below a position.
struct Perft<B: Board> {
    position: PositionOn<B>,
    depth: u32,
}

impl<B: Board> Work for Perft<B> {
    type Output = u64;

    #[inline(always)]
    fn run(self, level: Level, again: impl Fn(Perft<B>) -> u64) -> u64 {
        match self.depth {
            0 => 1,
            1 => self.position.count_moves().into(),
            2 if level.has_wide_vectors() => count_grandchildren(&self.position),
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

    /// [`perft`](PositionOn::perft) on the threads of rayon's pool.
    #[cfg(feature = "rayon")]
    pub fn par_perft(&self, depth: u32) -> u64 {
        use rayon::iter::{IntoParallelIterator, ParallelIterator};

        if depth <= PLIES_OF_A_PART {
            return self.perft(depth);
        }
        let moves = self.legal_moves();
        (0..moves.len()).into_par_iter().map(|index| self.after(moves[index]).par_perft(depth - 1)).sum()
    }

    /// Like [`perft`](PositionOn::perft); `poll` can end the count. It is called every few milliseconds at least.
    ///
    /// ```
    /// use core::ops::ControlFlow;
    /// use stones_core::Position;
    ///
    /// let start = Position::initial();
    /// assert_eq!(start.perft_with(4, || ControlFlow::<()>::Continue(())), ControlFlow::Continue(6_490_676));
    /// assert!(start.perft_with(60, || ControlFlow::Break("enough")).is_break());
    /// ```
    pub fn perft_with<R>(&self, depth: u32, mut poll: impl FnMut() -> ControlFlow<R>) -> ControlFlow<R, u64> {
        self.perft_by_parts(depth, &mut poll)
    }

    fn perft_by_parts<R>(&self, depth: u32, poll: &mut impl FnMut() -> ControlFlow<R>) -> ControlFlow<R, u64> {
        poll()?;
        if depth <= PLIES_OF_A_PART {
            return ControlFlow::Continue(self.perft(depth));
        }
        let mut leaves = 0;
        for m in self.move_sets().flatten() {
            leaves += self.after(m).perft_by_parts(depth - 1, poll)?;
        }
        ControlFlow::Continue(leaves)
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
    use crate::{AnyPosition, Position};

    const START: [u64; 5] = [1, 54, 2838, 137_620, 6_490_676];

    #[test]
    fn every_level_counts_the_same() {
        conformance::on_every_level(|level| {
            for (depth, &leaves) in (0..).zip(&START) {
                assert_eq!(Position::initial().perft(depth), leaves, "{level}, {depth}");
            }
        });
    }

    #[test]
    fn every_level_counts_the_same_on_any_board() {
        let baseline = |start: AnyPosition| {
            Perft { position: start, depth: 2 }.run(Level::Baseline, |part| part.position.count_moves().into())
        };
        conformance::on_every_level(|level| {
            for (files, ranks) in [(3, 3), (3, 8), (8, 3), (5, 4), (7, 8)] {
                let start = AnyPosition::initial(files, ranks).unwrap();
                assert_eq!(start.perft(2), baseline(start), "{level}, {files}x{ranks}");
            }
        });
    }

    #[test]
    fn a_count_by_parts_is_the_same_and_ends_when_told() {
        for (depth, &leaves) in (0..).zip(&START) {
            #[cfg(feature = "rayon")]
            assert_eq!(Position::initial().par_perft(depth), leaves, "{depth}");
            let whole = Position::initial().perft_with(depth, || ControlFlow::<()>::Continue(()));
            assert_eq!(whole, ControlFlow::Continue(leaves), "{depth}");
        }
        // Far beyond the end of all games, where no leaf is ever reached.
        for depth in [60, u32::MAX] {
            let mut polls = 0;
            let poll = || {
                polls += 1;
                if polls < 10_000 { ControlFlow::Continue(()) } else { ControlFlow::Break(depth) }
            };
            assert_eq!(Position::initial().perft_with(depth, poll), ControlFlow::Break(depth));
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
