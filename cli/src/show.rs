//! `show`: draws a position.

use std::io::Write;

use serde_json::{Value, json};
use stones_core::{AnyPosition, Board, Rules, SquareSet};

use crate::failure::Failure;
use crate::output::{Look, counted, stdout};
use crate::stones::{board, options, position};

/// Draw a position, with its score
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice show
  stones-dice show --ascii '3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w'

With --json, one object: {\"position\":…,\"files\":8,\"ranks\":8,\"turn\":\"white\",\"white\":[\"a1\",…],\"black\":[…],
\"pinned\":[…],\"moves\":54,\"score\":{\"white\":0,\"black\":0},\"outcome\":null}; an outcome is
{\"winner\":\"white\",\"reason\":\"no-moves\",\"score\":{…}}, its winner null for a draw.")]
pub(crate) struct Args {
    /// The position, on a board of any size
    #[arg(default_value = position::START)]
    position: String,
    #[command(flatten)]
    rules: options::Rules,
    #[command(flatten)]
    drawing: options::Drawing,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let position = position::read(&args.position)?;
    let rules = args.rules.chosen();
    let mut out = stdout();
    if args.json {
        writeln!(out, "{}", as_json(&position, rules))?;
        return Ok(());
    }
    let look = Look::of(&out, args.drawing.ascii);
    let picture = board::Picture { black_below: args.drawing.flip, ..board::Picture::new(&position, look) };
    for line in picture.lines() {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "{}", board::legend(look))?;
    match position.outcome(rules) {
        Some(outcome) => writeln!(out, "Game over: {outcome}")?,
        None => writeln!(
            out,
            "{} to move, {}, score {}",
            position.turn(),
            counted(position.count_moves() as usize, "legal move"),
            position.score(rules)
        )?,
    }
    Ok(())
}

fn as_json(position: &AnyPosition, rules: Rules) -> Value {
    let names = |set: SquareSet| set.into_iter().map(|square| square.to_string()).collect::<Vec<_>>();
    json!({
        "position": position,
        "files": position.board().files(),
        "ranks": position.board().ranks(),
        "turn": position.turn(),
        "white": names(position.stones(stones_core::Color::White)),
        "black": names(position.stones(stones_core::Color::Black)),
        "pinned": names(position.pinned()),
        "moves": position.count_moves(),
        "score": position.score(rules),
        "outcome": position.outcome(rules),
    })
}
