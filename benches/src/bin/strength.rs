//! How strong and how fast the computer player of Stones! is: matches and searches, one line each.

use std::time::{Duration, Instant};

use arena::{Match, Player, Tally};
use benches::strength::{level, ours, plain_alpha_beta, uct};
use clap::{Parser, Subcommand};
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;
use stones_core::search::{Engine, EngineOptions, Evaluation, Level, Limits};
use stones_core::{Game, Position, Rules};

/// Measure the computer player of Stones!
#[derive(Debug, Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Games of a match: pairs of games from one opening, with the colors swapped in the second
    #[arg(long, global = true, default_value_t = 200)]
    games: u64,
    /// Games played at the same time; with more than one, keep the cores free for matches with a time limit
    #[arg(long, global = true, default_value_t = 1)]
    threads: usize,
    /// Positions that a player looks at for a move
    #[arg(long, global = true, default_value_t = 20_000)]
    nodes: u64,
    /// Everything random follows from this number
    #[arg(long, global = true, default_value_t = 1)]
    seed: u64,
}

#[derive(Debug, Subcommand)]
enum What {
    /// Time to a depth from the start
    Depth {
        /// Plies
        #[arg(default_value_t = 12)]
        depth: u8,
    },
    /// Time to a depth from some random openings, with one thread and with two
    Threads {
        /// Plies
        #[arg(default_value_t = 18)]
        depth: u8,
    },
    /// Against Monte Carlo tree search with 20,000 random games a move, at 0.1 s a move
    Uct,
    /// Against a plain alpha-beta search at equal nodes
    Plain,
    /// The learned evaluation against a simple one at equal nodes
    Evaluation,
    /// Each level against the one below
    Levels {
        /// The first that plays the one below
        #[arg(default_value_t = 2)]
        from: u8,
        /// The last
        #[arg(default_value_t = 10)]
        to: u8,
    },
}

/// The number of openings that are searched to a depth.
const OPENINGS: u64 = 20;
/// Random plies that open a game.
const OPENING_PLIES: u32 = 4;

fn main() {
    let args = Args::parse();
    let by_nodes = |evaluation: Evaluation| move |_| ours(Limits::nodes(args.nodes), evaluation.clone());
    match args.what {
        What::Depth { depth } => {
            search_to(depth, 1, &[Position::initial()]);
        }
        What::Threads { depth } => {
            let openings: Vec<_> = (0..OPENINGS).map(|number| *opening(args.seed + number).position()).collect();
            let [one, two] = [1, 2].map(|threads| search_to(depth, threads, &openings));
            println!("two threads are {:.2} times as fast as one", one / two);
        }
        What::Uct => {
            let by_time = |_| ours(Limits::time(Duration::from_millis(100)), Evaluation::Learned);
            args.play("against UCT", by_time, |seed| uct(20_000, seed));
        }
        What::Plain => {
            args.play("against plain alpha-beta", by_nodes(Evaluation::Learned), |_| plain_alpha_beta(args.nodes));
        }
        What::Evaluation => {
            let (learned, hand_crafted) = (by_nodes(Evaluation::Learned), by_nodes(Evaluation::HandCrafted));
            args.play("learned against hand-crafted", learned, hand_crafted);
        }
        What::Levels { from, to } => {
            for upper in Level::ALL.iter().filter(|level| (from.max(2)..=to).contains(&level.get())) {
                let lower = Level::ALL[upper.index() - 1];
                let name = format!("level {upper} against {lower}");
                args.play(&name, |seed| level(*upper, seed), |seed| level(lower, seed));
            }
        }
    }
}

impl Args {
    fn play<A, B>(&self, name: &str, first: A, second: B)
    where
        A: Fn(u64) -> Player<'static, Game> + Sync,
        B: Fn(u64) -> Player<'static, Game> + Sync,
    {
        let begin = Instant::now();
        let settings = Match { games: self.games, seed: self.seed, threads: self.threads };
        let tally: Tally = settings.play(opening, &first, &second).into_iter().collect();
        println!("{name}: {tally}, {:.0} s", begin.elapsed().as_secs_f64());
    }
}

/// The initial position after some random moves, so that games differ.
fn opening(seed: u64) -> Game {
    let mut game = Game::default();
    arena::play_random_moves(&mut game, OPENING_PLIES, &mut Xoshiro256PlusPlus::seed_from_u64(seed));
    game
}

/// Searches positions to a depth, each by a new engine; the seconds it took.
fn search_to(depth: u8, threads: usize, positions: &[Position]) -> f64 {
    let (mut seconds, mut nodes) = (0.0, 0);
    for position in positions {
        let options = EngineOptions { table_bytes: 64 << 20, threads, ..EngineOptions::default() };
        let mut engine = Engine::with_options(Rules::default(), options);
        let begin = Instant::now();
        let analysis = engine.analyze(position, 1, &Limits::depth(depth)).expect("the game is not over");
        seconds += begin.elapsed().as_secs_f64();
        nodes += analysis.nodes;
    }
    let millions = nodes as f64 / 1e6;
    println!("depth {depth}, threads {threads}: {seconds:.3} s, {millions:.2} M nodes, {:.2} M/s", millions / seconds);
    seconds
}
