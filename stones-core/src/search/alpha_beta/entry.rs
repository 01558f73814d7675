//! What an alpha-beta search stores in the transposition table.

use chessboard_core::Square;

use super::searcher::{Basis, NodeValue};
use super::transposition::PAYLOAD_BITS;
use super::window::Window;
use crate::search::evaluation::Utility;
use crate::{Board, Move, PositionOn};

/// The result of searching a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Entry {
    pub(super) value: Utility,
    pub(super) bound: Bound,
    /// The plies it was searched; irrelevant if the value is proven.
    pub(super) depth: u8,
    pub(super) basis: Basis,
    /// Origin and target of the best move.
    pub(super) best: Option<(Square, Square)>,
}

/// What kind of bound a value is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    Lower,
    Upper,
}

impl Bound {
    /// The kind of a value that a search with this window returned.
    pub(super) fn new(value: Utility, window: Window) -> Bound {
        match value {
            value if value >= window.beta => Bound::Lower,
            value if value <= window.alpha => Bound::Upper,
            _ => Bound::Exact,
        }
    }
}

impl Entry {
    /// Whether the entry replaces a search of this depth and window.
    #[inline]
    pub(super) fn is_sufficient(&self, depth: u8, window: Window) -> bool {
        let is_in_bounds = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= window.beta,
            Bound::Upper => self.value <= window.alpha,
        };
        is_in_bounds && (self.basis == Basis::Proven || self.depth >= depth)
    }

    /// Whether this value of the position follows from the best move of the entry.
    pub(super) fn explains(&self, found: NodeValue) -> bool {
        let is_as_sure = match found.basis {
            Basis::Estimate => self.basis == Basis::Estimate,
            Basis::Finished | Basis::Proven => self.basis >= found.basis,
        };
        // The best move of an upper bound is only the least refuted one.
        self.value == found.value && self.bound != Bound::Upper && is_as_sure
    }

    /// The best move, if it is legal here.
    #[inline]
    pub(super) fn best_move<B: Board>(&self, position: &PositionOn<B>) -> Option<Move> {
        let (origin, target) = self.best?;
        position.find_move(origin, target).ok()
    }

    /// Bits 0 to 15 the value, 16 to 23 the depth, 24 and 25 the bound, 26 and 27 the basis, 28 to 33 the target and 34
    /// to 39 the origin, which are equal if there is no move.
    #[inline]
    pub(super) fn to_payload(self) -> u64 {
        let (origin, target) = self.best.unwrap_or((Square::A1, Square::A1));
        u64::from(self.value as u16)
            | u64::from(self.depth) << 16
            | (self.bound as u64) << 24
            | (self.basis as u64) << 26
            | (target.index() as u64) << 28
            | (origin.index() as u64) << 34
    }

    #[inline]
    pub(super) fn from_payload(payload: u64) -> Entry {
        let [target, origin] = [28, 34].map(|shift| Square::ALL[(payload >> shift & 63) as usize]);
        let bound = match payload >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        let basis = match payload >> 26 & 3 {
            0 => Basis::Estimate,
            1 => Basis::Finished,
            _ => Basis::Proven,
        };
        Entry {
            value: Utility::from(payload as i16),
            bound,
            depth: (payload >> 16) as u8,
            basis,
            best: (origin != target).then_some((origin, target)),
        }
    }
}

const _: () = assert!(PAYLOAD_BITS >= 40);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_packing() {
        for value in [-30_000, -1, 0, 1, 30_000] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                for depth in [0, 1, 255] {
                    for (basis, best) in [
                        (Basis::Estimate, None),
                        (Basis::Finished, Some((Square::H8, Square::A1))),
                        (Basis::Proven, Some((Square::A1, Square::H8))),
                    ] {
                        let entry = Entry { value, bound, depth, basis, best };
                        assert_eq!(Entry::from_payload(entry.to_payload()), entry);
                    }
                }
            }
        }
    }
}
