//! The screen at the end of a game.

use stones_core::{Color, EndReason, GoalZone, Outcome};
use stones_dice_texts::{Texts, text};

use super::AnyGame;

/// The winner, the reason and both scores; empty before the end.
pub(crate) fn screen(game: &AnyGame, texts: &Texts) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    let result = match outcome.winner {
        Some(winner) => text!(texts, "session-won", side = winner.name()),
        None => text!(texts, "session-drawn"),
    };
    format!("=== {result} ===\n{}\n{}\n", reason(game, outcome, texts), scores(game, outcome, texts))
}

fn reason(game: &AnyGame, outcome: Outcome, texts: &Texts) -> String {
    let moves = game.ply();
    let loser = outcome.winner.map(|winner| (!winner).name());
    // A game that ended on the board has a side that cannot move.
    let stuck = game.position().stuck_side(game.rules()).unwrap_or(game.position().turn());
    match (outcome.reason, loser) {
        (EndReason::NoMoves, _) => text!(texts, "stones-no-moves", side = stuck.name(), moves = moves),
        (EndReason::Agreement, _) => text!(texts, "stones-agreed", moves = moves),
        (EndReason::Resignation, Some(loser)) => text!(texts, "session-resigned", side = loser, moves = moves),
        (EndReason::Time, Some(loser)) => text!(texts, "session-out-of-time", side = loser, moves = moves),
        _ => text!(texts, "session-abandoned", moves = moves),
    }
}

fn scores(game: &AnyGame, outcome: Outcome, texts: &Texts) -> String {
    let Some(score) = outcome.score else { return text!(texts, "stones-no-score") };
    let zone = match game.rules().goal {
        GoalZone::FarRank => text!(texts, "stones-score-far-rank"),
        GoalZone::FarHalf => text!(texts, "stones-score-far-half"),
    };
    let line = |color: Color, count| format!("  {} {count}", text!(texts, "session-side", side = color.name()));
    format!("{zone}\n{}\n{}", line(Color::White, score.white), line(Color::Black, score.black))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_text_of_its_own() {
        let outcome = |reason| Outcome { winner: Some(Color::White), reason, score: None };
        let mut texts =
            EndReason::ALL.map(|reason| super::reason(&AnyGame::default(), outcome(reason), &Texts::default()));
        texts.sort_unstable();
        assert!(texts.is_sorted_by(|a, b| a != b), "{texts:?}");
    }
}
