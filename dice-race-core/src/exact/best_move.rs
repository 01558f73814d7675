//! The best move by the values of the positions after it.

use crate::{Move, Position};

/// The best move with a roll, the first one if several are, and its chance to win; none without a roll.
#[inline(always)]
pub(super) fn best_move(rolled: &Position, value: impl Fn(&Position) -> f64) -> Option<(Move, f64)> {
    let mut best: Option<(Move, f64)> = None;
    for &m in &rolled.legal_moves() {
        let worth = worth(&after(rolled, m), rolled, &value);
        if best.is_none_or(|(_, most)| worth > most) {
            best = Some((m, worth));
        }
    }
    best
}

#[inline(always)]
pub(super) fn after(rolled: &Position, m: Move) -> Position {
    let mut after = *rolled;
    after.play_unchecked(m);
    after
}

/// The chance of the side that has moved.
#[inline(always)]
fn worth(after: &Position, before: &Position, value: impl Fn(&Position) -> f64) -> f64 {
    if after.winner().is_some() {
        1.0 // Only the side that moves can bring its last piece home.
    } else if after.turn() == before.turn() {
        value(after)
    } else {
        1.0 - value(after)
    }
}
