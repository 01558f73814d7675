//! `play dice-race`: a dice race at the terminal.

use std::io;

use clap::ValueEnum;
use dice_race_core::dice::fair::ClientSeed;
use dice_race_core::{Game, Position};
use stones_dice_texts::{Game as Title, text};

use super::options::Options;
use super::start::{GameArgs, Setup};
use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::dialogue::{self, Question};
use crate::games::dice_race::dice::Dice;
use crate::games::dice_race::player::Players;
use crate::games::dice_race::session::DiceRace;
use crate::games::dice_race::{demo, fair};
use crate::playable::autosave;
use crate::playable::terminal::Terminal;
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

impl GameArgs for Args {
    type Playable = DiceRace;

    fn check(&self, options: &Options) -> Result<(), Failure> {
        if let Some((option, player)) = options.player_of_stones() {
            let expected = "`human`, `computer`, a level from 1 to 10, `greedy` or `random`";
            let message = format!("invalid value '{player}' for '{option} <PLAYER>': expected {expected}");
            return Err(Failure::Usage(message));
        }
        let load = ("--load", options.file().is_some());
        let fair = ("--fair", self.fair);
        Options::refuse_pairs(&[
            [load, ("--start", self.start.is_some())],
            [load, ("options for the rules", self.rules.are_given())],
            [fair, load],
            [fair, ("--seed", options.has_seed())],
        ])
    }

    fn is_usual(&self) -> bool {
        self.start.is_none() && !self.rules.are_given() && !self.fair
    }

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

    fn ask(&mut self, comes_back: bool, terminal: &mut Terminal) -> io::Result<bool> {
        const QUESTIONS: [fn(&mut Args, &mut Terminal) -> io::Result<bool>; 5] = [
            |args, terminal| args.rules.ask_pieces(terminal),
            |args, terminal| args.rules.ask_capture(terminal),
            |args, terminal| args.rules.ask_block(terminal),
            |args, terminal| args.rules.ask_extra_roll(terminal),
            ask_rolls,
        ];
        dialogue::in_turn(self, &QUESTIONS, comes_back, terminal)
    }

    fn greet(&self, game: Game, setup: Setup, options: &Options, terminal: &mut Terminal) -> io::Result<DiceRace> {
        let Setup { contestants, seed, before } = setup;
        let seed_said = (!self.fair).then_some(seed);
        let greeting = options.greeting(text!(terminal.texts, "dice-race-welcome"), seed_said, &terminal.texts);
        terminal.console.say(greeting)?;
        // A seed asks for dice of its own.
        let before =
            before.map(|before| before.rolls).filter(|rolls| *rolls != autosave::Rolls::Typed || !options.has_seed());
        let dice = self.dice(game.start(), before, seed, terminal)?;
        let race = DiceRace::new(game, dice, Players::new(contestants, seed));
        race.say_if_proved(terminal)?;
        Ok(race)
    }

    fn show_demo(
        &self,
        mut game: Game,
        Setup { contestants, seed, .. }: Setup,
        terminal: &mut Terminal,
    ) -> io::Result<()> {
        let Terminal { console, texts, .. } = terminal;
        console.say(text!(texts, "dice-race-demo"))?;
        let mut dice = if self.fair {
            Dice::Fair(fair::seeds(game.start(), self.client_seed.clone(), false, console, texts)?)
        } else {
            Dice::Seeded(seed)
        };
        demo::play(&mut game, &dice, &mut Players::new(contestants, seed));
        let black_below = terminal.black_below(game.start().turn());
        demo::show(game, &terminal.texts, terminal.style, black_below, terminal.console.out())?;
        dice.reveal();
        let texts = &terminal.texts;
        let end = dice.secret(texts).unwrap_or_else(|| text!(texts, "session-seed", seed = seed.to_string()));
        terminal.console.say(end)
    }
}

impl Args {
    /// The dice of a session; `before` says how they were rolled in a game that goes on.
    fn dice(
        &self,
        start: &Position,
        before: Option<autosave::Rolls>,
        seed: u64,
        terminal: &mut Terminal,
    ) -> io::Result<Dice> {
        let Terminal { console, texts, .. } = terminal;
        if self.fair {
            return Ok(Dice::Fair(fair::seeds(start, self.client_seed.clone(), true, console, texts)?));
        }
        if before == Some(autosave::Rolls::Fair) {
            console.say(text!(texts, "fair-dice-not-of-this-game", seed = seed.to_string()))?;
        }
        Ok(match (self.rolls, before) {
            (Some(Rolls::Typed), _) | (None, Some(autosave::Rolls::Typed)) => Dice::Typed,
            _ => Dice::Seeded(seed),
        })
    }
}

/// Asks who rolls.
fn ask_rolls(args: &mut Args, terminal: &mut Terminal) -> io::Result<bool> {
    let texts = &terminal.texts;
    let question = Question {
        game: Some(Title::DiceRace),
        choices: text!(texts, "dice-race-ways-to-roll"),
        prompt: text!(texts, "dice-race-which-way-to-roll"),
        expected: text!(texts, "session-expected-number", least = 1, most = 3),
    };
    let way = question.ask(terminal, |answer| match answer {
        "" | "1" | "seeded" => Some((Rolls::Seeded, false)),
        "2" | "typed" => Some((Rolls::Typed, false)),
        "3" | "fair" => Some((Rolls::Seeded, true)),
        _ => None,
    })?;
    let Some((rolls, fair)) = way else { return Ok(false) };
    (args.rolls, args.fair) = (Some(rolls), fair);
    Ok(true)
}
