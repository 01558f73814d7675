//! What a position is worth by the values of the positions after it.

use super::best_move::{after, best_move};
use crate::{Position, Roll};

/// What the side to move can expect of its roll.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Expectation {
    /// The rolls with which a piece can be moved: the values of the best moves, times the rolls' chances.
    pub(super) moves: f64,
    /// The chance that the turn passes to the opponent, with nothing changed.
    pub(super) passes: f64,
    /// The chance that the same side rolls again, with nothing changed.
    pub(super) repeats: f64,
}

impl Expectation {
    /// Of a position that waits for a roll; `value` is the chance of the side to move in such a position.
    #[inline(always)]
    pub(super) fn of(position: &Position, value: impl Fn(&Position) -> f64) -> Expectation {
        let mut expected = Expectation::default();
        for rolled in Roll::ALL.iter().filter_map(|&roll| position.roll(roll).ok()) {
            if !rolled.must_pass() {
                expected.moves += best_move(&rolled, &value).map_or(0.0, |(_, worth)| worth) / 6.0;
            } else if passed(&rolled).turn() == position.turn() {
                expected.repeats += 1.0 / 6.0;
            } else {
                expected.passes += 1.0 / 6.0;
            }
        }
        expected
    }
}

fn passed(rolled: &Position) -> Position {
    rolled.nth_move(0).map_or(*rolled, |pass| after(rolled, pass))
}
