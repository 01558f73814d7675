//! `play stones`: a game of Stones! at the terminal.

use std::io;

use stones_core::AnyPosition;
use stones_dice_texts::{Game, text};

use super::options::Options;
use super::start::{GameArgs, Setup};
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::dialogue::{self, Question};
use crate::games::stones::player::Players;
use crate::games::stones::session::Stones;
use crate::games::stones::{AnyGame, demo};
use crate::playable::terminal::Terminal;
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

impl GameArgs for Args {
    type Playable = Stones;

    fn check(&self, options: &Options) -> Result<(), Failure> {
        let load = ("--load", options.file().is_some());
        let has_rules = self.rules.chosen() != stones_core::Rules::default();
        Options::refuse_pairs(&[[load, ("--start", self.start.is_some())], [load, ("--end or --goal", has_rules)]])
    }

    fn is_usual(&self) -> bool {
        self.start.is_none() && self.rules.chosen() == stones_core::Rules::default()
    }

    fn new_game(&self) -> Result<AnyGame, Failure> {
        let start = match &self.start {
            Some(text) => position::read(text)?,
            None => AnyPosition::default(),
        };
        Ok(AnyGame::new(start, self.rules.chosen()))
    }

    fn ask(&mut self, comes_back: bool, terminal: &mut Terminal) -> io::Result<bool> {
        const QUESTIONS: [fn(&mut Args, &mut Terminal) -> io::Result<bool>; 3] =
            [ask_board, |args, terminal| args.rules.ask_end(terminal), |args, terminal| args.rules.ask_goal(terminal)];
        dialogue::in_turn(self, &QUESTIONS, comes_back, terminal)
    }

    fn greet(
        &self,
        game: AnyGame,
        Setup { contestants, seed, .. }: Setup,
        options: &Options,
        terminal: &mut Terminal,
    ) -> io::Result<Stones> {
        let greeting = options.greeting(text!(terminal.texts, "stones-welcome"), Some(seed), &terminal.texts);
        terminal.console.say(greeting)?;
        let players = Players::new(contestants, seed, game.rules());
        Ok(Stones::new(game, players))
    }

    fn show_demo(&self, mut game: AnyGame, setup: Setup, terminal: &mut Terminal) -> io::Result<()> {
        terminal.console.say(text!(terminal.texts, "stones-demo"))?;
        let mut players = Players::new(setup.contestants, setup.seed, game.rules());
        demo::play(&mut game, &mut players);
        let black_below = terminal.black_below(game.start().turn());
        demo::show(game, &terminal.texts, terminal.style, black_below, terminal.console.out())?;
        terminal.console.say(text!(terminal.texts, "session-seed", seed = setup.seed.to_string()))
    }
}

/// Asks for the size of the board.
fn ask_board(args: &mut Args, terminal: &mut Terminal) -> io::Result<bool> {
    let texts = &terminal.texts;
    let question = Question {
        game: Some(Game::Stones),
        choices: text!(texts, "stones-boards"),
        prompt: text!(texts, "stones-which-board"),
        expected: text!(texts, "stones-expected-board"),
    };
    let size = |text: &str| {
        let (files, ranks) = text.split_once('x')?;
        AnyPosition::initial(files.trim().parse().ok()?, ranks.trim().parse().ok()?)
    };
    let start = question.ask(terminal, |answer| if answer.is_empty() { Some(None) } else { size(answer).map(Some) })?;
    let is_answered = start.is_some();
    args.start = start.flatten().map(|start| start.to_string());
    Ok(is_answered)
}
