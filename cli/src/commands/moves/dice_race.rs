//! The list of the legal moves of a position of the dice race.

use std::io::{self, Write};

use dice_race_core::{Move, Position, Roll, Turn};
use serde_json::{Value, json};

use crate::terminal::output::Out;

/// Prints the moves, one per line or as one object; without a roll, those of every roll.
pub(crate) fn print(position: &Position, json: bool, out: &mut Out) -> io::Result<()> {
    let turns = turns(position);
    if json {
        return writeln!(out, "{}", as_json(position, &turns));
    }
    turns.iter().try_for_each(|turn| match position.rolled() {
        Some(_) => writeln!(out, "{}", turn.played),
        None => writeln!(out, "{turn}"),
    })
}

/// Every possible roll with each of its moves.
fn turns(position: &Position) -> Vec<Turn> {
    let turns_of = |position: Position, rolled: Roll| {
        let moves = position.legal_moves().into_iter();
        moves.map(move |played| Turn { rolled, played })
    };
    match position.rolled() {
        Some(rolled) => turns_of(*position, rolled).collect(),
        None => Roll::ALL
            .into_iter()
            .filter_map(|roll| Some((position.roll(roll).ok()?, roll)))
            .flat_map(|(position, roll)| turns_of(position, roll))
            .collect(),
    }
}

fn as_json(position: &Position, turns: &[Turn]) -> Value {
    let moves: Vec<_> = turns.iter().map(|turn| move_as_json(turn.rolled, turn.played)).collect();
    json!({
        "position": position.to_string(),
        "rules": position.rules(),
        "turn": position.turn(),
        "rolled": position.rolled(),
        "moves": moves,
    })
}

fn move_as_json(rolled: Roll, m: Move) -> Value {
    let name = |square: dice_race_core::Square| square.to_string();
    json!({
        "rolled": rolled,
        "move": m.to_string(),
        "kind": m.kind().name(),
        "origin": m.origin().map(name),
        "target": m.target().map(name),
        "path": m.path().map(name).collect::<Vec<_>>(),
        "captured": m.captured().map(name),
        "action": m.action().index(),
    })
}
