//! The chance to win of the side to move, from the chances after its moves and rolls.

#[cfg(any(feature = "search", feature = "exact"))]
use crate::CHANCE_OUTCOMES;
use crate::{IllegalMove, Move, Position};

/// 1 if the side to move has won, 0 if it has lost; `None` if the game is not over.
#[inline(always)]
pub(crate) fn of_finished(position: &Position) -> Option<f64> {
    position.winner().map(|winner| f64::from(u8::from(winner == position.turn())))
}

/// The chance of the side that makes a legal move. `chance` is that of the side to move in a position that waits for a
/// roll.
#[inline(always)]
pub(crate) fn after_move(rolled: &Position, m: Move, chance: impl FnOnce(&Position) -> f64) -> f64 {
    let after = rolled.after(m);
    let chance = of_finished(&after).unwrap_or_else(|| chance(&after));
    if after.turn() == rolled.turn() { chance } else { 1.0 - chance }
}

/// The best move and its chance, by [`after_move`]. Of equal moves the first; `None` without a roll.
#[inline(always)]
pub(crate) fn best_move(rolled: &Position, chance: impl Fn(&Position) -> f64) -> Option<(Move, f64)> {
    let mut best: Option<(Move, f64)> = None;
    for &m in &rolled.legal_moves() {
        let chance = after_move(rolled, m, &chance);
        if best.is_none_or(|(_, highest)| chance > highest) {
            best = Some((m, chance));
        }
    }
    best
}

/// Why a position without legal moves has none.
pub(crate) fn no_move(position: &Position) -> IllegalMove {
    if position.winner().is_some() { IllegalMove::GameOver } else { IllegalMove::NoRoll }
}

/// The mean over the rolls of a position that waits for one. `chance` is that of the side to move after a roll.
#[cfg(any(feature = "search", feature = "exact"))]
pub(crate) fn mean_over_rolls(position: &Position, chance: impl Fn(&Position) -> f64) -> f64 {
    let (mut sum, mut weights) = (0.0, 0.0);
    for (roll, weight) in CHANCE_OUTCOMES {
        if let Ok(rolled) = position.roll(roll) {
            sum += f64::from(weight) * chance(&rolled);
            weights += f64::from(weight);
        }
    }
    sum / weights
}
