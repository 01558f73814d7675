//! `play stones`: a game of Stones! at the terminal.

use stones_core::AnyPosition;
use stones_dice_texts::{Game, text};

use super::options::Options;
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::games::stones::player::Players;
use crate::games::stones::session::Stones;
use crate::games::stones::{AnyGame, demo};
use crate::session::Session;
use crate::session::autosave::{self, Opening};
use crate::session::humans::Humans;
use crate::session::terminal::Terminal;
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
    mut_group("stones-rules", |group| group.conflicts_with("load")),
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
    #[arg(long, value_name = "POSITION", conflicts_with = "load")]
    start: Option<String>,
}

impl Args {
    /// The game to start.
    fn new_game(&self) -> Result<AnyGame, Failure> {
        let start = match &self.start {
            Some(text) => position::read(text)?,
            None => AnyPosition::default(),
        };
        Ok(AnyGame::new(start, self.rules.chosen()))
    }

    /// Whether an unfinished game can take the place of a new one.
    fn is_usual(&self) -> bool {
        self.start.is_none() && self.rules.chosen() == stones_core::Rules::default()
    }
}

/// Plays a game, or shows one that the computer plays.
pub(crate) fn run(args: &Args, options: &Options, mut terminal: Terminal) -> Result<(), Failure> {
    let load = ("--load", options.file().is_some());
    let has_rules = args.rules.chosen() != stones_core::Rules::default();
    Options::refuse_pairs(&[[load, ("--start", args.start.is_some())], [load, ("--end or --goal", has_rules)]])?;
    let loaded = options.loaded::<AnyGame>()?;
    let notice = loaded.as_ref().and_then(|loaded| loaded.notice_at_start(&terminal.texts));
    let mut game = loaded.map_or_else(|| args.new_game(), |loaded| Ok(loaded.game))?;
    let before = autosave::take_settings::<Stones>(&mut game);
    notice.map_or(Ok(()), |notice| terminal.console.say(notice))?;
    if options.is_demo() {
        return show_demo(game, options, terminal);
    }
    let Opening { keeper, unfinished } = options.open::<Stones>(args.is_usual(), &mut terminal)?;
    terminal.keeper = keeper;
    let (game, before) = unfinished.unwrap_or((game, before));
    let seed = options.seed(before);
    let contestants = options.contestants(Game::Stones, before, seed, &mut terminal)?;
    let greeting = options.greeting(text!(terminal.texts, "stones-welcome"), Some(seed), &terminal.texts);
    terminal.console.say(greeting)?;
    let players = Players::new(contestants, seed, game.rules());
    Session::new(Stones::new(game, players), terminal, options.file().is_some()).run()?;
    Ok(())
}

fn show_demo(mut game: AnyGame, options: &Options, mut terminal: Terminal) -> Result<(), Failure> {
    let (seed, contestants) = (options.seed(None), options.contestants_of_demo());
    terminal.humans = Humans::among(contestants);
    terminal.console.say(text!(terminal.texts, "stones-demo"))?;
    let mut players = Players::new(contestants, seed, game.rules());
    demo::play(&mut game, &mut players);
    let black_below = terminal.black_below(game.start().turn());
    demo::show(game, &terminal.texts, terminal.style, black_below, terminal.console.out())?;
    Ok(terminal.console.say(text!(terminal.texts, "session-seed", seed = seed.to_string()))?)
}
