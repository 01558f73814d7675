//! How strong and how fast the computer player of Stones! is: matches and searches, one line each.

use std::time::{Duration, Instant};

use benches::Xorshift;
use benches::strength::{Contestant, OfLevel, Ours, PlainAlphaBeta, Uct, duel, opening};
use chessboard_core::Level;
use clap::{Parser, Subcommand};
use stones_core::search::{Engine, Evaluation, Limits};
use stones_core::{Position, Rules};

/// Measure the computer player of Stones!
#[derive(Debug, Parser)]
struct Args {
    #[command(subcommand)]
    what: What,
    /// Games of a match: pairs of games from one opening, once with either color
    #[arg(long, global = true, default_value_t = 200)]
    games: u32,
    /// Positions that a player looks at for a move
    #[arg(long, global = true, default_value_t = 20_000)]
    nodes: u64,
    /// Openings are drawn by it
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

/// So many openings are searched to a depth.
const OPENINGS: usize = 20;

fn main() {
    let args = Args::parse();
    match args.what {
        What::Depth { depth } => {
            search_to(depth, 1, &[Position::initial()]);
        }
        What::Threads { depth } => {
            let mut random = Xorshift::seeded(args.seed);
            let openings: Vec<_> = (0..OPENINGS).map(|_| opening(&mut random)).collect();
            let [one, two] = [1, 2].map(|threads| search_to(depth, threads, &openings));
            println!("two threads are {:.2} times as fast as one", one / two);
        }
        What::Uct => {
            let ours = Ours::by_time(Duration::from_millis(100), Evaluation::Learned);
            args.play("against UCT", ours, Uct::new(20_000, args.seed));
        }
        What::Plain => {
            let ours = Ours::by_nodes(args.nodes, Evaluation::Learned);
            args.play("against plain alpha-beta", ours, PlainAlphaBeta::new(args.nodes));
        }
        What::Evaluation => {
            let [learned, counted] = [Evaluation::Learned, Evaluation::Counted].map(|e| Ours::by_nodes(args.nodes, e));
            args.play("learned against counted", learned, counted);
        }
        What::Levels { from, to } => {
            for level in Level::ALL.iter().filter(|level| (from.max(2)..=to).contains(&level.get())) {
                let below = Level::ALL[level.index() - 1];
                let [one, other] = [*level, below].map(|level| OfLevel::new(level, args.seed + u64::from(level.get())));
                args.play(&format!("level {level} against {below}"), one, other);
            }
        }
    }
}

impl Args {
    fn play(&self, name: &str, mut one: impl Contestant, mut other: impl Contestant) {
        let begin = Instant::now();
        let tally = duel(&mut one, &mut other, self.games / 2, self.seed);
        println!("{name}: {tally}, {:.0} s", begin.elapsed().as_secs_f64());
    }
}

/// Searches positions to a depth, each by a new engine; the seconds it took.
fn search_to(depth: u8, threads: usize, positions: &[Position]) -> f64 {
    let (mut seconds, mut nodes) = (0.0, 0);
    for position in positions {
        let mut engine = Engine::with_table(Rules::default(), 64 << 20);
        engine.set_threads(threads);
        let begin = Instant::now();
        let analysis = engine.analyze(position, 1, &Limits::depth(depth)).expect("the game is not over");
        seconds += begin.elapsed().as_secs_f64();
        nodes += analysis.nodes;
    }
    let millions = nodes as f64 / 1e6;
    println!("depth {depth}, threads {threads}: {seconds:.3} s, {millions:.2} M nodes, {:.2} M/s", millions / seconds);
    seconds
}
