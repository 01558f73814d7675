//! `play`: a game at the terminal, or a demo.

mod dice_race;
mod options;
mod stones;

use stones_dice_texts::Texts;

use crate::commands::options::per_game::PerGame;
use crate::session::dialogue;
use crate::session::game_file;
use crate::session::terminal::Terminal;
use crate::terminal::failure::Failure;
use options::Options;

/// Play a game in the terminal, or watch the computer play one
///
/// Without the name of a game it asks for one. At a terminal it also asks who plays, unless --white, --black or --level
/// says so, and offers a game that was not finished. Without a terminal, or with --demo, it shows a game of each that the
/// computer plays.
#[derive(Debug, clap::Args)]
#[command(
    mut_arg("ascii", |arg| arg.global(true)),
    mut_arg("flip", |arg| arg.global(true)),
    after_help = "\
A player is `human`, `computer`, a level from 1 to 10, `greedy` (looks one move ahead) or `random`; in Stones! also the
engine at full strength with a limit for each move: `depth=6`, `nodes=2000` or `seconds=0.1`.

Examples:
  stones-dice play
  stones-dice play stones --level 10
  stones-dice play dice-race --white greedy --black human
  stones-dice play --load game.txt"
)]
pub(crate) struct Args {
    #[command(subcommand)]
    game: Option<Game>,
    #[command(flatten)]
    options: Options,
}

type Game = PerGame<stones::Args, dice_race::Args>;

pub(crate) fn run(args: &Args, texts: &Texts) -> Result<(), Failure> {
    let options = &args.options;
    // One for the questions and the game, since it holds what was typed ahead.
    let mut terminal = options.terminal(texts);
    if let Some(game) = &args.game {
        return play(game, options, terminal);
    }
    if let Some(path) = options.file() {
        let game = if game_file::holds_dice_race(path, options.game_number())? { dice_race() } else { stones() };
        return play(&game, options, terminal);
    }
    if options.is_demo() {
        drop(terminal);
        return [stones(), dice_race()].iter().try_for_each(|game| play(game, options, options.terminal(texts)));
    }
    let game = match dialogue::ask_game(&mut terminal)? {
        stones_dice_texts::Game::Stones => stones(),
        stones_dice_texts::Game::DiceRace => dice_race(),
    };
    play(&game, options, terminal)
}

fn play(game: &Game, options: &Options, terminal: Terminal) -> Result<(), Failure> {
    match game {
        Game::Stones(args) => stones::run(args, options, terminal),
        Game::DiceRace(args) => dice_race::run(args, options, terminal),
    }
}

/// Stones! with the default options.
fn stones() -> Game {
    Game::Stones(stones::Args::default())
}

/// The dice race with the default options.
fn dice_race() -> Game {
    Game::DiceRace(dice_race::Args::default())
}
