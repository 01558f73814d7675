//! How a game ended, told at its end.

use dice_race_core::{Color, EndReason, Game, Outcome};

use super::{move_list, rolls};
use crate::terminal::output::counted;

/// The winner, the reason, where the pieces are and what was rolled; empty if the game goes on.
pub(crate) fn screen(game: &Game) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    let winner = outcome.winner.to_string().to_uppercase();
    let [white, black] = Color::ALL.map(|color| move_list::side(game.position(), color));
    let reason = reason(game, outcome);
    format!("=== GAME OVER: {winner} wins ===\n{reason}\n  {white}\n  {black}\n\n{}", rolls::log(game))
}

fn reason(game: &Game, outcome: Outcome) -> String {
    let (winner, loser) = (outcome.winner, !outcome.winner);
    let moves = counted(game.ply(), "move");
    match outcome.reason {
        EndReason::AllHome => format!("{winner} has brought every piece home after {moves}."),
        EndReason::Resignation => format!("{loser} has resigned after {moves}."),
        EndReason::Time => format!("{loser} has run out of time after {moves}."),
        reason => format!("The reason is {reason}, after {moves}."),
    }
}
