//! The choice of a game.

use clap::Subcommand;

use crate::terminal::failure::Failure;

/// A game, with a command's options for it.
#[derive(Debug, Subcommand)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games", disable_help_subcommand = true)]
pub(crate) enum PerGame<S: clap::Args, R: clap::Args> {
    Stones(S),
    DiceRace(R),
}

impl<S: clap::Args, R: clap::Args> PerGame<S, R> {
    /// Calls the function for the game.
    pub(crate) fn run(
        &self,
        stones: impl FnOnce(&S) -> Result<(), Failure>,
        dice_race: impl FnOnce(&R) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self {
            PerGame::Stones(args) => stones(args),
            PerGame::DiceRace(args) => dice_race(args),
        }
    }
}
