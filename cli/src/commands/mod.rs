//! The subcommands: the arguments of each, and what it does.

mod analyze;
mod check;
mod matches;
mod moves;
mod options;
mod perft;
mod play;
mod rules;
mod show;
mod solve;
mod tutorial;
mod verify;

use clap::Subcommand;
use stones_dice_texts::Texts;

use crate::terminal::failure::Failure;

/// A subcommand with its arguments.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Play(play::Args),
    Tutorial(tutorial::Args),
    Rules(rules::Args),
    Perft(perft::Args),
    Moves(moves::Args),
    Show(show::Args),
    Check(check::Args),
    Verify(verify::Args),
    Solve(solve::Args),
    #[command(alias = "analyse")]
    Analyze(analyze::Args),
    Match(matches::Args),
}

impl Command {
    pub(crate) fn run(&self, texts: &Texts) -> Result<(), Failure> {
        match self {
            Command::Play(args) => play::run(args, texts),
            Command::Tutorial(args) => tutorial::run(args, texts),
            Command::Rules(args) => rules::run(args, texts),
            Command::Perft(args) => perft::run(args),
            Command::Moves(args) => moves::run(args),
            Command::Show(args) => show::run(args, texts),
            Command::Check(args) => check::run(args),
            Command::Verify(args) => verify::run(args),
            Command::Solve(args) => solve::run(args),
            Command::Analyze(args) => analyze::run(args),
            Command::Match(args) => matches::run(args),
        }
    }
}
