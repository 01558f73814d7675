//! Moves, rolls and errors in words.

use dice_race_core::{Action, Color, Game, IllegalMove, Move, MoveError, MoveKind, Position, Progress, Roll, Square};

use crate::terminal::caret::Caret;
use crate::terminal::output::count_of;

/// A roll and the move made with it.
pub(crate) fn a_turn(turn: Color, rolled: Roll, m: Move) -> String {
    match m.kind() {
        MoveKind::Pass => format!("{turn} rolls {rolled}. No piece can move, so {turn} passes."),
        _ => format!("{turn} rolls {rolled} and plays {m}{}.", note(m)),
    }
}

/// The effect of a move, to follow the move.
pub(crate) fn note(m: Move) -> &'static str {
    match (m.captures(), m.kind()) {
        (true, MoveKind::Enter) => ", enters and captures",
        (false, MoveKind::Enter) => ", enters",
        (true, _) => ", captures",
        (false, _) if comes_home(m) => ", comes home",
        _ => "",
    }
}

/// Whether a move brings a piece home.
pub(crate) fn comes_home(m: Move) -> bool {
    let is_home = |progress: Option<Progress>| progress.is_some_and(Progress::is_home);
    is_home(m.to()) && !is_home(m.from())
}

/// Why a square has no legal move.
pub(crate) fn no_move_from(square: Square, game: &Game) -> String {
    let position = game.position();
    if game.outcome().is_some() {
        return "The game is over.".to_owned();
    }
    match position.piece_at(square) {
        None => format!("{square} is empty."),
        Some(piece) if piece.color != position.turn() => {
            format!("The piece on {square} is not {}'s.", position.turn())
        }
        Some(piece) => {
            let walk = Action::new(piece.progress.get()).and_then(|action| position.action_to_move(action).err());
            let reason = walk.unwrap_or(IllegalMove::OtherTarget).reason();
            format!("The piece on {square} cannot move: {reason}.")
        }
    }
}

/// Why a text is not a legal move, and what is expected.
pub(crate) fn refusal(text: &str, error: MoveError, game: &Game) -> String {
    let reason = match error {
        MoveError::Syntax(error) => {
            return format!("Not a move: {error}\n{}", Caret::new(text.as_bytes(), error.offset));
        }
        MoveError::Rejected(reason) => format!("{text} is illegal: {}.", reason.reason()),
    };
    let moves: Vec<_> = game.legal_moves().iter().map(Move::to_string).collect();
    if moves.is_empty() { reason } else { format!("{reason}\nExpected one of: {}", moves.join(" ")) }
}

/// The legal moves of the piece on a square; for the start square, also that of a piece that enters.
pub(crate) fn moves_from(square: Square, game: &Game) -> Vec<Move> {
    let is_from = |m: &Move| m.origin().or(m.target()) == Some(square);
    game.legal_moves().into_iter().filter(is_from).collect()
}

/// The side to roll or to move, and the number of its moves.
pub(crate) fn standing(position: &Position) -> String {
    let turn = position.turn();
    match position.rolled() {
        None => format!("{turn} is to roll."),
        Some(rolled) if position.must_pass() => {
            format!("{turn} has rolled {rolled}: no piece can move, so {turn} passes.")
        }
        Some(rolled) => {
            format!("{turn} has rolled {rolled}: {}.", count_of(position.count_moves() as usize, "legal move"))
        }
    }
}
