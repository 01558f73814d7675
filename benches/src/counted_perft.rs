//! Perft whose last ply is counted, not made: the leaves under a position.

use cozy_chess::Board;
use stones_core::Position;

/// The library's own.
pub fn ours(position: &Position, depth: u32) -> u64 {
    position.perft(depth)
}

/// The same on all cores.
pub fn ours_on_all_cores(position: &Position, depth: u32) -> u64 {
    position.par_perft(depth)
}

/// The move sets of the last ply know how many moves they hold.
pub fn peer(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    if depth == 1 {
        board.generate_moves(|set| {
            leaves += set.len() as u64;
            false
        });
        return leaves;
    }
    board.generate_moves(|set| {
        for m in set {
            let mut next = board.clone();
            next.play_unchecked(m);
            leaves += peer(&next, depth - 1);
        }
        false
    });
    leaves
}
