//! The command `stones-dice`: play Stones! and the dice race in the terminal, count, list, draw and check.
//!
//! It holds no rules of the games: they are all in `stones-core` and `dice-race-core`. It is a library so that other
//! packages can bring the command too.

// Only `terminal::output` writes: it escapes what others wrote.
#![deny(clippy::print_stdout, clippy::print_stderr)]

mod commands;
mod dialogue;
mod files;
mod games;
mod lessons;
mod playable;
mod players;
mod session;
mod terminal;

use std::ffi::OsString;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{ColorChoice, CommandFactory, FromArgMatches, Parser};
use commands::Command;
use stones_dice_texts::{Language, Texts};
use terminal::failure::EXIT_CODES;
use terminal::output::choose_color;
use terminal::{locale, size, usage};

/// Play Stones! and the dice race in the terminal; count, list, draw and check positions and records.
#[derive(Debug, Parser)]
#[command(
    version,
    bin_name = "stones-dice",
    arg_required_else_help = true,
    after_help = EXIT_CODES,
    after_long_help = format!("{EXAMPLES}\n\n{EXIT_CODES}")
)]
struct Cli {
    #[command(subcommand)]
    command: Command,

    /// Color the output; `auto` colors a terminal unless `NO_COLOR` is set
    #[arg(long, global = true, display_order = 100, value_name = "WHEN", default_value_t = ColorChoice::Auto)]
    color: ColorChoice,

    /// The language of the games [default: that of the locale, else en]
    #[arg(long, global = true, display_order = 101, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
}

/// A parser of the languages, which `--help` lists.
fn language() -> impl TypedValueParser<Value = Language> {
    let value = |language: Language| PossibleValue::new(language.tag()).help(language.name());
    PossibleValuesParser::new(Language::ALL.map(value)).try_map(|tag| tag.parse::<Language>())
}

const EXAMPLES: &str = "\
A position of Stones! is written rank by rank from the top, then the side to move:
  ssssssss/8/8/8/8/8/8/SSSSSSSS w      the initial position, also written `start`
  S and P are White's unpinned and pinned stones, s and p Black's. A digit counts empty squares.
A move is written a1-d4 (slide), c3xe5 (jump that pins) or c3^e5 (jump that frees).

A position of the dice race is written White's pieces/Black's pieces, the side to move, the roll:
  0,-,-,-/0,-,-,- w ?                  the initial position, also written `dice-race`
  A number is the progress of a piece: 0 to 27 on the edge, 28 to 31 home; - is a waiting piece.
  The roll is 1 to 6, or ? before it is made.
A move is written a1-d1, a1xd1 (capture), @a1 (a piece enters) or -- (no piece can move).

Examples:
  stones-dice play stones                     you play White against the computer
  stones-dice play dice-race --black human    two players at one keyboard
  stones-dice perft start 5
  stones-dice moves '0,-,-,-/0,-,-,- w 6'
  stones-dice check games.txt && echo sound";

/// Runs the command with these arguments, the first of which is its own name; returns the exit code.
///
/// It reads the standard input and writes the standard output and error of the process. Ctrl-C ends the process, so
/// `SIGINT` must have its default effect.
pub fn run(args: impl IntoIterator<Item = impl Into<OsString>>) -> u8 {
    let args: Vec<OsString> = args.into_iter().map(Into::into).collect();
    let cli = match parse(&args) {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error, syntax(), &args),
    };
    choose_color(cli.color);
    let texts = Texts::new(cli.lang.unwrap_or_else(language_of_user));
    match cli.command.run(&texts) {
        Ok(()) => 0,
        Err(failure) => failure.report(),
    }
}

/// The language of the locale, if the terminal has its letters.
fn language_of_user() -> Language {
    if locale::is_ascii() { Language::English } else { Language::of_user() }
}

fn parse(args: &[OsString]) -> Result<Cli, clap::Error> {
    Cli::from_arg_matches(&syntax().try_get_matches_from(args)?)
}

/// The arguments, with help texts as wide as the terminal.
fn syntax() -> clap::Command {
    Cli::command().term_width(size::width().min(MAX_HELP_WIDTH))
}

/// Longer lines are hard to read.
const MAX_HELP_WIDTH: usize = 100;
