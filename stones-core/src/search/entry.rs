//! What the search notes on a position.

use chessboard_core::Square;

use super::Value;
use super::table::NOTE_BITS;
use crate::{Board, Move, PositionOn};

/// The result of a search of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) value: Value,
    pub(super) bound: Bound,
    /// How many plies deep it was searched; of no concern if it is proven.
    pub(super) depth: u8,
    /// Whether the value rests on finished games only.
    pub(super) is_proven: bool,
    /// Where the best move begins and ends.
    pub(super) best: Option<(Square, Square)>,
}

/// What the value says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

impl Bound {
    /// What a value says that was found by looking between two others.
    pub(super) fn of(value: Value, alpha: Value, beta: Value) -> Bound {
        match value {
            value if value >= beta => Bound::AtLeast,
            value if value <= alpha => Bound::AtMost,
            _ => Bound::Exact,
        }
    }
}

impl Entry {
    /// Whether the entry is all that a search of this depth between two values would find.
    #[inline]
    pub(super) fn answers(&self, depth: u8, alpha: Value, beta: Value) -> bool {
        let is_enough = match self.bound {
            Bound::Exact => true,
            Bound::AtLeast => self.value >= beta,
            Bound::AtMost => self.value <= alpha,
        };
        is_enough && (self.is_proven || self.depth >= depth)
    }

    /// The best move, if it is one here.
    #[inline]
    pub(super) fn best_in<B: Board>(&self, position: &PositionOn<B>) -> Option<Move> {
        let (origin, target) = self.best?;
        position.find_move(origin, target).ok()
    }

    /// Bits 0 to 15 the value, 16 to 23 the depth, 24 and 25 the bound, 26 whether it is proven, 27 to 38 target
    /// and origin, which are the same if there is no move.
    #[inline]
    pub(super) fn to_note(self) -> u64 {
        let (origin, target) = self.best.unwrap_or((Square::A1, Square::A1));
        u64::from(self.value as u16)
            | u64::from(self.depth) << 16
            | (self.bound as u64) << 24
            | u64::from(self.is_proven) << 26
            | (target.index() as u64) << 27
            | (origin.index() as u64) << 33
    }

    #[inline]
    pub(super) fn from_note(note: u64) -> Entry {
        let [target, origin] = [27, 33].map(|shift| Square::ALL[(note >> shift & 63) as usize]);
        let bound = match note >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::AtLeast,
            _ => Bound::AtMost,
        };
        Entry {
            value: Value::from(note as i16),
            bound,
            depth: (note >> 16) as u8,
            is_proven: note >> 26 & 1 == 1,
            best: (origin != target).then_some((origin, target)),
        }
    }
}

const _: () = assert!(NOTE_BITS >= 39);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_what_was_written() {
        for value in [-30_000, -1, 0, 1, 30_000] {
            for bound in [Bound::Exact, Bound::AtLeast, Bound::AtMost] {
                for depth in [0, 1, 255] {
                    for (is_proven, best) in [(false, None), (true, Some((Square::A1, Square::H8)))] {
                        let entry = Entry { value, bound, depth, is_proven, best };
                        assert_eq!(Entry::from_note(entry.to_note()), entry);
                    }
                }
            }
        }
    }
}
