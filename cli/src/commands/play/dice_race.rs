//! `play dice-race`: a dice race at the terminal.

use std::io;

use clap::ValueEnum;
use dice_race_core::dice::fair::ClientSeed;
use dice_race_core::{Game, Position};
use stones_dice_texts::text;

use super::options::Options;
use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::games::dice_race::dice::Dice;
use crate::games::dice_race::player::Players;
use crate::games::dice_race::session::DiceRace;
use crate::games::dice_race::{demo, fair};
use crate::session::Session;
use crate::session::autosave::{self, Opening, Settings};
use crate::session::humans::Humans;
use crate::session::terminal::Terminal;
use crate::terminal::failure::Failure;

/// Play the dice race in the terminal
///
/// You play White and the computer plays Black, unless --white and --black say otherwise. The dice are rolled for
/// you. Type a move such as a1-d1, a square such as a1 to see where its piece goes, Enter for the only move, or
/// `help`.
#[derive(Debug, Default, clap::Args)]
#[command(mut_group("dice-race-rules", |group| group.conflicts_with("load")), after_help = "\
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
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true, conflicts_with = "load")]
    start: Option<String>,
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
    /// The game to start.
    fn new_game(&self) -> Result<Game, Failure> {
        let start = match &self.start {
            Some(text) => position::read(text, &self.rules)?,
            None => Position::initial(self.rules.chosen()),
        };
        if self.fair && start.rolled().is_some() {
            let message = "fair dice make every roll of a game, and this position already has one";
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok(Game::new(start))
    }

    fn refuse_pairs(&self, options: &Options) -> Result<(), Failure> {
        let load = ("--load", options.file().is_some());
        let fair = ("--fair", self.fair);
        Options::refuse_pairs(&[
            [load, ("--start", self.start.is_some())],
            [load, ("options for the rules", self.rules.are_given())],
            [fair, load],
            [fair, ("--seed", options.has_seed())],
        ])
    }

    /// Whether an unfinished game can take the place of a new one.
    fn is_usual(&self) -> bool {
        self.start.is_none() && !self.rules.are_given() && !self.fair
    }

    /// The dice of a session; `before` says how they were rolled in a game that goes on.
    fn dice(&self, start: &Position, before: Option<Settings>, seed: u64, terminal: &mut Terminal) -> io::Result<Dice> {
        let Terminal { console, texts, .. } = terminal;
        if self.fair {
            return Ok(Dice::Fair(fair::seeds(start, self.client_seed.clone(), true, console, texts)?));
        }
        let before = before.map(|before| before.rolls);
        if before == Some(autosave::Rolls::Fair) {
            console.say(text!(texts, "fair-dice-not-of-this-game", seed = seed.to_string()))?;
        }
        Ok(match (self.rolls, before) {
            (Some(Rolls::Typed), _) | (None, Some(autosave::Rolls::Typed)) => Dice::Typed,
            _ => Dice::Seeded(seed),
        })
    }
}

/// Plays a game, or shows one that the computer plays.
pub(crate) fn run(args: &Args, options: &Options, mut terminal: Terminal) -> Result<(), Failure> {
    if let Some((option, player)) = options.player_of_stones() {
        let expected = "`human`, `computer`, a level from 1 to 10, `greedy` or `random`";
        return Err(Failure::Usage(format!("invalid value '{player}' for '{option} <PLAYER>': expected {expected}")));
    }
    args.refuse_pairs(options)?;
    let loaded = options.loaded::<Game>()?;
    let notice = loaded.as_ref().and_then(|loaded| loaded.notice_at_start(&terminal.texts));
    let mut game = loaded.map_or_else(|| args.new_game(), |loaded| Ok(loaded.game))?;
    let before = autosave::take_settings::<DiceRace>(&mut game);
    notice.map_or(Ok(()), |notice| terminal.console.say(notice))?;
    if options.is_demo() {
        return show_demo(args, game, options, terminal);
    }
    let Opening { keeper, unfinished } = options.open::<DiceRace>(args.is_usual(), &mut terminal)?;
    terminal.keeper = keeper;
    let (game, before) = unfinished.unwrap_or((game, before));
    let seed = options.seed(before);
    let contestants = options.contestants(stones_dice_texts::Game::DiceRace, before, seed, &mut terminal)?;
    let seed_said = (!args.fair).then_some(seed);
    let greeting = options.greeting(text!(terminal.texts, "dice-race-welcome"), seed_said, &terminal.texts);
    terminal.console.say(greeting)?;
    let dice = args.dice(game.start(), before, seed, &mut terminal)?;
    let race = DiceRace::new(game, dice, Players::new(contestants, seed));
    race.say_if_proved(&mut terminal)?;
    Session::new(race, terminal, options.file().is_some()).run()?;
    Ok(())
}

fn show_demo(args: &Args, mut game: Game, options: &Options, mut terminal: Terminal) -> Result<(), Failure> {
    let (seed, contestants) = (options.seed(None), options.contestants_of_demo());
    terminal.humans = Humans::among(contestants);
    let Terminal { console, texts, .. } = &mut terminal;
    console.say(text!(texts, "dice-race-demo"))?;
    let mut dice = if args.fair {
        Dice::Fair(fair::seeds(game.start(), args.client_seed.clone(), false, console, texts)?)
    } else {
        Dice::Seeded(seed)
    };
    demo::play(&mut game, &dice, &mut Players::new(contestants, seed));
    let black_below = terminal.black_below(game.start().turn());
    demo::show(game, &terminal.texts, terminal.style, black_below, terminal.console.out())?;
    dice.reveal();
    let texts = &terminal.texts;
    let end = dice.secret(texts).unwrap_or_else(|| text!(texts, "session-seed", seed = seed.to_string()));
    Ok(terminal.console.say(end)?)
}
