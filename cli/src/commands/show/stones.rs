//! The drawing or the description of a position of Stones!.

use std::io;

use serde_json::{Value, json};
use stones_core::{AnyPosition, Board, Color, Rules, SquareSet};
use stones_dice_texts::{Texts, text};

use crate::commands::options::drawing::Drawing;
use crate::games::stones::board::{self, BoardView};
use crate::terminal::output::{Out, Style};

/// Prints the board and the state of the game.
pub(crate) fn print(
    position: &AnyPosition,
    rules: Rules,
    drawing: &Drawing,
    texts: &Texts,
    out: &mut Out,
) -> io::Result<()> {
    let style = Style::new(out, drawing.ascii);
    let view = BoardView { black_below: drawing.flip, ..BoardView::new(position, style) };
    for line in view.lines() {
        out.write_painted(format_args!("{line}\n"))?;
    }
    out.write_painted(format_args!("{}\n", board::legend(style, texts)))?;
    let (turn, moves) = (position.turn().name(), position.count_moves());
    let score = position.score(rules).to_string();
    out.say(match position.outcome(rules).map(|outcome| outcome.winner) {
        None => text!(texts, "stones-shown", side = turn, moves = moves, score = score),
        Some(Some(winner)) => text!(texts, "stones-shown-won", side = winner.name(), score = score),
        Some(None) => text!(texts, "stones-shown-drawn", score = score),
    })
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
