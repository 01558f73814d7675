//! Perft that makes every move, those to the leaves too. A leaf is put in memory and not looked at.

use std::hint::black_box;
use std::ops::ControlFlow;

use cozy_chess::Board;
use stones_core::Position;

/// Move sets, iterated over.
pub fn ours(position: &Position, depth: u32) -> u64 {
    let mut leaves = 0;
    let _ = position.visit_moves(|set| {
        for m in set {
            let next = position.after(m);
            if depth == 1 {
                black_box(&next);
                leaves += 1;
            } else {
                leaves += ours(&next, depth - 1);
            }
        }
        ControlFlow::<()>::Continue(())
    });
    leaves
}

/// The same; a chess move also brings the hash, the checks and the pins up to date.
pub fn peer(board: &Board, depth: u32) -> u64 {
    let mut leaves = 0;
    board.generate_moves(|set| {
        for m in set {
            let mut next = board.clone();
            next.play_unchecked(m);
            if depth == 1 {
                black_box(&next);
                leaves += 1;
            } else {
                leaves += peer(&next, depth - 1);
            }
        }
        false
    });
    leaves
}
