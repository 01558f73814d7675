//! Positions as they occur in games.

use stones_core::{Move, Position};

use crate::Xorshift;

/// All positions of some random games, from the start to the last before the end.
pub fn positions() -> Vec<Position> {
    const GAMES: usize = 20;
    let mut random = Xorshift::new();
    let mut positions = Vec::new();
    for _ in 0..GAMES {
        let mut position = Position::initial();
        while let Some(m) = position.random_move(random.next_bits()) {
            positions.push(position);
            position.play_unchecked(m);
        }
    }
    positions
}

/// The same positions, each with one of its moves.
pub fn positions_and_moves() -> Vec<(Position, Move)> {
    let mut random = Xorshift::new();
    let with_move = |position: Position| position.random_move(random.next_bits()).map(|m| (position, m));
    positions().into_iter().filter_map(with_move).collect()
}
