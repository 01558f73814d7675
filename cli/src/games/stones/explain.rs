//! Moves and errors in words.

use stones_core::MoveKind::{Free, Pin, Slide};
use stones_core::search::Line;
use stones_core::{IllegalMove, Move, MoveError, Square};

use super::{AnyGame, move_list};
use crate::terminal::caret::Caret;

/// A move and its effect.
pub(crate) fn a_move(m: Move) -> String {
    match (m.kind, m.jumped) {
        (Pin, Some(jumped)) => format!("{m}, which pins {jumped}"),
        (Free, Some(jumped)) => format!("{m}, which frees {jumped}"),
        (Slide | Pin | Free, _) => m.to_string(),
    }
}

/// The value of a line: `+0.35 stones: win 40 %, draw 40 %, loss 20 %`, or `+2.00 stones, proven`.
pub(crate) fn value(line: &Line) -> String {
    if line.is_proven {
        format!("{} stones, proven", line.value)
    } else {
        format!("{} stones: {}", line.value, line.chances)
    }
}

/// Why a square has no legal move.
pub(crate) fn no_move_from(square: Square, game: &AnyGame) -> String {
    let turn = game.position().turn();
    if game.outcome().is_some() {
        return "The game is over.".to_owned();
    }
    // A move to the same square is never legal, and its error is about the stone first.
    match game.position().find_move(square, square) {
        Err(IllegalMove::NoStone) => format!("{square} is empty."),
        Err(IllegalMove::OpponentsStone) => format!("The stone on {square} is not {turn}'s."),
        Err(IllegalMove::Pinned) => format!("The stone on {square} is pinned."),
        Err(reason @ IllegalMove::OffBoard) => format!("{square}: {}.", reason.reason()),
        _ => format!("The stone on {square} has no legal move."),
    }
}

/// Why a text is not a legal move, and what is expected.
pub(crate) fn refusal(text: &str, error: MoveError, game: &AnyGame) -> String {
    let reason = match error {
        MoveError::Syntax(error) => {
            return format!("Not a move: {error}\n{}", Caret::new(text.as_bytes(), error.offset));
        }
        MoveError::Rejected(reason) => format!("{text} is illegal: {}.", reason.reason()),
    };
    let origin = text.get(..2).and_then(|square| square.parse::<Square>().ok());
    let moves = origin.map(|origin| moves_from(origin, game)).unwrap_or_default();
    match move_list::by_stone(&moves).first() {
        Some(moves) => format!("{reason}\nExpected one of: {moves}"),
        None => reason,
    }
}

/// The legal moves of the stone on a square.
pub(crate) fn moves_from(square: Square, game: &AnyGame) -> Vec<Move> {
    game.legal_moves().into_iter().filter(|m| m.origin == square).collect()
}
