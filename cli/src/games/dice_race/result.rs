//! The screen at the end of a game.

use dice_race_core::{Color, EndReason, Game, Outcome};
use stones_dice_texts::{Texts, text};

use super::{move_list, rolls};

/// The winner, the reason, the pieces and the rolls; empty before the end.
pub(crate) fn screen(game: &Game, texts: &Texts, width: usize) -> String {
    let Some(outcome) = game.outcome() else { return String::new() };
    let result = text!(texts, "session-won", side = outcome.winner.name());
    let [white, black] = Color::ALL.map(|color| move_list::side(game.position(), color, texts));
    let reason = reason(outcome, game.ply(), texts);
    format!("=== {result} ===\n{reason}\n  {white}\n  {black}\n\n{}", rolls::log(game, texts, width))
}

fn reason(outcome: Outcome, moves: usize, texts: &Texts) -> String {
    let (winner, loser) = (outcome.winner.name(), (!outcome.winner).name());
    match outcome.reason {
        EndReason::AllHome => text!(texts, "dice-race-all-home", side = winner, moves = moves),
        EndReason::Resignation => text!(texts, "session-resigned", side = loser, moves = moves),
        EndReason::Time => text!(texts, "session-out-of-time", side = loser, moves = moves),
        _ => text!(texts, "session-abandoned", moves = moves),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_reason_has_a_text_of_its_own() {
        let mut texts =
            EndReason::ALL.map(|reason| super::reason(Outcome { winner: Color::White, reason }, 3, &Texts::default()));
        texts.sort_unstable();
        assert!(texts.is_sorted_by(|a, b| a != b), "{texts:?}");
    }
}
