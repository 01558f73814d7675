//! Expectiminimax: the best of one's own moves, the mean of the six rolls, the best of the opponent's moves, …

use crate::{CHANCE_OUTCOMES, Color, Move, Position};

/// The chance to win of the side to move, this many rolls ahead; `estimate` is asked about positions that wait for
/// a roll, and tells the chance of the side about to roll.
///
/// It asks about some 13 positions for each roll, 13 × 13 for two, …
pub(super) fn win_probability(position: &Position, rolls: u8, estimate: &impl Fn(&Position) -> f64) -> f64 {
    if let Some(winner) = position.winner() {
        return f64::from(u8::from(winner == position.turn()));
    }
    match (position.rolled(), rolls.checked_sub(1)) {
        (Some(_), _) => {
            let worths = position.legal_moves();
            worths.iter().map(|&m| of_move(position, m, rolls, estimate)).fold(0.0, f64::max)
        }
        (None, None) => estimate(position),
        (None, Some(rolls)) => mean(position, |rolled| win_probability(rolled, rolls, estimate)),
    }
}

/// The chance to win of the side that makes a legal move.
pub(super) fn of_move(position: &Position, m: Move, rolls: u8, estimate: &impl Fn(&Position) -> f64) -> f64 {
    let mut after = *position;
    after.play_unchecked(m);
    seen_by(position.turn(), &after, win_probability(&after, rolls, estimate))
}

/// The mean over the rolls of a position that waits for one.
pub(super) fn mean(position: &Position, worth: impl Fn(&Position) -> f64) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (roll, weight) in CHANCE_OUTCOMES {
        if let Ok(rolled) = position.roll(roll) {
            sum += f64::from(weight) * worth(&rolled);
            weights += f64::from(weight);
        }
    }
    sum / weights
}

/// What a chance of the side to move is for this side.
fn seen_by(side: Color, position: &Position, chance: f64) -> f64 {
    if position.turn() == side { chance } else { 1.0 - chance }
}
