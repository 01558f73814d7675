//! How far each stone goes, from the targets of all.

use chessboard_core::{Direction, Square, SquareSet};

/// Where one of White's movers goes, by direction: diagonally to the right and to the left, bit 0 for one square to bit 6
/// for seven; then 1 if it jumps to the right, and to the left.
#[inline(always)]
pub(crate) fn reach(
    movers: SquareSet,
    [right, left, jumps_right, jumps_left]: [SquareSet; 4],
    origin: Square,
) -> [u64; 4] {
    [
        distances(right, movers, origin, Direction::UpRight),
        distances(left, movers, origin, Direction::UpLeft),
        // Two squares to the right is never across the edge: a jump to the right ends on files c to h.
        jumps_right.0 >> origin.index() >> 2 & 1,
        jumps_left.0 << 2 >> origin.index() & 1,
    ]
}

/// How far a mover goes diagonally forward: bit 0 for one square to bit 6 for seven.
#[inline(always)]
fn distances(targets: SquareSet, movers: SquareSet, origin: Square, direction: Direction) -> u64 {
    let ray = origin.ray(direction);
    let [targets, movers] = [targets, movers].map(|set| (set & ray).0 >> origin.index());
    // Targets beyond the next mover are that one's.
    let own = targets & movers.wrapping_sub(1) & !movers;
    // Bit `step * d` of a ray goes to bit 56 + d. No other product of two bits is there: it would be 6 or 8 places
    // higher or lower for each step of difference.
    own.wrapping_mul(if direction == Direction::UpRight { GATHER_BY_9 } else { GATHER_BY_7 }) >> 57
}

/// Bits 56 + d − 9 d for d from 1 to 7.
const GATHER_BY_9: u64 = 1 << 48 | 1 << 40 | 1 << 32 | 1 << 24 | 1 << 16 | 1 << 8 | 1;
/// Bits 56 + d − 7 d for d from 1 to 7.
const GATHER_BY_7: u64 = 1 << 50 | 1 << 44 | 1 << 38 | 1 << 32 | 1 << 26 | 1 << 20 | 1 << 14;
