//! The screen at the end of a game.

use stones_core::{Color, EndReason, GoalZone, Outcome};

use super::AnyGame;
use crate::terminal::output::count_of;

/// The winner, the reason and both scores; empty before the end.
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
    let moves = count_of(game.ply(), "move");
    match (outcome.reason, loser) {
        (EndReason::NoMoves, _) => format!("{} has no legal move after {moves}.", stuck(game)),
        (EndReason::Resignation, Some(loser)) => format!("{loser} resigned after {moves}."),
        (EndReason::Agreement, _) => format!("Both sides agreed to a draw after {moves}."),
        (EndReason::Time, Some(loser)) => format!("{loser} ran out of time after {moves}."),
        (reason, _) => format!("Reason: {reason}, after {moves}."),
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
        None => "There is no score, since the game did not end on the board.".to_owned(),
    }
}
