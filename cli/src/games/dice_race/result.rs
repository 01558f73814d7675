//! The screen at the end of a game.

use dice_race_core::{Color, EndReason, Game, Outcome};

use super::{move_list, rolls};
use crate::terminal::output::count_of;

/// The winner, the reason, the pieces and the rolls; empty before the end.
pub(crate) fn screen(game: &Game, width: usize) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    let winner = outcome.winner.to_string().to_uppercase();
    let [white, black] = Color::ALL.map(|color| move_list::side(game.position(), color));
    let reason = reason(game, outcome);
    format!("=== GAME OVER: {winner} wins ===\n{reason}\n  {white}\n  {black}\n\n{}", rolls::log(game, width))
}

fn reason(game: &Game, outcome: Outcome) -> String {
    let (winner, loser) = (outcome.winner, !outcome.winner);
    let moves = count_of(game.ply(), "move");
    match outcome.reason {
        EndReason::AllHome => format!("{winner} brought all pieces home after {moves}."),
        EndReason::Resignation => format!("{loser} resigned after {moves}."),
        EndReason::Time => format!("{loser} ran out of time after {moves}."),
        reason => format!("Reason: {reason}, after {moves}."),
    }
}
