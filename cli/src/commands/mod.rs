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
use stones_dice_texts::{Texts, text};

use crate::terminal::failure::Failure;
use crate::terminal::output;

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
            Command::Play(args) => with_notice(play::run(args, texts), texts),
            Command::Tutorial(args) => with_notice(tutorial::run(args, texts), texts),
            Command::Rules(args) => with_notice(rules::run(args, texts), texts),
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

/// Says that Ctrl-C has ended a command at whose questions nothing else would say so.
fn with_notice(done: Result<(), Failure>, texts: &Texts) -> Result<(), Failure> {
    if let Err(Failure::Interrupted) = done {
        output::stdout().say(text!(texts, "session-interrupted"))?;
    }
    done
}
