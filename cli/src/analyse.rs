//! `analyse`: what the computer thinks of a position or of a game, game by game.

use clap::Subcommand;

use crate::dice_race;
use crate::failure::Failure;

/// Tell what a position is worth, and how well a game was played
#[derive(Debug, clap::Args)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    disable_help_subcommand = true,
    after_help = "\
Examples:
  stones-dice analyse dice-race '0,-,-,-/0,-,-,- w 6'
  stones-dice analyse dice-race game.txt"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, Subcommand)]
enum Game {
    DiceRace(dice_race::analyse::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Game::DiceRace(args) => dice_race::analyse::run(args),
    }
}
