//! The stable hash tells apart what is nearly the same: positions that differ in few stones and pins.

use conformance::{SeedableRng, SplitMix64, below, check_hashes};
use stones_core::{Board8x8, Color, Setup, Square, SquareSet};

use crate::conformance::Stones;

/// The set itself and all sets with one square moved to any other square, put or taken away.
fn nearly(set: SquareSet) -> Vec<SquareSet> {
    let squares = || Square::ALL.into_iter().map(SquareSet::from);
    let moved =
        squares().filter(|&from| from.is_subset(set)).flat_map(|from| squares().map(move |to| (set - from) ^ to));
    let mut sets: Vec<_> = [set].into_iter().chain(squares().map(|square| set ^ square)).chain(moved).collect();
    sets.sort_unstable();
    sets.dedup();
    sets
}

/// All positions among these have hashes of their own.
fn assert_no_collision(setups: impl Iterator<Item = Setup>) {
    check_hashes::<Stones<Board8x8>>(setups.filter_map(|setup| setup.to_position().ok()), 1000);
}

fn random_set(random: &mut SplitMix64, size: usize) -> SquareSet {
    (0..size).map(|_| Square::ALL[below(random, 64)]).collect()
}

#[test]
fn neighbors_have_different_hashes() {
    let mut random = SplitMix64::seed_from_u64(40);
    for _ in 0..20 {
        let (white, black) = (random_set(&mut random, 6), random_set(&mut random, 6));
        let setup = Setup { white, black: black - white, ..Setup::empty() };
        assert_no_collision(
            nearly(setup.white)
                .into_iter()
                .flat_map(|white| nearly(setup.black).into_iter().map(move |black| Setup { white, black, ..setup })),
        );
        assert_no_collision(nearly(setup.black).into_iter().flat_map(|black| {
            let pinned = nearly(random_pins(black)).into_iter();
            pinned.flat_map(move |pinned| Color::ALL.map(|turn| Setup { black, pinned, turn, ..setup }))
        }));
    }
}

/// Every other stone is pinned.
fn random_pins(stones: SquareSet) -> SquareSet {
    stones.into_iter().step_by(2).collect()
}
