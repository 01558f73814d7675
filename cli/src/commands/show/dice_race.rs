//! The drawing or the description of a position of the dice race.

use std::io;

use dice_race_core::{Color, Position};
use serde_json::{Value, json};
use stones_dice_texts::{Texts, text};

use crate::commands::options::drawing::Drawing;
use crate::games::dice_race::board::{self, BoardView};
use crate::games::dice_race::{explain, move_list};
use crate::terminal::output::{Out, Style};

/// Prints the board, the paths of the legal moves, and the state of the game.
pub(crate) fn print(position: &Position, drawing: &Drawing, texts: &Texts, out: &mut Out) -> io::Result<()> {
    let style = Style::new(out, drawing.ascii);
    let marked = &position.legal_moves();
    let view = BoardView { marked, black_below: drawing.flip, ..BoardView::new(position, style) };
    out.write_painted(view.beside(&move_list::beside(position, marked, drawing.flip, style, texts)))?;
    out.write_painted(format_args!("{}\n", board::legend(style, texts)))?;
    match position.outcome() {
        Some(outcome) => out.say(text!(texts, "dice-race-shown-won", side = outcome.winner.name())),
        None => out.say(explain::standing(position, texts)),
    }
}

pub(crate) fn as_json(position: &Position) -> Value {
    json!({
        "position": position.to_string(),
        "rules": position.rules(),
        "turn": position.turn(),
        "rolled": position.rolled(),
        "white": side_as_json(position, Color::White),
        "black": side_as_json(position, Color::Black),
        "moves": position.count_moves(),
        "outcome": position.outcome(),
    })
}

fn side_as_json(position: &Position, color: Color) -> Value {
    let squares: Vec<_> = position.pieces(color).iter().map(|progress| progress.square(color).to_string()).collect();
    json!({ "squares": squares, "waiting": position.waiting(color), "home": move_list::home(position, color) })
}
