//! `moves`: lists the legal moves of a position.

use std::io::Write;

use serde_json::{Value, json};
use stones_core::{Action, AnyPosition, Move};

use crate::failure::Failure;
use crate::output::stdout;
use crate::stones::position;

/// List the legal moves of a position, one a line
///
/// They are ordered by their action number, whatever the size of the board.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice moves
  stones-dice moves 'sss/3/SSS b'

With --json, one object: {\"position\":…,\"turn\":\"white\",\"moves\":[{\"move\":\"a1-b2\",\"kind\":\"slide\",
\"origin\":\"a1\",\"target\":\"b2\",\"jumped\":null,\"action\":0},…]}. Only a board of 8×8 has action numbers;
on others `action` is null.")]
pub(crate) struct Args {
    /// The position, on a board of any size
    #[arg(default_value = position::START)]
    position: String,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let position = position::read(&args.position)?;
    let mut moves = position.legal_moves();
    moves.sort_by_key(|m| Action::between(position.turn(), m.origin, m.target));
    let mut out = stdout();
    if args.json {
        writeln!(out, "{}", as_json(&position, &moves))?;
        return Ok(());
    }
    for m in moves {
        writeln!(out, "{m}")?;
    }
    Ok(())
}

fn as_json(position: &AnyPosition, moves: &[Move]) -> Value {
    let on_8x8 = position::on_8x8(position);
    let moves: Vec<_> = moves
        .iter()
        .map(|m| {
            json!({
                "move": m,
                "kind": m.kind.name(),
                "origin": m.origin.to_string(),
                "target": m.target.to_string(),
                "jumped": m.jumped.map(|square| square.to_string()),
                "action": on_8x8.and_then(|p| p.action(*m)).map(Action::index),
            })
        })
        .collect();
    json!({ "position": position, "turn": position.turn(), "moves": moves })
}
