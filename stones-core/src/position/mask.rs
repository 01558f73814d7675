//! Which actions are legal, as bits.

use chessboard_core::{Color, Direction, Square, SquareSet};

use super::movegen::View;
use crate::action::FIRST_IN_DIRECTION;
use crate::{ActionMask, Position};

impl Position {
    /// Which actions are legal: bit `a % 64` of word `a / 64` stands for action `a`.
    ///
    /// ```
    /// use stones_core::Position;
    ///
    /// let start = Position::initial();
    /// let mask = start.action_mask();
    /// assert_eq!(mask.iter().map(|word| word.count_ones()).sum::<u32>(), 54);
    /// for m in start.legal_moves() {
    ///     let action = start.move_to_action(m).unwrap().index();
    ///     assert_eq!(mask[action / 64] >> (action % 64) & 1, 1);
    /// }
    /// ```
    pub fn action_mask(&self) -> ActionMask {
        self.seen_by_mover().view(Color::White, SquareSet::FULL).action_mask()
    }
}

impl View {
    /// The legal actions of White.
    #[inline(always)]
    fn action_mask(&self) -> ActionMask {
        action_mask(self.movers(), self.targets().map(|(_, targets)| targets))
    }
}

/// The legal actions of White's movers, by the targets of each direction. Those of one stone have numbers in a row: to the
/// right by 1 to 7, to the left by 1 to 7, the jump to the right, the jump to the left.
#[inline(always)]
pub(super) fn action_mask(movers: SquareSet, [right, left, jumps_right, jumps_left]: [SquareSet; 4]) -> ActionMask {
    // Two words more than needed, so that no index can be out of range.
    let mut mask = [0; 8];
    for origin in movers {
        let from = origin.index();
        let by_direction = [
            distances(right, movers, origin, Direction::UpRight),
            distances(left, movers, origin, Direction::UpLeft),
            // Two squares to the right is never across the edge: a jump to the right ends on files c to h.
            jumps_right.0 >> from >> 2 & 1,
            jumps_left.0 << 2 >> from & 1,
        ];
        let numbers = FIRST_IN_DIRECTION[from];
        let first = numbers[0];
        let actions = by_direction.iter().zip(numbers).fold(0, |all, (bits, number)| all | bits << (number - first));
        let in_place = u128::from(actions) << (first % 64);
        let word = usize::from(first / 64);
        mask[word & 7] |= in_place as u64;
        mask[word + 1 & 7] |= (in_place >> 64) as u64;
    }
    mask.first_chunk().copied().unwrap_or_default()
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
