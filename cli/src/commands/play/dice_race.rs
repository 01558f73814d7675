//! `play dice-race`: a dice race at the terminal.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::ValueEnum;
use dice_race_core::dice::fair::ClientSeed;
use dice_race_core::{Game, Position};
use stones_dice_texts::{Texts, text};

use super::options::Options;
use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::games::dice_race::dice::Dice;
use crate::games::dice_race::player::Players;
use crate::games::dice_race::session::DiceRace;
use crate::games::dice_race::{demo, fair};
use crate::games::seed::random_seed;
use crate::session::Session;
use crate::session::game_file;
use crate::terminal::console::Console;
use crate::terminal::failure::Failure;

/// Play the dice race in the terminal
///
/// You play White and the computer plays Black, unless --white and --black say otherwise. The dice are rolled for
/// you. Type a move such as a1-d1, a square such as a1 to see where its piece goes, Enter for the only move, or
/// `help`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Without a terminal or a human player, or with --demo, a whole game is played and shown.

Examples:
  stones-dice play dice-race --level 10
  stones-dice play dice-race --white greedy --black human
  stones-dice play dice-race --pieces 2 --extra-roll-on-six
  stones-dice play dice-race --rolls typed --black human     with a die on your table
  stones-dice play dice-race --fair                           with dice that can be checked
  stones-dice play dice-race --load game.txt
  stones-dice play dice-race --demo --seed 7")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: rules::Rules,
    /// Start from this position
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    start: Option<String>,
    /// Continue a game of this file, with its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "dice-race-rules"])]
    load: Option<PathBuf>,
    /// Continue game N of the file, counted from 1 [default: the first one]
    #[arg(long, value_name = "N", requires = "load")]
    game: Option<NonZeroUsize>,
    /// The seed of the rolls and of the computer's choices [default: random]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Roll the dice, or let the players type the rolls of their own die [default: seeded]
    #[arg(long, value_name = "HOW", conflicts_with = "demo")]
    rolls: Option<Rolls>,
    /// Roll fair dice: a commitment is shown before you choose your seed, and the saved game can be verified
    ///
    /// The secret seed is shown when the game is over. Nothing is rolled with these dice after that.
    #[arg(long, conflicts_with_all = ["seed", "rolls", "load"])]
    fair: bool,
    /// Your seed for the fair dice [default: the game asks for it after it has shown the commitment]
    ///
    /// A seed given here is chosen before the commitment is shown. Give one only if you trust this program.
    #[arg(long, value_name = "TEXT", requires = "fair", value_parser = fair::seed_argument)]
    client_seed: Option<ClientSeed>,
    #[command(flatten)]
    options: Options,
}

/// Where rolls come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Rolls {
    /// From the seed
    Seeded,
    /// From the keyboard, 1 to 6
    Typed,
}

impl Args {
    /// The game to start or to continue, and what to say about it.
    fn game(&self, texts: &Texts) -> Result<(Game, Option<String>), Failure> {
        if let Some(path) = &self.load {
            let loaded = game_file::load_sound(path, self.game.map(NonZeroUsize::get))?;
            let notice = loaded.notice_at_start(texts);
            return Ok((loaded.game, notice));
        }
        let start = match &self.start {
            Some(text) => position::read(text, &self.rules)?,
            None => Position::initial(self.rules.chosen()),
        };
        if self.fair && start.rolled().is_some() {
            let message = "fair dice make every roll of a game, and this position already has one";
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok((Game::new(start), None))
    }

    fn dice(
        &self,
        start: &Position,
        seed: u64,
        is_demo: bool,
        console: &mut Console,
        texts: &Texts,
    ) -> Result<Dice, Failure> {
        if self.fair {
            let seeds = fair::seeds(start, self.client_seed.clone(), !is_demo, console, texts)?;
            return Ok(Dice::Fair(seeds));
        }
        let is_typed = self.rolls == Some(Rolls::Typed) && !is_demo;
        Ok(if is_typed { Dice::Typed } else { Dice::Seeded(seed) })
    }
}

/// Plays a game, or shows one that the computer plays.
pub(crate) fn run(args: &Args, demo: bool, texts: &Texts) -> Result<(), Failure> {
    let (mut game, notice) = args.game(texts)?;
    let seed = args.seed.unwrap_or_else(random_seed);
    let is_demo = args.options.is_demo(demo);
    let contestants = args.options.contestants(is_demo);
    let mut players = Players::new(contestants, seed);
    let mut terminal = args.options.terminal(contestants, texts);
    notice.map_or(Ok(()), |notice| terminal.console.say(notice))?;
    let title = if is_demo { text!(texts, "dice-race-title-demo") } else { text!(texts, "dice-race-title") };
    let seed_option = if args.fair { String::new() } else { format!(" (--seed {seed})") };
    terminal.console.say(format_args!("{title}{seed_option}"))?;
    let mut dice = args.dice(game.start(), seed, is_demo, &mut terminal.console, texts)?;
    if is_demo {
        demo::play(&mut game, &dice, &mut players);
        demo::show(game, texts, terminal.style, terminal.black_below, terminal.console.out())?;
        dice.reveal();
        return Ok(dice.secret(texts).map_or(Ok(()), |secret| terminal.console.say(secret))?);
    }
    terminal.console.say(text!(texts, "dice-race-welcome"))?;
    let race = DiceRace::new(game, dice, players);
    race.say_if_proved(&mut terminal)?;
    Session::new(race, terminal).run()?;
    Ok(())
}
