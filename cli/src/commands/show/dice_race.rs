//! A position of the dice race, drawn or described.

use std::io::{self, Write};

use dice_race_core::{Color, Position};
use serde_json::{Value, json};

use crate::commands::options::drawing::Drawing;
use crate::games::dice_race::board::{self, Picture};
use crate::games::dice_race::{explain, move_list};
use crate::terminal::output::{Look, Out};

/// Prints the board, the ways of the legal moves, and how the game stands.
pub(crate) fn print(position: &Position, drawing: &Drawing, out: &mut Out) -> io::Result<()> {
    let look = Look::of(out, drawing.ascii);
    let marked = &position.legal_moves();
    let picture = Picture { marked, black_below: drawing.flip, ..Picture::new(position, look) };
    write!(out, "{}", picture.beside(&move_list::beside(position, marked, drawing.flip, look)))?;
    writeln!(out, "{}", board::legend(look))?;
    match position.outcome() {
        Some(outcome) => writeln!(out, "Game over: {outcome}"),
        None => writeln!(out, "{}", explain::standing(position)),
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
