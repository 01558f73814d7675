//! Leaves of perft and plies of random games in a second: `name rate`, one line each.

use std::hint::black_box;
use std::time::Instant;

use stones_core::{Position, Rules};

fn main() {
    let start = black_box(Position::initial());
    rate("perft", || start.perft(6));
    rate("playouts", || start.random_playouts(0..200_000, 7, Rules::default()).plies);
}

fn rate(name: &str, work: impl Fn() -> u64) {
    let since = Instant::now();
    let done = black_box(work());
    println!("{name} {:.0}", done as f64 / since.elapsed().as_secs_f64());
}
