//! A beginner's evaluation: the lead in the race.

use crate::{Color, Position};

/// The lead at which the odds are e to 1.
const SCALE: f64 = 30.0;

/// The chance to win, 0 to 1, of the side about to roll, by the advance of both sides alone.
pub(super) fn win_probability(position: &Position) -> f64 {
    let lead = advance(position, position.turn()) - advance(position, !position.turn());
    1.0 / (1.0 + libm::exp(-lead / SCALE))
}

/// The sum of the advances of a side's pieces. The first steps count most: a beginner likes to bring all pieces into
/// play and to move the last one.
fn advance(position: &Position, color: Color) -> f64 {
    // All 32 steps, entering among them, count 32.
    let steps = position.pieces(color).iter().map(|progress| f64::from(progress.get()) + 1.0);
    steps.map(|steps| libm::sqrt(32.0 * steps)).sum()
}
