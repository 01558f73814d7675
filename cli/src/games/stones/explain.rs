//! Moves and errors in words.

use stones_core::MoveKind::{Free, Pin, Slide};
use stones_core::search::Line;
use stones_core::{AnyPosition, IllegalMove, Move, MoveError, Rules, Score, Square};
use stones_dice_texts::{Texts, text};

use super::{AnyGame, move_list};
use crate::playable::{refusal, squares};

/// A move and its effect.
pub(crate) fn a_move(m: Move, texts: &Texts) -> String {
    let played = m.to_string();
    match (m.kind, m.jumped.map(|jumped| jumped.to_string())) {
        (Pin, Some(jumped)) => text!(texts, "stones-pins", played = played, jumped = jumped),
        (Free, Some(jumped)) => text!(texts, "stones-frees", played = played, jumped = jumped),
        (Slide | Pin | Free, _) => played,
    }
}

/// The value of a line: `+0.35 stones: win 40 %, draw 40 %, loss 20 %`, or `+2.00 stones, proven`.
pub(crate) fn value(line: &Line, texts: &Texts) -> String {
    let value = texts.language().number(line.value);
    if line.is_proven {
        return text!(texts, "stones-value-proven", value = value);
    }
    let [win, draw, loss] =
        [line.chances.win, line.chances.draw, line.chances.loss].map(|chance| format!("{:.0}", 100.0 * chance));
    text!(texts, "stones-value", value = value, win = win, draw = draw, loss = loss)
}

/// The side to move, the number of its moves, and the score.
pub(crate) fn standing(position: &AnyPosition, rules: Rules, texts: &Texts) -> String {
    let (turn, moves) = (position.turn().name(), position.count_moves());
    let Score { white, black } = position.score(rules);
    text!(texts, "stones-standing", side = turn, moves = moves, white = white, black = black)
}

/// Why a square has no legal move.
pub(crate) fn no_move_from(square: Square, game: &AnyGame, texts: &Texts) -> String {
    if game.outcome().is_some() {
        return text!(texts, "session-is-over");
    }
    let (turn, name) = (game.position().turn().name(), square.to_string());
    // A move to the same square is never legal, and its error is about the stone first.
    match game.position().find_move(square, square) {
        Err(IllegalMove::NoStone) => text!(texts, "session-empty-square", square = name),
        Err(IllegalMove::OpponentsStone) => text!(texts, "stones-not-yours", square = name, side = turn),
        Err(IllegalMove::Pinned) => text!(texts, "stones-is-pinned", square = name),
        Err(IllegalMove::OffBoard) => text!(texts, "stones-off-board", square = name),
        _ => text!(texts, "stones-cannot-move", square = name),
    }
}

/// Why a text is not a legal move, and what is expected.
pub(crate) fn refusal(text: &str, error: MoveError, game: &AnyGame, black_below: bool, texts: &Texts) -> String {
    let message = match error {
        MoveError::Syntax(error) => return refusal::not_a_move(text, error, texts),
        MoveError::Rejected(error) => refusal::illegal(text, reason(error, text, texts), texts),
    };
    let origin = text.get(..2).and_then(|square| square.parse::<Square>().ok());
    let moves = origin.map(|origin| moves_from(origin, game)).unwrap_or_default();
    match move_list::by_stone(&moves, black_below).first() {
        Some(moves) => format!("{message}\n{}", text!(texts, "session-expected-one-of", moves = moves.as_str())),
        None => message,
    }
}

/// The reason why a move with this text is illegal.
fn reason(error: IllegalMove, text: &str, texts: &Texts) -> String {
    let (origin, target) = squares::ends(text);
    texts.format(&format!("stones-illegal-{}", error.name()), &[("origin", origin.into()), ("target", target.into())])
}

/// The legal moves of the stone on a square.
pub(crate) fn moves_from(square: Square, game: &AnyGame) -> Vec<Move> {
    game.legal_moves().into_iter().filter(|m| m.origin == square).collect()
}
