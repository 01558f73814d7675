//! What a beginner sees: who is ahead in the race.

use crate::{Color, Position};

/// So many cells ahead are odds of e to 1.
const CELLS: f64 = 30.0;

/// The chance to win, 0 to 1, of the side about to throw, if it were only for the cells that each side has come.
pub(super) fn win_probability(position: &Position) -> f64 {
    let ahead = cells(position, position.turn()) - cells(position, !position.turn());
    1.0 / (1.0 + libm::exp(-f64::from(ahead) / CELLS))
}

/// How far the pieces of a side have come in sum, entering counted as a step.
fn cells(position: &Position, color: Color) -> i32 {
    position.pieces(color).iter().map(|progress| i32::from(progress.get()) + 1).sum()
}
