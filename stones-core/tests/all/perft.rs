//! Leaf counts from the start, as published.

use stones_core::{AnyPosition, Position};

use crate::reference::Reference;

const FROM_THE_START: [u64; 7] = [1, 54, 2838, 137_620, 6_490_676, 282_988_556, 12_002_136_070];

#[test]
fn from_the_start_on_every_level() {
    conformance::on_every_level(|level| {
        for (depth, leaves) in (0..).zip(FROM_THE_START) {
            assert_eq!(Position::initial().perft(depth), leaves, "{level}, depth {depth}");
        }
    });
}

#[test]
fn divide_shares_out_the_whole() {
    for depth in 1..=5 {
        let shares: Vec<_> = Position::initial().divide(depth).collect();
        assert_eq!(shares.len(), 54);
        assert_eq!(shares.iter().map(|(_, leaves)| leaves).sum::<u64>(), FROM_THE_START[depth as usize]);
    }
    assert_eq!(Position::initial().divide(0).count(), 0);
}

#[test]
fn boards_of_every_size_agree_with_the_reference() {
    for files in 3..=8 {
        for ranks in 3..=8 {
            let position = AnyPosition::initial(files, ranks).unwrap();
            let slow = Reference::start(files as i32, ranks as i32);
            for depth in 0..=3 {
                assert_eq!(position.perft(depth), slow.perft(depth), "{files}×{ranks}, depth {depth}");
            }
        }
    }
}
