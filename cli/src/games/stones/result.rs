//! How a game ended, told at its end.

use stones_core::{Color, EndReason, GoalZone, Outcome};

use super::AnyGame;
use crate::terminal::output::counted;

/// The winner, both scores and the reason; empty if the game goes on.
pub(crate) fn screen(game: &AnyGame) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    let winner = match outcome.winner {
        Some(color) => format!("{} wins", color.to_string().to_uppercase()),
        None => "DRAW".to_owned(),
    };
    format!("=== GAME OVER: {winner} ===\n{}\n{}\n", reason(game, outcome), scores(game, outcome))
}

fn reason(game: &AnyGame, outcome: Outcome) -> String {
    let loser = outcome.winner.map(|winner| !winner);
    let moves = counted(game.ply(), "move");
    match (outcome.reason, loser) {
        (EndReason::NoMoves, _) => format!("{} has no move left after {moves}.", stuck(game)),
        (EndReason::Resignation, Some(loser)) => format!("{loser} has resigned after {moves}."),
        (EndReason::Agreement, _) => format!("The sides have agreed on a draw after {moves}."),
        (EndReason::Time, Some(loser)) => format!("{loser} has run out of time after {moves}."),
        (reason, _) => format!("The reason is {reason}, after {moves}."),
    }
}

/// The side that cannot move.
fn stuck(game: &AnyGame) -> Color {
    let turn = game.position().turn();
    if game.position().has_legal_move() { !turn } else { turn }
}

fn scores(game: &AnyGame, outcome: Outcome) -> String {
    let zone = match game.rules().goal {
        GoalZone::FarRank => "far rank",
        GoalZone::FarHalf => "far half",
    };
    match outcome.score {
        Some(score) => {
            let line = |color: Color, count| format!("  {color} {count}");
            format!(
                "Unpinned stones on the {zone}:\n{}\n{}",
                line(Color::White, score.white),
                line(Color::Black, score.black)
            )
        }
        None => "The board did not decide, so there is no score.".to_owned(),
    }
}
