//! `match stones`: computer players against each other.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use chessboard_core::{UnknownName, hash};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};
use stones_core::search::{Engine, Limits, Player};
use stones_core::{AnyPosition, Color, Move};

use super::greedy::Greedy;
use super::{AnyGame, options, position};
use crate::failure::Failure;
use crate::matches::{self, Entrant, Options, Pairing};
use crate::options::seconds;

/// Let two computer players play Stones! many times
///
/// A player is a level from 1 to 10, `greedy`, `random`, or the engine at full strength with a limit for each move:
/// `depth=6`, `nodes=2000` or `seconds=0.1`. Two games in a row begin with the same random moves, and the players change
/// sides. Told are the games that the first player won, drew and lost, its share of the points, and the difference in
/// Elo's numbers, both with what they are with 95 % confidence.
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
    /// So many random moves begin each game
    #[arg(long, value_name = "N", default_value_t = 4)]
    opening: u32,
    /// Begin with this position, on a board of any size
    #[arg(long, value_name = "POSITION", default_value = position::START)]
    start: String,
    #[command(flatten)]
    rules: options::Rules,
}

/// Who can play in a match.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Contestant {
    /// Whoever can play in both games.
    Usual(matches::Contestant),
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

impl From<matches::Contestant> for Contestant {
    fn from(usual: matches::Contestant) -> Contestant {
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
    let start = AnyGame::new(position::read(&args.start)?, args.rules.chosen());
    args.options.play_all(|pairing| play(start.clone(), args.opening, pairing))
}

/// Plays a game and tells who won; `None` if nobody did.
fn play(mut game: AnyGame, opening: u32, pairing: Pairing<Contestant>) -> Option<Color> {
    let mut random = Mover::random(pairing.seed);
    let mut left = opening;
    while left > 0 && random.go(&mut game) {
        left -= 1;
    }
    let seeds = [1, 2].map(|side| hash::words([pairing.seed, side]));
    let rules = game.rules();
    let mut movers = [Mover::new(pairing.white, seeds[0], rules), Mover::new(pairing.black, seeds[1], rules)];
    while movers[game.position().turn() as usize].go(&mut game) {}
    game.outcome().and_then(|outcome| outcome.winner)
}

/// Who chooses the moves of a side.
enum Mover {
    Player(Player),
    Engine(Engine<'static>, Limits<'static>),
    Greedy(Greedy),
    Random(Xoshiro256PlusPlus),
}

impl Mover {
    fn new(contestant: Contestant, seed: u64, rules: stones_core::Rules) -> Mover {
        match contestant {
            Contestant::Usual(matches::Contestant::Level(level)) => Mover::Player(Player::new(level, seed, rules)),
            Contestant::Usual(matches::Contestant::Greedy) => Mover::Greedy(Greedy::new(seed)),
            Contestant::Usual(matches::Contestant::Random) => Mover::random(seed),
            Contestant::Engine(limit) => Mover::Engine(Engine::new(rules), limit.limits()),
        }
    }

    fn random(seed: u64) -> Mover {
        Mover::Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Makes a move; `false` if the game is over.
    fn go(&mut self, game: &mut AnyGame) -> bool {
        game.outcome().is_none() && self.choose(game).is_some_and(|m| game.play(m).is_ok())
    }

    fn choose(&mut self, game: &AnyGame) -> Option<Move> {
        let position: &AnyPosition = game.position();
        match self {
            Mover::Player(player) => player.best_move(position).ok(),
            Mover::Engine(engine, limits) => engine.best_move(position, limits).ok(),
            Mover::Greedy(greedy) => greedy.choose(game),
            Mover::Random(random) => position.random_move(random.next_u64()),
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
