//! `play stones`, and what else of Stones! is seen in the terminal.

use std::path::PathBuf;

use stones_core::AnyPosition;

use super::options as play;
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::games::stones::player::Computer;
use crate::games::stones::{AnyGame, demo, session};
use crate::session::Session;
use crate::session::game_file as file;
use crate::terminal::failure::Failure;

/// Play Stones! in the terminal
///
/// You are White and the computer is Black, unless --white and --black say otherwise. Type a move such as
/// a1-d4, a square such as a1 to see where its stone can go, or `help`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Without a terminal, or with --demo, the computer plays a whole game against itself.

Examples:
  stones-dice play stones --level 10
  stones-dice play stones --white greedy --black human
  stones-dice play stones --start 'ssss/4/4/4/SSSS w' --end either-side
  stones-dice play stones --load game.txt
  stones-dice play stones --demo --seed 7
  printf 'a1-d4\\nsave game.txt\\n' | stones-dice play stones --interactive")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: rules::Rules,
    /// Begin with this position, on a board of any size
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Go on with the first game of this file, by its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "stones-rules"])]
    load: Option<PathBuf>,
    /// The computer's choices follow from this number; random if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    options: play::Options,
}

impl Args {
    /// The game to begin or go on with.
    fn game(&self) -> Result<AnyGame, Failure> {
        if let Some(path) = &self.load {
            return file::load_sound(path);
        }
        let start = match &self.start {
            Some(text) => position::read(text)?,
            None => AnyPosition::default(),
        };
        Ok(AnyGame::new(start, self.rules.chosen()))
    }
}

/// Plays a game, or lets the computer play one, for a demo or because nobody is there to play.
pub(crate) fn play(args: &Args, demo: bool) -> Result<(), Failure> {
    let mut game = args.game()?;
    let seed = play::seed(args.seed);
    let mut computer = Computer::new(args.options.level(), seed, game.rules());
    let mut table = args.options.table();
    if args.options.is_demo(demo, table.players) {
        table.console.say(format_args!("Stones!, played by the computer against itself (--seed {seed})"))?;
        demo::play(&mut game, &mut computer);
        demo::show(game, table.style, args.options.flip(), table.console.out())?;
        return Ok(());
    }
    table.console.say(format_args!("Stones! (--seed {seed}). Type a move, a square, or `help`."))?;
    Session::new(session::Stones { game, computer }, table).run()?;
    Ok(())
}
