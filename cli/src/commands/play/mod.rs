//! `play`: a game at the terminal, or a demo.

mod dice_race;
mod options;
mod stones;

use std::io;

use stones_dice_texts::Texts;

use crate::commands::options::drawing::Drawing;
use crate::commands::options::lessons::reader;
use crate::commands::options::per_game::PerGame;
use crate::lessons;
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

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<(), Failure> {
    if let Some(game) = &args.game {
        return play(game, args.demo, texts);
    }
    if !args.demo && is_interactive() {
        return choose(texts)?.map_or(Ok(()), |game| play(&game, false, texts));
    }
    default_games().iter().try_for_each(|game| play(game, true, texts))
}

fn play(game: &Game, demo: bool, texts: &Texts) -> Result<(), Failure> {
    game.run(|args| stones::run(args, demo, texts), |args| dice_race::run(args, demo, texts))
}

/// Both games, with the default options.
fn default_games() -> [Game; 2] {
    [Game::Stones(stones::Args::default()), Game::DiceRace(dice_race::Args::default())]
}

/// Asks for a game; `None` if the answer is to quit.
fn choose(texts: &Texts) -> io::Result<Option<Game>> {
    let [stones, race] = default_games();
    let chosen = lessons::choose(&mut reader(&Drawing::default(), texts))?;
    Ok(chosen.map(|game| match game {
        stones_dice_texts::Game::Stones => stones,
        stones_dice_texts::Game::DiceRace => race,
    }))
}
