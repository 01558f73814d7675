//! `play`: which game, who plays, and whether anybody is there to play.

use std::io::{self, IsTerminal};

use clap::{Subcommand, ValueEnum};
use stones_core::Color;

use crate::failure::Failure;
use crate::stones;

/// Play a game in the terminal, or watch one play itself
///
/// Without the name of a game, it is Stones! with the usual options.
#[derive(Debug, clap::Args)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games", disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Game>,
}

#[derive(Debug, Subcommand)]
enum Game {
    Stones(stones::Args),
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    match &args.game {
        Some(Game::Stones(args)) => stones::play(args),
        None => stones::play(&stones::Args::default()),
    }
}

/// Who chooses the moves of a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Player {
    /// Whoever sits at the keyboard
    Human,
    /// A simple computer player, which takes what looks best right now
    Greedy,
}

/// The players of both sides.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Players {
    pub(crate) white: Player,
    pub(crate) black: Player,
}

impl Players {
    pub(crate) fn of(self, color: Color) -> Player {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The color of the only human; `None` if there are two or none.
    pub(crate) fn only_human(self) -> Option<Color> {
        match (self.white, self.black) {
            (Player::Human, Player::Greedy) => Some(Color::White),
            (Player::Greedy, Player::Human) => Some(Color::Black),
            _ => None,
        }
    }

    pub(crate) fn any_human(self) -> bool {
        self.white == Player::Human || self.black == Player::Human
    }
}

/// Whether somebody can see what is printed and can answer.
pub(crate) fn somebody_is_there() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
