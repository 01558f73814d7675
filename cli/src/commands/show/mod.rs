//! `show`: draws a position.

mod dice_race;
mod stones;

use std::io::Write;

use stones_dice_texts::Texts;

use crate::commands::options::drawing::Drawing;
use crate::commands::options::position::{self, Position};
use crate::terminal::failure::Failure;
use crate::terminal::output::stdout;

/// Draw a position, with its score or roll
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice show
  stones-dice show --ascii '3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w'
  stones-dice show '28,20,5,-/14,3,-,- w 4'
  stones-dice show dice-race --pieces 2

With --json, one object:
{\"position\":…,\"files\":8,\"ranks\":8,\"turn\":\"white\",\"white\":[\"a1\",…],\"black\":[…],
\"pinned\":[…],\"moves\":54,\"score\":{\"white\":0,\"black\":0},\"outcome\":null}; an outcome is
{\"winner\":\"white\",\"reason\":\"no-moves\",\"score\":{…}}, its winner null for a draw. In the dice race:
{\"position\":…,\"rules\":{…},\"turn\":\"white\",\"rolled\":null,
\"white\":{\"squares\":[\"a1\"],\"waiting\":3,\"home\":0},\"black\":{…},\"moves\":0,\"outcome\":null}.")]
pub(crate) struct Args {
    #[command(flatten)]
    drawing: Drawing,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: position::Given,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<(), Failure> {
    let mut out = stdout();
    match (args.position.read()?, args.json) {
        (Position::Stones(position, rules), true) => writeln!(out, "{}", stones::as_json(&position, rules))?,
        (Position::Stones(position, rules), false) => {
            stones::print(&position, rules, &args.drawing, texts, &mut out)?;
        }
        (Position::DiceRace(position), true) => writeln!(out, "{}", dice_race::as_json(&position))?,
        (Position::DiceRace(position), false) => dice_race::print(&position, &args.drawing, texts, &mut out)?,
    }
    Ok(())
}
