//! The command `stones-dice`: play Stones! and the dice race in the terminal, count, list, draw and check.
//!
//! It holds no rules of the games: they are all in `stones-core` and `dice-race-core`.

mod commands;
mod games;
mod session;
mod terminal;

use std::process::ExitCode;

use clap::{ColorChoice, Parser, Subcommand};
use commands::{analyze, check, matches, moves, perft, play, show, solve, verify};
use terminal::failure::Failure;
use terminal::output;

/// Play Stones! and the dice race in the terminal; count, list, draw and check positions and records.
#[derive(Debug, Parser)]
#[command(version, max_term_width = 100, arg_required_else_help = true, after_help = EXIT_CODES, after_long_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// Color the output; `auto` colors a terminal, unless `NO_COLOR` is set
    #[arg(long, global = true, display_order = 100, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,
}

const EXIT_CODES: &str = "Exit codes: 0 success, 1 faults found, 2 wrong usage or unreadable file.";

const EXAMPLES: &str = "\
A position of Stones! is written rank by rank from the top, then the side to move:
  ssssssss/8/8/8/8/8/8/SSSSSSSS w      the start, for which `start` may be written
  S and P are White's unpinned and pinned stones, s and p Black's; digits count empty squares.
A move is written a1-d4 (slide), c3xe5 (jump that pins) or c3^e5 (jump that frees).

A position of the dice race is written White's pieces/Black's pieces, the side to move, and the roll:
  0,-,-,-/0,-,-,- w ?                  the start, for which `dice-race` may be written
  A piece is how far it has come, 0 to 27 on the ring, 28 to 31 home; - waits off the board. ? is not rolled yet.
A move is written a1-d1, a1xd1 (capture), @a1 (a piece enters) or -- (no piece can move).

Examples:
  stones-dice play stones                     you are White against the computer
  stones-dice play dice-race --black human    two players at one keyboard
  stones-dice perft start 5
  stones-dice moves '0,-,-,-/0,-,-,- w 6'
  stones-dice check games.txt && echo sound

Exit codes: 0 success, 1 faults found, 2 wrong usage or unreadable file.";

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::Args),
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

fn main() -> ExitCode {
    let cli = Cli::parse();
    output::choose_color(cli.color);
    let done = match &cli.command {
        Command::Play(args) => play::run(args),
        Command::Perft(args) => perft::run(args),
        Command::Moves(args) => moves::run(args),
        Command::Show(args) => show::run(args),
        Command::Check(args) => check::run(args),
        Command::Verify(args) => verify::run(args),
        Command::Solve(args) => solve::run(args),
        Command::Analyze(args) => analyze::run(args),
        Command::Match(args) => matches::run(args),
    };
    done.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
