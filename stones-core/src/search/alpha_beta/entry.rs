//! What an alpha-beta search stores in the transposition table.

use chessboard_core::Square;

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
    /// Whether the value rests on finished games only.
    pub(super) is_proven: bool,
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
        is_in_bounds && (self.is_proven || self.depth >= depth)
    }

    /// The best move, if it is legal here.
    #[inline]
    pub(super) fn best_move<B: Board>(&self, position: &PositionOn<B>) -> Option<Move> {
        let (origin, target) = self.best?;
        position.find_move(origin, target).ok()
    }

    /// Bits 0 to 15 the value, 16 to 23 the depth, 24 and 25 the bound, 26 whether it is proven, 27 to 32 the target
    /// and 33 to 38 the origin, which are equal if there is no move.
    #[inline]
    pub(super) fn to_payload(self) -> u64 {
        let (origin, target) = self.best.unwrap_or((Square::A1, Square::A1));
        u64::from(self.value as u16)
            | u64::from(self.depth) << 16
            | (self.bound as u64) << 24
            | u64::from(self.is_proven) << 26
            | (target.index() as u64) << 27
            | (origin.index() as u64) << 33
    }

    #[inline]
    pub(super) fn from_payload(payload: u64) -> Entry {
        let [target, origin] = [27, 33].map(|shift| Square::ALL[(payload >> shift & 63) as usize]);
        let bound = match payload >> 24 & 3 {
            0 => Bound::Exact,
            1 => Bound::Lower,
            _ => Bound::Upper,
        };
        Entry {
            value: Utility::from(payload as i16),
            bound,
            depth: (payload >> 16) as u8,
            is_proven: payload >> 26 & 1 == 1,
            best: (origin != target).then_some((origin, target)),
        }
    }
}

const _: () = assert!(PAYLOAD_BITS >= 39);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_packing() {
        for value in [-30_000, -1, 0, 1, 30_000] {
            for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
                for depth in [0, 1, 255] {
                    for (is_proven, best) in [(false, None), (true, Some((Square::A1, Square::H8)))] {
                        let entry = Entry { value, bound, depth, is_proven, best };
                        assert_eq!(Entry::from_payload(entry.to_payload()), entry);
                    }
                }
            }
        }
    }
}
