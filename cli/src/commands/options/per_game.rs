use clap::Subcommand;

use crate::terminal::failure::Failure;

/// The game that a command is about, with the command's options for it.
#[derive(Debug, Subcommand)]
pub(crate) enum PerGame<S: clap::Args, R: clap::Args> {
    Stones(S),
    DiceRace(R),
}

impl<S: clap::Args, R: clap::Args> PerGame<S, R> {
    /// Does what the command does for the game.
    pub(crate) fn run(
        &self,
        stones: fn(&S) -> Result<(), Failure>,
        dice_race: fn(&R) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        match self {
            PerGame::Stones(args) => stones(args),
            PerGame::DiceRace(args) => dice_race(args),
        }
    }
}
