//! Expectiminimax: the best of the moves at a move node, the mean over the six rolls at a chance node.
//!
//! `estimate` is the evaluation of the leaves, which wait for a roll: the chance of the side about to roll. There are
//! about 13 leaves one roll ahead, 13 × 13 two rolls ahead, and so on.

use crate::{Position, chances};

/// The chance to win of the side to move, this many rolls ahead.
pub(super) fn win_probability(position: &Position, rolls: u8, estimate: &impl Fn(&Position) -> f64) -> f64 {
    match (chances::of_finished(position), position.rolled()) {
        (Some(result), _) => result,
        (None, Some(_)) => move_node(position, rolls, estimate),
        (None, None) => chance_node(position, rolls, estimate),
    }
}

/// A position that waits for a roll, while the game is not over.
pub(super) fn chance_node(position: &Position, rolls: u8, estimate: &impl Fn(&Position) -> f64) -> f64 {
    match rolls.checked_sub(1) {
        None => estimate(position),
        Some(rolls) => chances::mean_over_rolls(position, |rolled| move_node(rolled, rolls, estimate)),
    }
}

/// A position that waits for a move.
fn move_node(rolled: &Position, rolls: u8, estimate: &impl Fn(&Position) -> f64) -> f64 {
    let best = chances::best_move(rolled, |after| chance_node(after, rolls, estimate));
    best.map_or(0.0, |(_, chance)| chance)
}
