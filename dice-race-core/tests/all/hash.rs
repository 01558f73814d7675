//! The stable hash tells apart all positions of the small games, and positions that differ in little.

use conformance::check_hashes;
use dice_race_core::{Position, Roll};

use crate::conformance::DiceRace;

/// All valid positions of these packed bytes: before a roll, with every roll, for both sides.
fn positions(pieces: u32, rules_bytes: &[u8]) -> impl Iterator<Item = Position> {
    let two_bits = (0..32).flat_map(|high| (0..=high).map(move |low| 1_u32 << high | 1 << low));
    let sets: Vec<u32> = [0].into_iter().chain(two_bits).filter(|set| set.count_ones() <= pieces).collect();
    let pairs: Vec<_> = sets.iter().flat_map(|&white| sets.iter().map(move |&black| (white, black))).collect();
    let waiting = pairs.into_iter().flat_map(move |(white, black)| {
        rules_bytes.iter().flat_map(move |&rules| {
            [0, 1].map(|turn| {
                let [w0, w1, w2, w3] = white.to_le_bytes();
                let [b0, b1, b2, b3] = black.to_le_bytes();
                Position::unpack(&[w0, w1, w2, w3, b0, b1, b2, b3, turn, rules]).ok()
            })
        })
    });
    waiting.flatten().flat_map(|position| {
        let rolled = Roll::ALL.into_iter().filter_map(move |roll| position.roll(roll).ok());
        [position].into_iter().chain(rolled)
    })
}

#[test]
fn all_positions_with_one_piece_under_all_rules_have_different_hashes() {
    check_hashes::<DiceRace>(positions(1, &[0, 4, 8, 12, 16, 20, 24, 28]), 90_000);
}

#[test]
fn all_positions_with_two_pieces_have_different_hashes() {
    check_hashes::<DiceRace>(positions(2, &[1]), 3_300_000);
}

/// A middle game with at most one piece a side elsewhere or taken away, under all rules.
#[test]
fn neighbors_have_different_hashes() {
    let start: Position = "30,22,13,2/31,20,9,4 w ?".parse().unwrap();
    let packed = start.pack();
    let set = |at: usize| u32::from_le_bytes(packed[at..at + 4].try_into().unwrap());
    let nearly = |set: u32| {
        let bits = (0..32).filter(move |bit| set >> bit & 1 != 0);
        let moved = bits.flat_map(move |from| (0..32).map(move |to| set & !(1 << from) | 1_u32 << to));
        let mut sets: Vec<u32> = moved.collect();
        sets.sort_unstable();
        sets.dedup();
        sets
    };
    let near = nearly(set(0)).into_iter().flat_map(|white| nearly(set(4)).into_iter().map(move |black| (white, black)));
    let positions = near.flat_map(|(white, black)| {
        (0..32).filter_map(move |rules: u8| {
            let mut bytes = [0; 10];
            bytes[..4].copy_from_slice(&white.to_le_bytes());
            bytes[4..8].copy_from_slice(&black.to_le_bytes());
            bytes[9] = rules;
            Position::unpack(&bytes).ok()
        })
    });
    check_hashes::<DiceRace>(positions, 60_000);
}
