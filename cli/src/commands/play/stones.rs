//! `play stones`: a game of Stones! at the terminal.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use stones_core::AnyPosition;
use stones_dice_texts::{Texts, text};

use super::options::Options;
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::games::contestant::Contestant;
use crate::games::seed::random_seed;
use crate::games::stones::player::Players;
use crate::games::stones::session::Stones;
use crate::games::stones::{AnyGame, demo};
use crate::session::Session;
use crate::session::game_file;
use crate::terminal::failure::Failure;

/// Play Stones! in the terminal
///
/// You play White and the computer plays Black, unless --white and --black say otherwise. Type a move such as
/// a1-d4, a square such as a1 to see where its stone can go, or `help`.
///
/// A player is `human`, `computer`, a level from 1 to 10, `greedy` (looks one move ahead), `random`, or the engine at
/// full strength with a limit for each move: `depth=6`, `nodes=2000` or `seconds=0.1`.
#[derive(Debug, Default, clap::Args)]
#[command(
    mut_arg("white", |arg| arg.help(WHITE).value_parser(Contestant::in_stones_session)),
    mut_arg("black", |arg| arg.value_parser(Contestant::in_stones_session)),
    after_help = "\
Without a terminal or a human player, or with --demo, a whole game is played and shown.

Examples:
  stones-dice play stones --level 10
  stones-dice play stones --white greedy --black human
  stones-dice play stones --start 'ssss/4/4/4/SSSS w' --end either-side
  stones-dice play stones --load game.txt
  stones-dice play stones --demo --seed 7
  printf 'a1-d4\\nsave game.txt\\n' | stones-dice play stones --interactive"
)]
pub(crate) struct Args {
    #[command(flatten)]
    rules: rules::Rules,
    /// Start from this position, on a board of any size
    #[arg(long, value_name = "POSITION")]
    start: Option<String>,
    /// Continue a game of this file, with its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "stones-rules"])]
    load: Option<PathBuf>,
    /// Continue game N of the file, counted from 1 [default: the first one]
    #[arg(long, value_name = "N", requires = "load")]
    game: Option<NonZeroUsize>,
    /// The seed of the computer's choices [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    #[command(flatten)]
    options: Options,
}

const WHITE: &str = "Who plays White: one of the players above [default: human]";

impl Args {
    /// The game to start or to continue, and what to say about it.
    fn game(&self, texts: &Texts) -> Result<(AnyGame, Option<String>), Failure> {
        if let Some(path) = &self.load {
            let loaded = game_file::load_sound(path, self.game.map(NonZeroUsize::get))?;
            let notice = loaded.notice_at_start(texts);
            return Ok((loaded.game, notice));
        }
        let start = match &self.start {
            Some(text) => position::read(text)?,
            None => AnyPosition::default(),
        };
        Ok((AnyGame::new(start, self.rules.chosen()), None))
    }
}

/// Plays a game, or shows one that the computer plays.
pub(crate) fn run(args: &Args, demo: bool, texts: &Texts) -> Result<(), Failure> {
    let (mut game, notice) = args.game(texts)?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let is_demo = args.options.is_demo(demo);
    let contestants = args.options.contestants(is_demo);
    let mut players = Players::new(contestants, seed, game.rules());
    let mut terminal = args.options.terminal(contestants, texts);
    notice.map_or(Ok(()), |notice| terminal.console.say(notice))?;
    if is_demo {
        terminal.console.say(text!(texts, "stones-demo", seed = seed.to_string()))?;
        demo::play(&mut game, &mut players);
        demo::show(game, texts, terminal.style, terminal.black_below, terminal.console.out())?;
        return Ok(());
    }
    terminal.console.say(text!(texts, "stones-welcome", seed = seed.to_string()))?;
    Session::new(Stones::new(game, players), terminal).run()?;
    Ok(())
}
