//! `moves`: lists the legal moves of a position.

mod dice_race;
mod stones;

use crate::commands::options::position::{self, Position};
use crate::terminal::failure::Failure;
use crate::terminal::output::stdout;

/// List the legal moves of a position, one per line
///
/// They are in the order of their action numbers, on boards of any size. In the dice race, a position without a roll
/// lists the moves of every roll, as turns: 3:a1-d1. The pass is --.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice moves
  stones-dice moves 'sss/3/SSS b'
  stones-dice moves '0,-,-,-/0,-,-,- w 6'
  stones-dice moves '27,25,-/0,-,- w ?' --block whole-roll

With --json, one object: {\"position\":…,\"turn\":\"white\",\"moves\":[{\"move\":\"a1-b2\",\"kind\":\"slide\",
\"origin\":\"a1\",\"target\":\"b2\",\"jumped\":null,\"action\":0},…]}. Only the 8×8 board has action numbers;
on others `action` is null. In the dice race: {\"position\":…,\"rules\":{…},\"turn\":\"white\",\"rolled\":3,
\"moves\":[{\"rolled\":3,\"move\":\"a1-d1\",\"kind\":\"move\",\"origin\":\"a1\",\"target\":\"d1\",
\"path\":[\"b1\",\"c1\",\"d1\"],\"captured\":null,\"action\":0},…]};
without a roll, the `rolled` of the position is null.")]
pub(crate) struct Args {
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    position: position::Given,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout();
    match args.position.read()? {
        Position::Stones(position, _) => stones::print(&position, args.json, &mut out)?,
        Position::DiceRace(position) => dice_race::print(&position, args.json, &mut out)?,
    }
    Ok(())
}
