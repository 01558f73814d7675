//! `play stones`, and what else of Stones! is seen in the terminal.

pub(crate) mod board;
mod command;
mod demo;
mod explain;
mod file;
mod greedy;
pub(crate) mod options;
pub(crate) mod position;
mod result;
mod session;
mod table;

use std::path::PathBuf;

use stones_core::{AnyBoard, AnyPosition, GameOn};

use crate::console::Console;
use crate::failure::Failure;
use crate::output::Look;
use crate::play::{Player, Players, somebody_is_there};
use greedy::Greedy;

/// A game on a board of any size.
pub(crate) type AnyGame = GameOn<AnyBoard>;

/// Play Stones! in the terminal
///
/// You are White and the computer is Black, unless --white and --black say otherwise. Type a move such as
/// a1-d4, a square such as a1 to see where its stone can go, or `help`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Without a terminal, or with --demo, the computer plays a whole game against itself.

Examples:
  stones-dice play stones --white greedy --black human
  stones-dice play stones --start 'ssss/4/4/4/SSSS w' --end either-side
  stones-dice play stones --load game.txt
  stones-dice play stones --demo --seed 7
  printf 'a1-d4\\nsave game.txt\\n' | stones-dice play stones --interactive")]
pub(crate) struct Args {
    /// Who plays White [default: human]
    #[arg(long, value_name = "PLAYER")]
    white: Option<Player>,
    /// Who plays Black [default: greedy]
    #[arg(long, value_name = "PLAYER")]
    black: Option<Player>,
    #[command(flatten)]
    rules: options::Rules,
    /// Begin with this position, on a board of any size
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Go on with the first game of this file, by its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "end", "goal"])]
    load: Option<PathBuf>,
    /// The computer chooses between equally good moves as this number says; random if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    drawing: options::Drawing,
    /// Let the computer play both sides to the end, and exit
    #[arg(long)]
    demo: bool,
    /// Read commands even if there is no terminal
    #[arg(long, conflicts_with = "demo")]
    interactive: bool,
}

impl Args {
    fn players(&self) -> Players {
        Players { white: self.white.unwrap_or(Player::Human), black: self.black.unwrap_or(Player::Greedy) }
    }

    /// The game to begin or go on with.
    fn game(&self) -> Result<AnyGame, Failure> {
        if let Some(path) = &self.load {
            let loaded = file::load(path).map_err(|error| Failure::Usage(error.to_string()))?;
            return match loaded.fault {
                None => Ok(loaded.game),
                Some(fault) => Err(Failure::Usage(format!("{}: {fault}", path.display()))),
            };
        }
        let start = match &self.start {
            Some(text) => position::read(text)?,
            None => AnyPosition::default(),
        };
        Ok(AnyGame::new(start, self.rules.chosen()))
    }
}

/// Plays a game, or lets the computer play one if nobody is there to play.
pub(crate) fn play(args: &Args) -> Result<(), Failure> {
    let mut game = args.game()?;
    let seed = args.seed.or_else(|| getrandom::u64().ok()).unwrap_or_default();
    let mut greedy = Greedy::new(seed);
    let mut console = Console::new();
    let look = Look::of(console.out(), args.drawing.ascii);
    let players = args.players();
    if args.demo || !players.any_human() || !(args.interactive || somebody_is_there()) {
        console.say(format_args!("Stones!, played by the computer against itself (--seed {seed})"))?;
        demo::play(&mut game, &mut greedy);
        demo::show(game, look, args.drawing.flip, console.out())?;
        return Ok(());
    }
    console.say(format_args!("Stones! (--seed {seed}). Type a move, a square, or `help`."))?;
    session::Session::new(game, players, greedy, console, look, args.drawing.flip).run()?;
    Ok(())
}
