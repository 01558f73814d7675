//! Learns the evaluation of Stones! from games that the engine plays with itself.
//!
//! Each generation plays games with the evaluation of the one before, the first one by counting stones, and then learns
//! anew from the games of the last [`REMEMBERED`] generations. The same arguments give the same network, whatever the
//! number of threads.

mod chances;
mod games;
mod learning;

use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use arena::map_parallel;
use clap::Parser;
use stones_core::search::Evaluation;
use stones_core::search::network::{BYTES, Network};

use games::{Sample, play};
use learning::{Learner, deviation};

/// Learn the evaluation of Stones! from the engine's games with itself
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Begin with this network instead of counting stones
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How often games are played and learned from
    #[arg(long, default_value_t = 5)]
    generations: u64,
    /// Games a generation
    #[arg(long, default_value_t = 25_000)]
    games: u64,
    /// Positions that the engine looks at for a move
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// How often each position is learned from
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The number of generations whose games are learned from.
const REMEMBERED: usize = 3;

/// One game in this many is not learned from, but measures the estimates.
const TEST_EVERY: u64 = 20;

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let mut network = args.from.as_ref().map(read).transpose()?.map(Arc::new);
    let (mut generations, mut tests) = (Vec::new(), Vec::new());
    for generation in 0..args.generations {
        let begin = Instant::now();
        let evaluation = network.clone().map_or(Evaluation::HandCrafted, Evaluation::Network);
        let first = (args.seed << 40) + generation * args.games;
        let games = map_parallel(first..first + args.games, args.threads, |game| play(game, args.nodes, &evaluation));
        let (test, learn): (Vec<_>, Vec<_>) = games.into_iter().zip(0..).partition(|(_, game)| game % TEST_EVERY == 0);
        tests = samples(test);
        generations.push(samples(learn));
        let known = generations.iter().rev().take(REMEMBERED).flatten().copied().collect::<Vec<_>>();
        println!("generation {generation}: {} positions after {:.0} s", known.len(), begin.elapsed().as_secs_f64());
        println!("  test deviation before {:.4} stones", deviation(&tests, &evaluation));
        let mut learner = Learner::new(args.seed);
        learner.learn(&known, args.epochs);
        let learned = Arc::new(learner.quantized());
        println!(
            "  after {:.4} stones, {:.0} s",
            deviation(&tests, &Evaluation::Network(learned.clone())),
            begin.elapsed().as_secs_f64()
        );
        std::fs::write(&args.out, learned.to_bytes())?;
        network = Some(learned);
    }
    if let Some(network) = &network {
        println!("chances, even at and scale, for each stage: {:.0?}", chances::fits(&tests, network));
    }
    Ok(())
}

fn samples(games: Vec<(Vec<Sample>, u64)>) -> Vec<Sample> {
    games.into_iter().flat_map(|(samples, _)| samples).collect()
}

fn read(path: &PathBuf) -> Result<Network, Box<dyn Error>> {
    let bytes: [u8; BYTES] = std::fs::read(path)?.try_into().map_err(|_| format!("expected {BYTES} bytes"))?;
    Ok(Network::from_bytes(&bytes))
}
