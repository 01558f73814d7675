//! `MAX_MOVES` bounds every position. How near a position comes, a hill climb shows.

use conformance::{SeedableRng, SplitMix64, below};
use stones_core::{Color, MAX_MOVES, Setup, Square, SquareSet};

/// Eight stones a color on random squares, a quarter of them pinned.
fn random_setup(random: &mut SplitMix64) -> Setup {
    let mut setup = Setup::empty();
    while setup.white.len() < 8 {
        setup.white |= free_square(&setup, random).into();
    }
    while setup.black.len() < 8 {
        setup.black |= free_square(&setup, random).into();
    }
    for square in setup.white | setup.black {
        if below(random, 4) == 0 {
            setup.pinned |= square.into();
        }
    }
    setup
}

fn free_square(setup: &Setup, random: &mut SplitMix64) -> Square {
    loop {
        let square = Square::ALL[below(random, 64)];
        if !(setup.white | setup.black).contains(square) {
            return square;
        }
    }
}

/// The setup with one stone moved to another square, or one pin put or taken away.
fn neighbor(setup: &Setup, random: &mut SplitMix64) -> Setup {
    let mut next = *setup;
    let stones: Vec<Square> = (setup.white | setup.black).into_iter().collect();
    let from = SquareSet::from(stones[below(random, stones.len())]);
    if below(random, 4) == 0 {
        next.pinned ^= from;
        return next;
    }
    let ends = from | free_square(setup, random).into();
    if from.is_subset(setup.white) {
        next.white ^= ends;
    } else {
        next.black ^= ends;
    }
    if from.is_subset(setup.pinned) {
        next.pinned ^= ends;
    }
    next
}

fn moves(setup: &Setup) -> usize {
    let position = setup.to_position().unwrap();
    let count = position.count_moves() as usize;
    assert_eq!(position.legal_moves().len(), count, "{position}");
    assert!(count <= MAX_MOVES, "{count} moves in {position}");
    count
}

#[test]
fn crowded_positions_have_fewer_moves() {
    let mut random = SplitMix64::seed_from_u64(72);
    for _ in 0..200_000 {
        let setup = random_setup(&mut random);
        moves(&setup);
        moves(&Setup { turn: Color::Black, ..setup });
    }
}

/// The highest number of moves that a climb has found, also of 1,500 climbs. The bound of 72 is not met: eight stones
/// get in each other's way.
const HIGHEST: usize = 57;

#[test]
fn a_hill_climb_stays_below_the_bound() {
    let mut random = SplitMix64::seed_from_u64(9);
    let mut highest = random_setup(&mut random);
    for _ in 0..60 {
        let mut here = random_setup(&mut random);
        for _ in 0..20_000 {
            let next = neighbor(&here, &mut random);
            if moves(&next) >= moves(&here) {
                here = next;
            }
        }
        if moves(&here) > moves(&highest) {
            highest = here;
        }
    }
    println!("{} moves in {}", moves(&highest), highest.to_position().unwrap());
    assert_eq!(moves(&highest), HIGHEST);
}
