//! `play`: a game at the terminal, or a demo.

mod dice_race;
mod options;
mod stones;

use std::io;

use crate::commands::options::per_game::PerGame;
use crate::terminal::console::Console;
use crate::terminal::failure::Failure;
use options::is_interactive;

/// Play a game in the terminal, or watch the computer play one
///
/// Without the name of a game it asks for one. Without a terminal, or with --demo, it shows a game of each that the
/// computer plays.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Game>,
    /// Let the computer play in place of a human, to the end
    #[arg(long, global = true)]
    demo: bool,
}

type Game = PerGame<stones::Args, dice_race::Args>;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(game) = &args.game {
        return play(game, args.demo);
    }
    if !args.demo && is_interactive() {
        return choose()?.map_or(Ok(()), |game| play(&game, false));
    }
    default_games().iter().try_for_each(|game| play(game, true))
}

fn play(game: &Game, demo: bool) -> Result<(), Failure> {
    game.run(|args| stones::run(args, demo), |args| dice_race::run(args, demo))
}

/// Both games, with the default options.
fn default_games() -> [Game; 2] {
    [Game::Stones(stones::Args::default()), Game::DiceRace(dice_race::Args::default())]
}

/// Asks for a game; `None` if the answer is to quit.
fn choose() -> io::Result<Option<Game>> {
    let mut console = Console::new();
    let [stones, race] = default_games();
    console.say("1  Stones!: stones jump and pin each other\n2  The dice race: once around the board and home")?;
    while let Some(answer) = console.ask("Which game")? {
        match answer.to_lowercase().as_str() {
            "1" | "stones" | "stones!" => return Ok(Some(stones)),
            "2" | "dice-race" | "dice race" | "race" => return Ok(Some(race)),
            "q" | "quit" | "exit" => break,
            _ => console.say("Expected 1 or `stones`, 2 or `dice-race`, or `quit`.")?,
        }
    }
    Ok(None)
}
