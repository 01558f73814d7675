//! The chance before a roll, from the chances after the moves.

use crate::{Position, Roll, chances};

/// What the side to move can expect of its roll, split by what a roll leads to.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Expectation {
    /// Rolls with which a piece can move: the sum of their chances times those of the best moves.
    pub(super) moves: f64,
    /// The probability that the turn passes to the opponent on the same board.
    pub(super) passes: f64,
    /// The probability that the same side rolls again on the same board.
    pub(super) repeats: f64,
}

impl Expectation {
    /// For a position that waits for a roll. `chance` is that of the side to move in such a position.
    #[inline(always)]
    pub(super) fn new(position: &Position, chance: impl Fn(&Position) -> f64) -> Expectation {
        let mut expected = Expectation::default();
        for rolled in Roll::ALL.iter().filter_map(|&roll| position.roll(roll).ok()) {
            if !rolled.must_pass() {
                expected.moves += chances::best_move(&rolled, &chance).map_or(0.0, |(_, best)| best) / 6.0;
            } else if after_pass(&rolled).turn() == position.turn() {
                expected.repeats += 1.0 / 6.0;
            } else {
                expected.passes += 1.0 / 6.0;
            }
        }
        expected
    }
}

fn after_pass(rolled: &Position) -> Position {
    rolled.nth_move(0).map_or(*rolled, |pass| rolled.after(pass))
}
