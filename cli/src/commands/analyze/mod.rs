//! `{c}`: what the computer thinks of a position or of a game, game by game.

mod dice_race;
mod stones;

use crate::commands::options::per_game::PerGame;
use crate::terminal::failure::Failure;

/// Tell what a position is worth, and how well a game was played
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
