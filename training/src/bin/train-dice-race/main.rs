//! Learns the evaluation of the dice race from games of the network against itself.
//!
//! The same arguments give the same network, on every platform.

mod network;
mod self_play;

use std::error::Error;
use std::path::PathBuf;
use std::time::Instant;

use clap::Parser;
use dice_race_core::Position;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

use network::Network;

/// Learn the evaluation of the dice race from games of the network against itself
#[derive(Debug, Parser)]
#[command(version)]
struct Args {
    /// Where the network is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Positions to learn from, in millions
    #[arg(long, default_value_t = 200)]
    millions: u64,
    /// The initial learning rate; it falls to zero with the square of the remaining share of positions
    #[arg(long, default_value_t = 0.1)]
    rate: f32,
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let mut random = Xoshiro256PlusPlus::seed_from_u64(args.seed);
    let mut network = Network::new(&mut random);
    let (total, begin) = (args.millions * 1_000_000, Instant::now());
    let (mut learned, mut told) = (0, 0);
    while learned < total {
        let left = 1.0 - learned as f32 / total as f32;
        let rate = args.rate * (left * left + 1e-4);
        learned += self_play::learn_from_a_game(&mut network, rate, &mut random);
        if learned >= told {
            told += total / 20;
            let start = network.value(&Position::default());
            println!("{learned} positions, {:.0} s: the start is worth {start:.4}", begin.elapsed().as_secs_f32());
        }
    }
    Ok(std::fs::write(args.out, network.to_bytes())?)
}
