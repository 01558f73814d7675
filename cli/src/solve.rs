//! `solve`: exact values, game by game.

use clap::Subcommand;

use crate::failure::Failure;
use crate::{dice_race, stones};

/// Compute what perfect play is worth
#[derive(Debug, clap::Args)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    disable_help_subcommand = true,
    after_help = "\
Examples:
  stones-dice solve stones --board 4x5
  stones-dice solve dice-race --pieces 2 --out two.table"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, Subcommand)]
enum Game {
    Stones(stones::solve::Args),
    DiceRace(dice_race::solve::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Game::Stones(args) => stones::solve::run(args),
        Game::DiceRace(args) => dice_race::solve::run(args),
    }
}
