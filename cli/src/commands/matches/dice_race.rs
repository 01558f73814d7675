//! `match dice-race`: computer players against each other.

use arena::DiceRace;
use dice_race_core::Position;

use super::options::{OUTPUT, Options};
use crate::commands::options::rules::dice_race as rules;
use crate::games::dice_race::player::Player;
use crate::players::contestant::Contestant;
use crate::terminal::failure::Failure;

/// Let two computer players play the dice race many times
///
/// The two games of a pair have the same dice, with the colors swapped in the second. It prints the games that the
/// first player won and lost, the share it won, and the Elo difference, both with their 95 % confidence intervals.
#[derive(Debug, clap::Args)]
#[command(after_help = format!("\
Examples:
  stones-dice match dice-race --white 10 --black 1 --games 2000
  stones-dice match dice-race --white 10 --black random --pieces 2
  stones-dice match dice-race --white 10 --black 9 --games 100000 --sprt 0,5

{OUTPUT}"))]
pub(crate) struct Args {
    #[command(flatten)]
    options: Options,
    #[command(flatten)]
    rules: rules::Rules,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let start = Position::initial(args.rules.chosen());
    args.options.play_all("", |seed| DiceRace::new(start, seed), |contestant, seed, _| player(contestant, seed))
}

/// No interruption reaches it, since it chooses in milliseconds.
fn player(contestant: Contestant, seed: u64) -> arena::Player<'static, DiceRace> {
    let mut player = Player::new(contestant, seed);
    Box::new(move |race| player.as_mut()?.choose(&race.game))
}
