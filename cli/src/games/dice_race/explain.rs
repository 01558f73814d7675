//! Moves, rolls and errors in words.

use dice_race_core::{Action, Color, Game, IllegalMove, Move, MoveError, MoveKind, Position, Progress, Roll, Square};

use stones_dice_texts::{Texts, text};

use super::move_list;
use crate::playable::{refusal, squares};

/// A roll and the move made with it.
pub(crate) fn a_turn(turn: Color, rolled: Roll, m: Move, texts: &Texts) -> String {
    let (side, rolled) = (turn.name(), rolled.get());
    match m.kind() {
        MoveKind::Pass => text!(texts, "dice-race-passes", side = side, rolled = rolled),
        _ => text!(texts, "dice-race-plays", side = side, rolled = rolled, played = a_move(m, texts)),
    }
}

/// A move and its effect.
pub(crate) fn a_move(m: Move, texts: &Texts) -> String {
    effect(m, texts).map_or_else(|| m.to_string(), |effect| format!("{m}, {effect}"))
}

/// The effect of a move, if it is more than to go on.
pub(crate) fn effect(m: Move, texts: &Texts) -> Option<String> {
    match (m.captures(), m.kind()) {
        (true, MoveKind::Enter) => Some(text!(texts, "dice-race-enters-and-captures")),
        (false, MoveKind::Enter) => Some(text!(texts, "dice-race-enters")),
        (true, _) => Some(text!(texts, "dice-race-captures")),
        (false, _) if comes_home(m) => Some(text!(texts, "dice-race-comes-home")),
        _ => None,
    }
}

/// Whether a move brings a piece home.
pub(crate) fn comes_home(m: Move) -> bool {
    let is_home = |progress: Option<Progress>| progress.is_some_and(Progress::is_home);
    is_home(m.to()) && !is_home(m.from())
}

/// Why a square has no legal move.
pub(crate) fn no_move_from(square: Square, game: &Game, texts: &Texts) -> String {
    let position = game.position();
    if game.outcome().is_some() {
        return text!(texts, "session-is-over");
    }
    let (turn, name) = (position.turn(), square.to_string());
    match position.piece_at(square) {
        None => text!(texts, "session-empty-square", square = name),
        Some(piece) if piece.color != turn => text!(texts, "dice-race-not-yours", square = name, side = turn.name()),
        Some(piece) => {
            let walk = Action::new(piece.progress.get()).and_then(|action| position.action_to_move(action).err());
            let reason = reason(walk.unwrap_or(IllegalMove::OtherTarget), &name, texts);
            text!(texts, "dice-race-cannot-move", square = name, reason = reason)
        }
    }
}

/// Why a text is not a legal move, and what is expected.
pub(crate) fn refusal(text: &str, error: MoveError, game: &Game, texts: &Texts) -> String {
    let message = match error {
        MoveError::Syntax(error) => return refusal::not_a_move(text, error, texts),
        MoveError::Rejected(error) => refusal::illegal(text, reason(error, text, texts), texts),
    };
    let moves = game.legal_moves();
    if moves.is_empty() {
        return message;
    }
    format!("{message}\n{}", text!(texts, "session-expected-one-of", moves = move_list::as_texts(&moves)))
}

/// The reason why a move or a roll with this text is illegal.
pub(crate) fn reason(error: IllegalMove, text: &str, texts: &Texts) -> String {
    let (origin, target) = squares::ends(text);
    texts
        .format(&format!("dice-race-illegal-{}", error.name()), &[("origin", origin.into()), ("target", target.into())])
}

/// The legal moves of the piece on a square; for the start square, also that of a piece that enters.
pub(crate) fn moves_from(square: Square, game: &Game) -> Vec<Move> {
    let is_from = |m: &Move| m.origin().or(m.target()) == Some(square);
    game.legal_moves().into_iter().filter(is_from).collect()
}

/// The side to roll or to move, and the number of its moves.
pub(crate) fn standing(position: &Position, texts: &Texts) -> String {
    let turn = position.turn().name();
    let Some(rolled) = position.rolled().map(Roll::get) else {
        return text!(texts, "dice-race-to-roll", side = turn);
    };
    if position.must_pass() {
        return text!(texts, "dice-race-must-pass", side = turn, rolled = rolled);
    }
    text!(texts, "dice-race-to-move", side = turn, rolled = rolled, moves = position.count_moves())
}
