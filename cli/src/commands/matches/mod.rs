//! `match`: computer players against each other.

mod dice_race;
mod games_file;
mod options;
mod recorded;
mod score;
mod stones;

use crate::commands::options::per_game::PerGame;
use crate::terminal::failure::Failure;

/// Let computer players play many games against each other
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice match stones --white 5 --black 4 --games 200
  stones-dice match dice-race --white 10 --black 1 --games 2000
  stones-dice match dice-race --white 5 --black greedy --seed 3
  stones-dice match stones --white nodes=4000 --black nodes=2000 --games 20000 --sprt 0,20
  stones-dice match stones --games-to games.txt --resume")]
pub(crate) struct Args {
    #[command(subcommand)]
    game: PerGame<stones::Args, dice_race::Args>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    args.game.run(stones::run, dice_race::run)
}
