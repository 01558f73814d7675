//! `tutorial`: the lessons of a game.

use stones_dice_texts::{Game, Texts};

use crate::commands::options::lessons::game;
use crate::dialogue::lessons;
use crate::dialogue::{self, Purpose};
use crate::playable::terminal::Terminal;
use crate::terminal::failure::Failure;

/// Learn a game in a few lessons
///
/// Each lesson is a position in which you find a move. Without the name of a game it asks for one.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice tutorial stones
  stones-dice tutorial dice-race")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game())]
    game: Option<Game>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<(), Failure> {
    let mut terminal = Terminal::new(texts, args.ascii);
    let game = match args.game {
        Some(game) => game,
        None => dialogue::ask_first(&mut terminal, |terminal| dialogue::ask_game(Purpose::Tutorial, terminal))?,
    };
    lessons::teach(game, &mut terminal)?;
    let how_to_start = lessons::how_to_start(game, &terminal.texts);
    Ok(terminal.console.say(how_to_start)?)
}
