//! Lists of moves and turns beside the board.

use dice_race_core::{Color, Move, MoveKind, Position, Roll, Turn};
use stones_dice_texts::{Texts, text};

use super::explain;
use crate::terminal::board::{self, Beside};
use crate::terminal::layout;
use crate::terminal::output::Style;
use crate::terminal::palette::Role;

/// The pieces of both sides at the top and the bottom, the moves between.
pub(crate) fn beside(position: &Position, moves: &[Move], black_below: bool, style: Style, texts: &Texts) -> Beside {
    let (above, below) = if black_below { (Color::White, Color::Black) } else { (Color::Black, Color::White) };
    let side = |color| Some(side_and_waiting(position, color, style, texts));
    let list = moves.iter().map(|m| by_step(*m, position.rolled(), texts)).collect();
    Beside { top: side(above), bottom: side(below), ..Beside::list(list) }
}

/// The moves on one line: `a1-d1 h3-h6`.
pub(crate) fn as_texts(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" ")
}

/// The pieces of a side, with a glyph for each that waits.
fn side_and_waiting(position: &Position, color: Color, style: Style, texts: &Texts) -> String {
    let piece = board::sign(board::piece_glyph(color, style), Role::Piece(color), style);
    let waiting = layout::unbroken(&format!("  {}", piece.repeat(position.waiting(color).into())));
    groups(position, color, texts) + &waiting
}

/// The pieces of a side: `White: 1 home, 2 on the edge, 1 waiting`.
pub(crate) fn side(position: &Position, color: Color, texts: &Texts) -> String {
    layout::joined(&groups(position, color, texts))
}

/// The same, where no line breaks inside a group.
fn groups(position: &Position, color: Color, texts: &Texts) -> String {
    let (home, waiting) = (home(position, color), usize::from(position.waiting(color)));
    let on_edge = position.pieces(color).len() as usize - home;
    let places = [
        (home, text!(texts, "dice-race-side-home", pieces = home)),
        (on_edge, text!(texts, "dice-race-side-on-edge", pieces = on_edge)),
        (waiting, text!(texts, "dice-race-side-waiting", pieces = waiting)),
    ];
    let parts: Vec<_> =
        places.into_iter().filter(|(count, _)| *count > 0).map(|(_, place)| layout::unbroken(&place)).collect();
    format!("{}: {}", text!(texts, "session-side", side = color.name()), parts.join(", "))
}

/// The number of pieces of a side that are home.
pub(crate) fn home(position: &Position, color: Color) -> usize {
    position.pieces(color).iter().filter(|progress| progress.is_home()).count()
}

/// A move and the squares of its path: `a1-d1  b1 c1 d1`.
fn by_step(m: Move, rolled: Option<Roll>, texts: &Texts) -> String {
    if m.kind() == MoveKind::Pass {
        return format!("{:<6}  {}", m.to_string(), text!(texts, "dice-race-no-move"));
    }
    let path: Vec<_> = m.path().map(|square| square.to_string()).collect();
    let is_cut = m.from().is_some() && rolled.is_some_and(|roll| m.path().len() < roll.get().into());
    let is_cut_short = is_cut && !m.captures();
    let note = if is_cut_short { Some(text!(texts, "dice-race-cut-short")) } else { explain::effect(m, texts) };
    let note = note.map(|note| format!(", {note}")).unwrap_or_default();
    format!("{:<6}  {}{note}", m.to_string(), path.join(" "))
}

/// The turns of a game, four per line: ` 1. 3:a1-d1  6:h8-b8  2:--  …`.
pub(crate) fn by_turn(turns: impl Iterator<Item = Turn>) -> Vec<String> {
    let turns: Vec<_> = turns.map(|turn| turn.to_string()).collect();
    let lines = turns.chunks(TURNS_A_LINE).enumerate();
    lines.map(|(line, turns)| numbered_line(line * TURNS_A_LINE + 1, turns)).collect()
}

/// The number of turns per line of [`by_turn`].
pub(crate) const TURNS_A_LINE: usize = 4;

fn numbered_line(number: usize, turns: &[String]) -> String {
    let words: Vec<_> = turns.iter().map(|turn| format!("{turn:<8}")).collect();
    format!("{number:>3}. {}", words.join(" "))
}
