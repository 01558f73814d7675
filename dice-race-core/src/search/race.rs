//! What a beginner sees: who is ahead in the race.

use crate::{Color, Position};

/// So far ahead are odds of e to 1.
const FAR_AHEAD: f64 = 30.0;

/// The chance to win, 0 to 1, of the side about to roll, if it were only for how far each side has come.
pub(super) fn win_probability(position: &Position) -> f64 {
    let ahead = come(position, position.turn()) - come(position, !position.turn());
    1.0 / (1.0 + libm::exp(-ahead / FAR_AHEAD))
}

/// How far the pieces of a side have come in sum. The first steps count most, as they do for a beginner, who likes to
/// have all pieces on their way and moves the last one.
fn come(position: &Position, color: Color) -> f64 {
    // 32 steps, entering is the first, are 32 in both measures.
    let steps = position.pieces(color).iter().map(|progress| f64::from(progress.get()) + 1.0);
    steps.map(|steps| libm::sqrt(32.0 * steps)).sum()
}
