//! `play`: which game.

mod dice_race;
pub(crate) mod options;
mod stones;

use std::io;

use clap::Subcommand;

use crate::terminal::console::Console;
use crate::terminal::failure::Failure;
use options::somebody_is_there;

/// Play a game in the terminal, or watch one play itself
///
/// Without the name of a game it asks which. Without a terminal, or with --demo, each game plays itself.
#[derive(Debug, clap::Args)]
#[command(subcommand_value_name = "GAME", subcommand_help_heading = "Games", disable_help_subcommand = true)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Game>,
    /// Let the computer play both sides to the end, and exit
    #[arg(long, global = true)]
    demo: bool,
}

#[derive(Debug, Subcommand)]
enum Game {
    Stones(stones::Args),
    DiceRace(dice_race::Args),
}

impl Game {
    /// Both games, with the usual options.
    fn all() -> [Game; 2] {
        [Game::Stones(stones::Args::default()), Game::DiceRace(dice_race::Args::default())]
    }

    fn play(&self, demo: bool) -> Result<(), Failure> {
        match self {
            Game::Stones(args) => stones::play(args, demo),
            Game::DiceRace(args) => dice_race::play(args, demo),
        }
    }
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if let Some(game) = &args.game {
        return game.play(args.demo);
    }
    if !args.demo && somebody_is_there() {
        return choose()?.map_or(Ok(()), |game| game.play(false));
    }
    Game::all().iter().try_for_each(|game| game.play(true))
}

/// Asks which game it shall be; `None` if it shall be none.
fn choose() -> io::Result<Option<Game>> {
    let mut console = Console::new();
    let [stones, race] = Game::all();
    console.say("1  Stones!, where stones jump and pin each other\n2  The dice race, once round the board and home")?;
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
