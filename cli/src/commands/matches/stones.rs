//! `match stones`: computer players against each other.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use stones_core::Rules;
use stones_core::search::Stop;

use super::options::{OUTPUT, Options};
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::games::stones::AnyGame;
use crate::games::stones::player::Player;
use crate::players::contestant::Contestant;
use crate::terminal::failure::Failure;

/// Let two computer players play Stones! many times
///
/// A player is a level from 1 to 10, `greedy`, `random`, or the engine at full strength with a limit for each move:
/// `depth=6`, `nodes=2000` or `seconds=0.1`. The two games of a pair start with the same random moves, with the colors
/// swapped in the second. It prints the games that the first player won, drew and lost, its share of the points, and
/// the Elo difference, both with their 95 % confidence intervals.
#[derive(Debug, clap::Args)]
#[command(
    mut_arg("white", |arg| arg.help(WHITE).value_parser(Contestant::in_stones_match)),
    mut_arg("black", |arg| arg.value_parser(Contestant::in_stones_match)),
    after_help = format!("\
Examples:
  stones-dice match stones --white 5 --black 4 --games 200
  stones-dice match stones --white nodes=2000 --black depth=3 --opening 6
  stones-dice match stones --white nodes=4000 --black nodes=2000 --games 20000 --sprt 0,20
  stones-dice match stones --start 'ssss/4/4/4/SSSS w' --end either-side --black random

{OUTPUT}")
)]
pub(crate) struct Args {
    #[command(flatten)]
    options: Options,
    /// The number of random moves at the start of each game
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u32,
    /// Start from this position, on a board of any size
    #[arg(long, value_name = "POSITION", default_value = position::START)]
    start: String,
    #[command(flatten)]
    rules: rules::Rules,
}

const WHITE: &str = "White in the first game: one of the players above";

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let rules = args.rules.chosen();
    let start = AnyGame::new(position::read(&args.start)?, rules);
    args.options.play_all(
        &format!(", {} random moves", args.opening),
        |seed| opening(start.clone(), args.opening, seed),
        |contestant, seed, interrupted| player(contestant, seed, rules, interrupted),
    )
}

/// The game from this position after some random moves.
fn opening(mut game: AnyGame, plies: u32, seed: u64) -> AnyGame {
    arena::play_random_moves(&mut game, plies, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    game
}

fn player(
    contestant: Contestant,
    seed: u64,
    rules: Rules,
    interrupted: &Arc<AtomicBool>,
) -> arena::Player<'static, AnyGame> {
    let (mut player, stop) = (Player::new(contestant, seed, rules), Stop::from(Arc::clone(interrupted)));
    Box::new(move |game| player.as_mut()?.choose(game, &stop))
}
