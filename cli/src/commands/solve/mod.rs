//! `solve`: exact values of positions.

mod dice_race;
mod stones;

use crate::commands::options::per_game::PerGame;
use crate::terminal::failure::Failure;

/// Compute exact values with perfect play
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice solve stones --board 4x5
  stones-dice solve dice-race --pieces 2 --out two.table")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: PerGame<stones::Args, dice_race::Args>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.game.run(stones::run, dice_race::run)
}
