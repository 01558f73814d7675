//! `play`: a game at the terminal, or a demo.

mod dice_race;
mod opening;
mod options;
mod start;
mod stones;

use stones_dice_texts::{Game as Title, Texts, text};

use crate::commands::options::per_game::PerGame;
use crate::dialogue;
use crate::files::game_file;
use crate::playable::terminal::Terminal;
use crate::session::Left;
use crate::terminal::failure::{Failure, plain};
use opening::{AnyKept, Choice};
use options::Options;
use start::Played;

/// Play a game in the terminal, or watch the computer play one
///
/// Without the name of a game it asks for one. At a terminal it also asks who plays, unless --white, --black or --level
/// says so, and offers the games that were not finished. Without a terminal, or with --demo, it shows a game of each that the
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
    let mut left = play_first(args, &mut terminal)?;
    while left == Left::Menu {
        left = choose(&options.for_another_game(), &mut terminal)?;
    }
    Ok(())
}

/// Plays the game that the arguments name, or the one that is chosen.
fn play_first(args: &Args, terminal: &mut Terminal) -> Result<Left, Failure> {
    let options = &args.options;
    match (&args.game, options.file()) {
        (Some(Game::Stones(args)), _) => start::named(args, options, terminal),
        (Some(Game::DiceRace(args)), _) => start::named(args, options, terminal),
        (None, Some(path)) => {
            match game_file::kind_of(path, options.game_number()).map_err(|error| Failure::Usage(error.to_string()))? {
                Title::Stones => start::named(&stones::Args::default(), options, terminal),
                Title::DiceRace => start::named(&dice_race::Args::default(), options, terminal),
            }
        }
        (None, None) if options.is_demo() => {
            start::named(&stones::Args::default(), options, terminal)?;
            start::named(&dice_race::Args::default(), options, terminal)
        }
        (None, None) => choose(options, terminal),
    }
}

/// Asks what to play, and plays it.
fn choose(options: &Options, terminal: &mut Terminal) -> Result<Left, Failure> {
    loop {
        let unfinished = opening::kept_of_both(options, terminal)?;
        let Some(choice) = opening::ask(None, unfinished, terminal)? else {
            dialogue::say_is_first(terminal)?;
            continue;
        };
        if let Played::Left(left) = play(choice, options, terminal)? {
            return Ok(left);
        }
    }
}

/// Plays what was chosen.
fn play(choice: Choice<AnyKept>, options: &Options, terminal: &mut Terminal) -> Result<Played, Failure> {
    let (stones, dice_race) = (stones::Args::default(), dice_race::Args::default());
    match choice {
        Choice::New(Title::Stones) => start::new(&stones, options, terminal),
        Choice::New(Title::DiceRace) => start::new(&dice_race, options, terminal),
        Choice::WithOptions(Title::Stones) => start::with_options::<stones::Args>(options, terminal),
        Choice::WithOptions(Title::DiceRace) => start::with_options::<dice_race::Args>(options, terminal),
        Choice::Continue(AnyKept::Stones(kept)) => start::continued(&stones, kept, options, terminal),
        Choice::Continue(AnyKept::DiceRace(kept)) => start::continued(&dice_race, kept, options, terminal),
        Choice::Load(path) => match game_file::kind_of(&path, None) {
            Ok(Title::Stones) => start::from_file(&stones, &path, options, terminal),
            Ok(Title::DiceRace) => start::from_file(&dice_race, &path, options, terminal),
            Err(error) => {
                terminal.console.say(text!(terminal.texts, "session-not-loaded-since", reason = plain(error)))?;
                Ok(Played::Back)
            }
        },
    }
}
