//! `match stones`: computer players against each other.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use chessboard_core::UnknownName;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use stones_core::Rules;
use stones_core::search::{Engine, Limits, Player};

use super::options::{self, Entrant, Options};
use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::commands::options::values::seconds;
use crate::games::stones::AnyGame;
use crate::games::stones::greedy::Greedy;
use crate::terminal::failure::Failure;

/// Let two computer players play Stones! many times
///
/// A player is a level from 1 to 10, `greedy`, `random`, or the engine at full strength with a limit for each move:
/// `depth=6`, `nodes=2000` or `seconds=0.1`. Two games in a row begin with the same random moves, with the colors swapped in
/// the second. Printed are the games that the first player won, drew and lost, its share of the points, and the Elo
/// difference, both with their 95 % confidence intervals.
#[derive(Debug, clap::Args)]
#[command(
    mut_arg("white", |arg| arg.help("Who is White in the first game: one of the players above")),
    after_help = "\
Examples:
  stones-dice match stones --white 5 --black 4 --games 200
  stones-dice match stones --white nodes=2000 --black depth=3 --opening 6
  stones-dice match stones --start 'ssss/4/4/4/SSSS w' --end either-side --black random

With --json, one object: {\"white\":\"5\",\"black\":\"4\",\"wins\":120,\"draws\":30,\"losses\":50,
\"score\":[low,value,high],\"elo\":[low,value,high]}; an infinite number is null."
)]
pub(crate) struct Args {
    #[command(flatten)]
    options: Options<Contestant>,
    /// The number of random moves at the start of each game
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u32,
    /// Begin with this position, on a board of any size
    #[arg(long, value_name = "POSITION", default_value = position::START)]
    start: String,
    #[command(flatten)]
    rules: rules::Rules,
}

/// Who can play in a match.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Contestant {
    /// Whoever can play in both games.
    Usual(options::Contestant),
    /// The engine at full strength.
    Engine(Limit),
}

/// When the engine has to move.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Limit {
    Depth(u8),
    Nodes(u64),
    Seconds(Duration),
}

impl Entrant for Contestant {}

impl From<options::Contestant> for Contestant {
    fn from(usual: options::Contestant) -> Contestant {
        Contestant::Usual(usual)
    }
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Usual(usual) => usual.fmt(f),
            Contestant::Engine(Limit::Depth(depth)) => write!(f, "depth={depth}"),
            Contestant::Engine(Limit::Nodes(nodes)) => write!(f, "nodes={nodes}"),
            Contestant::Engine(Limit::Seconds(time)) => write!(f, "seconds={}", time.as_secs_f64()),
        }
    }
}

impl FromStr for Contestant {
    type Err = UnknownName;

    fn from_str(text: &str) -> Result<Contestant, UnknownName> {
        let limit = match text.split_once('=') {
            None => return text.parse().map(Contestant::Usual).map_err(|_| UNKNOWN),
            Some(("depth", depth)) => depth.parse().ok().map(Limit::Depth),
            Some(("nodes", nodes)) => nodes.parse().ok().map(Limit::Nodes),
            Some(("seconds", time)) => seconds(time).ok().map(Limit::Seconds),
            Some(_) => None,
        };
        limit.map(Contestant::Engine).ok_or(UNKNOWN)
    }
}

const UNKNOWN: UnknownName =
    UnknownName { expected: "a level from 1 to 10, `greedy`, `random`, `depth=N`, `nodes=N` or `seconds=N`" };

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let rules = args.rules.chosen();
    let start = AnyGame::new(position::read(&args.start)?, rules);
    args.options
        .play_all(|seed| opening(start.clone(), args.opening, seed), |contestant, seed| player(contestant, seed, rules))
}

/// The game from this position after some random moves.
fn opening(mut game: AnyGame, plies: u32, seed: u64) -> AnyGame {
    arena::play_random_moves(&mut game, plies, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    game
}

fn player(contestant: Contestant, seed: u64, rules: Rules) -> arena::Player<'static, AnyGame> {
    match contestant {
        Contestant::Usual(options::Contestant::Level(level)) => {
            let mut player = Player::new(level, seed, rules);
            Box::new(move |game| player.best_move(game.position()).ok())
        }
        Contestant::Usual(options::Contestant::Greedy) => {
            let mut greedy = Greedy::new(seed);
            Box::new(move |game| greedy.choose(game))
        }
        Contestant::Usual(options::Contestant::Random) => arena::random_player(seed),
        Contestant::Engine(limit) => {
            let (mut engine, limits) = (Engine::new(rules), limit.limits());
            Box::new(move |game| engine.best_move(game.position(), &limits).ok())
        }
    }
}

impl Limit {
    fn limits(self) -> Limits<'static> {
        match self {
            Limit::Depth(depth) => Limits::depth(depth),
            Limit::Nodes(nodes) => Limits::nodes(nodes),
            Limit::Seconds(time) => Limits::time(time),
        }
    }
}
