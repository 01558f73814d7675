//! What a solver stores in the transposition table.

use chessboard_core::Square;

use super::bounds::Bounds;
use crate::Move;
use crate::search::alpha_beta::PAYLOAD_BITS;

/// What is proven about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) bounds: Bounds,
    /// Origin and target of a move that achieves the lower bound. `None` if any move does.
    pub(super) best: Option<(Square, Square)>,
}

/// Added to bounds, at least −8, so that no stored number is negative.
const OFFSET: i8 = 8;

impl Entry {
    /// Bounds that hold whatever is played.
    pub(super) fn new(bounds: Bounds) -> Entry {
        Entry { bounds, best: None }
    }

    /// What two proofs about the same position say together.
    pub(super) fn intersection(self, other: Entry) -> Entry {
        let best = if other.bounds.at_least > self.bounds.at_least { other.best } else { self.best };
        Entry { bounds: self.bounds.intersection(other.bounds), best }
    }

    /// The entry after a move was found that achieves a better lower bound.
    pub(super) fn with_move(self, at_least: i8, m: Move) -> Entry {
        Entry { bounds: Bounds { at_least, ..self.bounds }, best: Some((m.origin, m.target)) }
    }

    /// The entry after it was proven that no move achieves more than this.
    pub(super) fn with_upper_bound(self, at_most: i8) -> Entry {
        Entry { bounds: Bounds { at_most: self.bounds.at_most.min(at_most), ..self.bounds }, ..self }
    }

    /// Bits 0 to 4 the lower bound, 5 to 9 the upper one, 10 to 15 the target and 16 to 21 the origin, which are equal
    /// if there is no move.
    #[inline]
    pub(super) fn to_payload(self) -> u64 {
        let (origin, target) = self.best.unwrap_or((Square::A1, Square::A1));
        (self.bounds.at_least + OFFSET) as u64
            | ((self.bounds.at_most + OFFSET) as u64) << 5
            | (target.index() as u64) << 10
            | (origin.index() as u64) << 16
    }

    #[inline]
    pub(super) fn from_payload(payload: u64) -> Entry {
        let [at_least, at_most] = [0, 5].map(|shift| (payload >> shift & 31) as i8 - OFFSET);
        let [target, origin] = [10, 16].map(|shift| Square::ALL[(payload >> shift & 63) as usize]);
        Entry { bounds: Bounds { at_least, at_most }, best: (origin != target).then_some((origin, target)) }
    }
}

const _: () = assert!(PAYLOAD_BITS >= 22);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_packing() {
        for at_least in -8..=8 {
            for at_most in at_least..=8 {
                for best in [None, Some((Square::A1, Square::H8)), Some((Square::H8, Square::A1))] {
                    let entry = Entry { bounds: Bounds { at_least, at_most }, best };
                    assert_eq!(Entry::from_payload(entry.to_payload()), entry);
                }
            }
        }
    }
}
