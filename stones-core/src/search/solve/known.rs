//! What a solver knows of a position, and notes on it.

use chessboard_core::Square;

use super::bounds::Bounds;
use crate::Move;
use crate::search::table::NOTE_BITS;

/// What is known of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) bounds: Bounds,
    /// Where the move begins and ends that comes up to the lower bound. There is none if any move does.
    pub(super) best: Option<(Square, Square)>,
}

/// What is added to bounds, at least −8, so that no noted number is negative.
const ZERO: i8 = 8;

impl Known {
    /// Bounds that hold whatever is played.
    pub(super) fn of_itself(bounds: Bounds) -> Known {
        Known { bounds, best: None }
    }

    /// A move leads to at least this much, which is more than was known.
    pub(super) fn with_move(self, at_least: i8, m: Move) -> Known {
        Known { bounds: Bounds { at_least, ..self.bounds }, best: Some((m.origin, m.target)) }
    }

    /// No move leads to more than this.
    pub(super) fn with_most(self, at_most: i8) -> Known {
        Known { bounds: Bounds { at_most: self.bounds.at_most.min(at_most), ..self.bounds }, ..self }
    }

    /// Bits 0 to 4 the lower bound, 5 to 9 the upper one, 10 to 21 target and origin, the same if there is no move.
    #[inline]
    pub(super) fn to_note(self) -> u64 {
        let (origin, target) = self.best.unwrap_or((Square::A1, Square::A1));
        (self.bounds.at_least + ZERO) as u64
            | ((self.bounds.at_most + ZERO) as u64) << 5
            | (target.index() as u64) << 10
            | (origin.index() as u64) << 16
    }

    #[inline]
    pub(super) fn from_note(note: u64) -> Known {
        let [at_least, at_most] = [0, 5].map(|shift| (note >> shift & 31) as i8 - ZERO);
        let [target, origin] = [10, 16].map(|shift| Square::ALL[(note >> shift & 63) as usize]);
        Known { bounds: Bounds { at_least, at_most }, best: (origin != target).then_some((origin, target)) }
    }
}

const _: () = assert!(NOTE_BITS >= 22);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_says_what_was_written() {
        for at_least in -8..=8 {
            for at_most in at_least..=8 {
                for best in [None, Some((Square::A1, Square::H8)), Some((Square::H8, Square::A1))] {
                    let known = Known { bounds: Bounds { at_least, at_most }, best };
                    assert_eq!(Known::from_note(known.to_note()), known);
                }
            }
        }
    }
}
