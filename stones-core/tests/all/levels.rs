//! How strong the levels are, in games with fixed seeds: the figures of `docs/stones-player.md`, roughly.
#![cfg(all(feature = "search", feature = "std"))]

use conformance::{Rng, SeedableRng, SplitMix64};
use stones_core::search::{Level, Player};
use stones_core::{Color, Game, Move, Rules};

/// Random moves that open a game, so that games differ.
const OPENING_PLIES: usize = 4;

type Choose = Box<dyn FnMut(&Game) -> Option<Move>>;

fn level(number: u8, seed: u64) -> Choose {
    let mut player = Player::new(Level::new(number).unwrap(), seed, Rules::default());
    Box::new(move |game| player.best_move(game.position()).ok())
}

fn random(seed: u64) -> Choose {
    let mut random = SplitMix64::seed_from_u64(seed);
    Box::new(move |game| game.position().random_move(random.next_u64()))
}

/// The share of the points of the first player. The two games of a pair have the same opening, and the colors are
/// swapped in the second.
fn share(games: u64, first: impl Fn(u64) -> Choose, second: impl Fn(u64) -> Choose) -> f64 {
    let points = (0..games).map(|number| points(number, first(number), second(number)));
    points.sum::<f64>() / games as f64
}

fn points(number: u64, mut first: Choose, mut second: Choose) -> f64 {
    let (color, mut opening, mut game) = (Color::ALL[number as usize % 2], random(number / 2), Game::default());
    while game.outcome().is_none() {
        let m = match game.position().turn() {
            _ if game.ply() < OPENING_PLIES => opening(&game),
            turn if turn == color => first(&game),
            _ => second(&game),
        };
        game.play(m.unwrap()).unwrap();
    }
    match game.outcome().unwrap().winner {
        Some(winner) => f64::from(u8::from(winner == color)),
        None => 0.5,
    }
}

#[test]
fn the_lowest_level_is_a_little_better_than_random_moves() {
    let share = share(200, |seed| level(1, seed), random);
    assert!((0.5..=0.75).contains(&share), "{share}");
}

/// The highest two are too slow for this test.
#[test]
fn each_level_wins_more_points_than_the_one_below() {
    for upper in 2..=8 {
        let share = share(30, |seed| level(upper, seed), |seed| level(upper - 1, !seed));
        assert!(share > 0.6, "{upper}: {share}");
    }
}
