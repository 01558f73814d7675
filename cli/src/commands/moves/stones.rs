//! The list of the legal moves of a position of Stones!.

use std::io::{self, Write};

use serde_json::{Value, json};
use stones_core::{Action, AnyPosition, Board8x8, Move};

use crate::terminal::output::Out;

/// Prints the moves, one per line or as one object.
pub(crate) fn print(position: &AnyPosition, json: bool, out: &mut Out) -> io::Result<()> {
    let moves = position.legal_moves();
    if json {
        return writeln!(out, "{}", as_json(position, &moves));
    }
    moves.iter().try_for_each(|m| writeln!(out, "{m}"))
}

fn as_json(position: &AnyPosition, moves: &[Move]) -> Value {
    let on_8x8 = position.on_board::<Board8x8>();
    let moves: Vec<_> = moves
        .iter()
        .map(|m| {
            json!({
                "move": m,
                "kind": m.kind.name(),
                "origin": m.origin.to_string(),
                "target": m.target.to_string(),
                "jumped": m.jumped.map(|square| square.to_string()),
                "action": on_8x8.and_then(|p| p.move_to_action(*m)).map(Action::index),
            })
        })
        .collect();
    json!({ "position": position, "turn": position.turn(), "moves": moves })
}
