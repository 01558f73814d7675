//! Prints how much faster our games are than their peers: one line a figure, `name ours peer ratio`.
//!
//! Ours and the peer's turns alternate, so that a change in the machine's speed affects both; each figure is the median
//! of its turns.

use std::hint::black_box;
use std::time::Instant;

use benches::{batch_mask, counted_perft, enumerated_perft, made_leaves, race_playout, random_playout, search_nodes};
use cozy_chess::Board;
use stones_core::Position;

const ROUNDS: usize = 7;

/// A piece of work that returns how much it did, and how much that must be, if it is known.
struct Work<'a> {
    run: &'a dyn Fn() -> u64,
    expected: Option<u64>,
}

impl Work<'_> {
    /// How much is done in a second.
    fn rate(&self) -> f64 {
        let start = Instant::now();
        let done = black_box((self.run)());
        let seconds = start.elapsed().as_secs_f64();
        if let Some(expected) = self.expected {
            assert_eq!(done, expected, "a wrong engine is not fast");
        }
        done as f64 / seconds
    }
}

fn compare(name: &str, ours: &Work<'_>, peer: &Work<'_>) {
    let (ours, peer): (Vec<f64>, Vec<f64>) = (0..ROUNDS).map(|_| (ours.rate(), peer.rate())).unzip();
    let (ours, peer) = (median(ours), median(peer));
    println!("{name} {ours:.0} {peer:.0} {:.2}", ours / peer);
}

fn median(mut rates: Vec<f64>) -> f64 {
    rates.sort_by(f64::total_cmp);
    rates[rates.len() / 2]
}

/// The leaves under the starts of both games, by depth.
const OUR_LEAVES: [u64; 7] = [1, 54, 2838, 137_620, 6_490_676, 282_988_556, 12_002_136_070];
const PEER_LEAVES: [u64; 7] = [1, 20, 400, 8902, 197_281, 4_865_609, 119_060_324];

fn main() {
    let (position, board) = (&Position::initial(), &Board::default());
    let compare_leaves =
        |name, ours: fn(&Position, u32) -> u64, our_depth, peer: fn(&Board, u32) -> u64, peer_depth| {
            compare(
                name,
                &Work { run: &|| ours(black_box(position), our_depth), expected: Some(OUR_LEAVES[our_depth as usize]) },
                &Work { run: &|| peer(black_box(board), peer_depth), expected: Some(PEER_LEAVES[peer_depth as usize]) },
            );
        };
    println!(
        "# name, ours in a second, peer's in a second, ratio: leaves of a perft, or plies or rolls of random games"
    );
    compare_leaves("counted-perft", counted_perft::ours, 6, counted_perft::peer, 6);
    compare_leaves("enumerated-perft", enumerated_perft::ours, 5, enumerated_perft::peer, 6);
    compare_leaves("made-leaves", made_leaves::ours, 5, made_leaves::peer, 5);
    compare(
        "random-playout",
        &Work { run: &|| random_playout::ours(black_box(100_000)), expected: None },
        &Work { run: &|| random_playout::peer(black_box(5_000)), expected: None },
    );
    compare(
        "batch-playout",
        &Work { run: &|| random_playout::ours_in_lanes(black_box(400_000)), expected: None },
        &Work { run: &|| random_playout::peer(black_box(5_000)), expected: None },
    );
    let batch = batch_mask::positions();
    compare(
        "batch-mask",
        &Work { run: &|| batch_mask::ours(black_box(&batch), 1000), expected: None },
        &Work { run: &|| batch_mask::one_by_one(black_box(&batch), 100), expected: None },
    );
    let race = Work { run: &|| race_playout::ours(black_box(150_000)), expected: None };
    let plain_walk = Work { run: &|| race_playout::plain(black_box(75_000)), expected: None };
    compare("race-playout", &race, &plain_walk);
    let bkgm = Work { run: &|| race_playout::bkgm(black_box(30_000)), expected: None };
    compare("race-playout-bkgm", &race, &bkgm);
    let in_lanes = Work { run: &|| race_playout::ours_in_lanes(black_box(300_000)), expected: None };
    compare("race-batch-playout", &in_lanes, &race);
    compare("race-batch-playout-bkgm", &in_lanes, &bkgm);
    let at_baseline = Work { run: &search_nodes::at_baseline, expected: None };
    compare("search-nodes", &Work { run: &search_nodes::ours, expected: None }, &at_baseline);
    let perft = Work { run: &|| counted_perft::ours(black_box(position), 6), expected: Some(OUR_LEAVES[6]) };
    let on_all_cores =
        Work { run: &|| counted_perft::ours_on_all_cores(black_box(position), 6), expected: Some(OUR_LEAVES[6]) };
    compare("perft-all-cores", &on_all_cores, &perft);
    let playouts = Work { run: &|| random_playout::ours_in_lanes(black_box(400_000)), expected: None };
    let on_all_cores = Work { run: &|| random_playout::ours_on_all_cores(black_box(400_000)), expected: None };
    compare("playout-all-cores", &on_all_cores, &playouts);
    let on_all_cores = Work { run: &|| race_playout::ours_on_all_cores(black_box(300_000)), expected: None };
    compare("race-playout-all-cores", &on_all_cores, &in_lanes);
}
