//! The drawing or the description of a position of Stones!.

use std::io;

use serde_json::{Value, json};
use stones_core::{AnyPosition, Board, Color, Rules, SquareSet};

use crate::commands::options::drawing::Drawing;
use crate::games::stones::board::{self, BoardView};
use crate::terminal::output::{Out, Style, count_of};

/// Prints the board and the state of the game.
pub(crate) fn print(position: &AnyPosition, rules: Rules, drawing: &Drawing, out: &mut Out) -> io::Result<()> {
    let style = Style::new(out, drawing.ascii);
    let view = BoardView { black_below: drawing.flip, ..BoardView::new(position, style) };
    for line in view.lines() {
        out.write_painted(format_args!("{line}\n"))?;
    }
    out.write_painted(format_args!("{}\n", board::legend(style)))?;
    let Some(outcome) = position.outcome(rules) else {
        let (turn, score) = (position.turn(), position.score(rules));
        let moves = count_of(position.count_moves() as usize, "legal move");
        return out.say(format_args!("{turn} to move, {moves}, score {score}"));
    };
    out.say(format_args!("Game over: {outcome}"))
}

pub(crate) fn as_json(position: &AnyPosition, rules: Rules) -> Value {
    let names = |set: SquareSet| set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>();
    json!({
        "position": position,
        "files": position.board().files(),
        "ranks": position.board().ranks(),
        "turn": position.turn(),
        "white": names(position.stones(Color::White)),
        "black": names(position.stones(Color::Black)),
        "pinned": names(position.all_pinned()),
        "moves": position.count_moves(),
        "score": position.score(rules),
        "outcome": position.outcome(rules),
    })
}
