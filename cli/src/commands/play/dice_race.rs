//! `play dice-race`, and what else of the dice race is seen in the terminal.

use std::path::PathBuf;

use clap::ValueEnum;
use dice_race_core::dice::fair::{BadClientSeed, ClientSeed};
use dice_race_core::{Game, Position};

use super::options as play;
use crate::commands::options::position::dice_race as position;
use crate::commands::options::rules::dice_race as rules;
use crate::games::dice_race::dice::Dice;
use crate::games::dice_race::player::Computer;
use crate::games::dice_race::{demo, fair, session};
use crate::session::Session;
use crate::session::game_file as file;
use crate::terminal::console::Console;
use crate::terminal::failure::Failure;

/// Play the dice race in the terminal
///
/// You are White and the computer is Black, unless --white and --black say otherwise. The dice are rolled for
/// you. Type a move such as a1-d1, a square such as a1 to see where its piece goes, Enter for the only move, or
/// `help`.
#[derive(Debug, Default, clap::Args)]
#[command(after_help = "\
Without a terminal, or with --demo, the computer plays a whole game against itself.

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
    /// Begin with this position
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    start: Option<String>,
    /// Go on with the first game of this file, by its own rules
    #[arg(long, value_name = "FILE", conflicts_with_all = ["start", "dice-race-rules"])]
    load: Option<PathBuf>,
    /// The rolls follow from this number, and so do the computer's choices; random if left out
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Roll for the players, or let them type what a die on the table shows [default: seeded]
    #[arg(long, value_name = "HOW", conflicts_with = "demo")]
    rolls: Option<Rolls>,
    /// Roll dice that were committed to before you choose your seed; the saved game can be verified
    #[arg(long, conflicts_with_all = ["seed", "rolls", "load"])]
    fair: bool,
    /// Your seed for the fair dice; asked for if left out
    #[arg(long, value_name = "TEXT", requires = "fair", value_parser = client_seed)]
    client_seed: Option<ClientSeed>,
    #[command(flatten)]
    options: play::Options,
}

/// Where rolls come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Rolls {
    /// From the seed
    Seeded,
    /// From the keyboard, 1 to 6
    Typed,
}

fn client_seed(text: &str) -> Result<ClientSeed, BadClientSeed> {
    ClientSeed::new(text)
}

impl Args {
    /// The game to begin or go on with.
    fn game(&self) -> Result<Game, Failure> {
        if let Some(path) = &self.load {
            return file::load_sound(path);
        }
        let start = match &self.start {
            Some(text) => position::read(text, &self.rules)?,
            None => Position::initial(self.rules.chosen()),
        };
        if self.fair && start.rolled().is_some() {
            let message = "fair dice roll from the first roll on, and this position has one already";
            return Err(Failure::Usage(message.to_owned()));
        }
        Ok(Game::new(start))
    }

    fn dice(&self, seed: u64, is_demo: bool, console: &mut Console) -> Result<Dice, Failure> {
        if self.fair {
            let dice = fair::dice(self.client_seed.clone(), !is_demo, console)?;
            return Ok(Dice::Fair(dice));
        }
        let is_typed = self.rolls == Some(Rolls::Typed) && !is_demo;
        Ok(if is_typed { Dice::Typed } else { Dice::Seeded(seed) })
    }
}

/// Plays a game, or lets the computer play one, for a demo or because nobody is there to play.
pub(crate) fn play(args: &Args, demo: bool) -> Result<(), Failure> {
    let mut game = args.game()?;
    let seed = play::seed(args.seed);
    let mut computer = Computer::new(args.options.level(), seed);
    let mut table = args.options.table();
    let is_demo = args.options.is_demo(demo, table.players);
    let how = if is_demo { ", played by the computer against itself" } else { "" };
    let repeat = if args.fair { String::new() } else { format!(" (--seed {seed})") };
    table.console.say(format_args!("The dice race{how}{repeat}"))?;
    let dice = args.dice(seed, is_demo, &mut table.console)?;
    if is_demo {
        demo::play(&mut game, &dice, &mut computer);
        demo::show(game, table.style, args.options.flip(), table.console.out())?;
        return Ok(dice.secret().map_or(Ok(()), |told| table.console.say(told))?);
    }
    table.console.say("Type a move, a square, Enter for the only move, or `help`.")?;
    Session::new(session::DiceRace { game, dice, computer }, table).run()?;
    Ok(())
}
