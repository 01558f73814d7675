//! Which actions are legal, as bits.

use chessboard_core::{Color, SquareSet};

use super::movegen::{View, reach};
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
pub(super) fn action_mask(movers: SquareSet, targets: [SquareSet; 4]) -> ActionMask {
    // Two words more than needed, so that no index can be out of range.
    let mut mask = [0; 8];
    for origin in movers {
        let by_direction = reach(movers, targets, origin);
        let numbers = FIRST_IN_DIRECTION[origin.index()];
        let first = numbers[0];
        let actions = by_direction.iter().zip(numbers).fold(0, |all, (bits, number)| all | bits << (number - first));
        let in_place = u128::from(actions) << (first % 64);
        let word = usize::from(first / 64);
        mask[word & 7] |= in_place as u64;
        mask[word + 1 & 7] |= (in_place >> 64) as u64;
    }
    mask.first_chunk().copied().unwrap_or_default()
}
