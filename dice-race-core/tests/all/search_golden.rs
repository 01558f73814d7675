//! The engine and the players give the same results, bit for bit, on every platform, as long as the network and the
//! levels are the same.
//!
//! `UPDATE_GOLDEN=1 cargo test -p dice-race-core --features search --test all search_golden` writes the file again,
//! which is needed after training.
#![cfg(all(feature = "search", feature = "dice"))]

use std::fmt::Write;

use chessboard_core::hash;
use dice_race_core::dice::SeededDice;
use dice_race_core::search::network::Network;
use dice_race_core::search::{Engine, Level, Player};
use dice_race_core::{Game, PieceCount, Position, Rules};

const NETWORK: &[u8] = include_bytes!("../../src/search/network.bin");

/// Starts, middles and ends of games, with every number of pieces.
const POSITIONS: &[&str] = &[
    "0,-,-,-/0,-,-,- w ?",
    "0,-,-,-/0,-,-,- b 6",
    "-,-,-,-/-,-,-,- w ?",
    "23,16,13,12/29,25,14,0 w 1",
    "26,18,14,11/8,-,-,- b 4",
    "31,30,29,27/31,30,29,27 b ?",
    "31,30,29,28/0,-,-,- b ?",
    "0,-,-/0,-,- w ?",
    "31,30,-/31,30,27 b 6",
    "11,5/-,- b 4",
    "-/27 b 2",
];

fn read(text: &str) -> Position {
    let pieces = PieceCount::new(text.split('/').next().unwrap().split(',').count() as u8).unwrap();
    Position::parse(text, Rules { pieces, ..Rules::default() }).unwrap()
}

/// A level against itself.
fn game(level: Level) -> String {
    let (mut player, mut dice, mut game) = (Player::new(level, 7), SeededDice::new(7), Game::default());
    while game.roll(dice.roll()).is_ok() {
        game.play(player.best_move(game.position()).unwrap()).unwrap();
    }
    game.to_record()
}

fn golden() -> String {
    let network = NETWORK.iter().fold(0, |hash, byte| hash::mix(hash, u64::from(*byte)));
    let mut lines = format!("network: {network:016x}\n\n# position; bits of the network's chance, of the engine's\n");
    let mut engine = Engine::new();
    for text in POSITIONS {
        let position = read(text);
        let chances = [Network::LEARNED.win_probability(&position), engine.win_probability(&position)];
        let [network, engine] = chances.map(f64::to_bits);
        writeln!(lines, "{text}; {network:016x}; {engine:016x}").unwrap();
    }
    for level in Level::ALL {
        let game = game(level);
        let moves = game.bytes().fold(0, |hash, byte| hash::mix(hash, u64::from(byte)));
        writeln!(lines, "level {level}: a game of {} bytes, {moves:016x}", game.len()).unwrap();
    }
    lines
}

#[test]
fn results_never_change() {
    conformance::assert_golden("search.txt", &golden());
}
