//! Games of uniformly random moves from the start, each on its own stream of random bits.

use cozy_chess::{Board, PieceMoves};
use stones_core::{Position, Rules};

use crate::Xorshift;

/// Chess games may go on for long: they stop after this many plies.
const MOST_PLIES: u32 = 200;

/// Plays whole games, and returns the number of plies.
pub fn ours(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut position = Position::initial();
        while let Some(m) = position.random_move(random.next_bits()) {
            position.play_unchecked(m);
            plies += 1;
        }
    }
    plies
}

/// The same with many games at once, each with a generator of its own.
pub fn ours_in_lanes(games: u32) -> u64 {
    Position::initial().random_playouts(0..games.into(), 1, Rules::default()).plies
}

/// The same on all cores.
pub fn ours_on_all_cores(games: u32) -> u64 {
    Position::initial().par_random_playouts(0..games.into(), 1, Rules::default()).plies
}

/// The fastest way found: keep the move sets, which know how many moves they hold, and take the n-th
/// move out of the set that holds it.
pub fn peer(games: u32) -> u64 {
    let mut random = Xorshift::new();
    let mut plies = 0;
    for _ in 0..games {
        let mut board = Board::default();
        for _ in 0..MOST_PLIES {
            let Some(m) = random_peer_move(&board, &mut random) else { break };
            board.play_unchecked(m);
            plies += 1;
        }
    }
    plies
}

#[inline(always)]
fn random_peer_move(board: &Board, random: &mut Xorshift) -> Option<cozy_chess::Move> {
    // Sixteen pieces, and two more sets for pawns that take en passant.
    let mut sets = [None::<PieceMoves>; 18];
    let (mut count, mut filled) = (0, 0);
    board.generate_moves(|set| {
        sets[filled] = Some(set);
        filled += 1;
        count += set.len();
        false
    });
    let mut n = random.below(count);
    for set in sets[..filled].iter().flatten() {
        if n < set.len() {
            return set.into_iter().nth(n);
        }
        n -= set.len();
    }
    None
}
