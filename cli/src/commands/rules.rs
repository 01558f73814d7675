//! `rules`: the rules of a game.

use stones_dice_texts::{Game, Texts};

use crate::commands::options::lessons::game;
use crate::dialogue::lessons;
use crate::playable::terminal::Terminal;
use crate::terminal::failure::Failure;

/// Show the rules of a game, with boards
///
/// At a terminal it asks for the game unless it is named, and shows a screen at a time. Elsewhere it prints all.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice rules stones
  stones-dice rules dice-race --lang uk | less")]
pub(crate) struct Args {
    /// The game
    #[arg(value_parser = game())]
    game: Option<Game>,
    /// Draw with ASCII characters only
    #[arg(long)]
    ascii: bool,
}

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<(), Failure> {
    Ok(lessons::show_rules(args.game, &mut Terminal::new(texts, args.ascii))?)
}
