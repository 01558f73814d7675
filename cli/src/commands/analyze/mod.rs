//! `analyze`: evaluations of positions and games.

mod dice_race;
mod games;
mod stones;

use crate::commands::options::per_game::PerGame;
use crate::terminal::failure::Failure;

/// Evaluate a position, or the moves of a recorded game
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice analyze stones --lines 5
  stones-dice analyze stones game.txt
  stones-dice analyze dice-race '0,-,-,-/0,-,-,- w 6'
  stones-dice analyze dice-race game.txt")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: PerGame<stones::Args, dice_race::Args>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.game.run(stones::run, dice_race::run)
}
