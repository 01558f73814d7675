use crate::ProgressSet;

/// The opponent's corner, 14 cells after the side's own.
pub(super) const FAR_CORNER: u32 = 1 << 13;
/// The 27 cells of a lap after the side's own corner.
const LAP: u32 = (1 << 27) - 1;

/// The piece on the side's own corner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Corner {
    /// None.
    Free,
    /// One at the start of its lap, progress 0.
    Start,
    /// One that has finished its lap, progress 28.
    Home,
}

impl Corner {
    pub(super) const ALL: [Corner; 3] = [Corner::Free, Corner::Start, Corner::Home];
}

/// The pieces of a side on the board, by its own progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Side {
    /// The pieces at 29, 30 and 31, bits 0 to 2, which cannot be captured. As a number this never decreases in a game:
    /// such a piece can only walk on.
    pub(super) safe: u8,
    pub(super) corner: Corner,
    /// The pieces at 1 to 27, bits 0 to 26.
    pub(super) lap: u32,
}

impl Side {
    #[inline(always)]
    pub(super) fn new(pieces: ProgressSet) -> Side {
        let corner = match (pieces.0 & 1, pieces.0 >> 28 & 1) {
            (0, 0) => Corner::Free,
            (0, _) => Corner::Home,
            _ => Corner::Start,
        };
        Side { safe: (pieces.0 >> 29) as u8, corner, lap: pieces.0 >> 1 & LAP }
    }

    pub(super) fn pieces(self) -> ProgressSet {
        let corner = match self.corner {
            Corner::Free => 0,
            Corner::Start => 1,
            Corner::Home => 1 << 28,
        };
        ProgressSet(u32::from(self.safe) << 29 | corner | self.lap << 1)
    }

    /// The cells of the opponent's lap on which pieces of this side stand.
    #[inline(always)]
    pub(super) fn taken(self) -> u32 {
        self.pieces().seen_by_opponent().0 >> 1 & LAP
    }

    /// Whether a piece stands on the opponent's corner.
    #[inline(always)]
    pub(super) fn on_far_corner(self) -> bool {
        self.lap & FAR_CORNER != 0
    }

    /// The pieces on the lap except one on the opponent's corner.
    #[inline(always)]
    pub(super) fn others(self) -> u32 {
        self.lap & !FAR_CORNER
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_round_trip() {
        for pieces in [0, 1, 1 << 28, 1 << 14, 0b1010 << 28, 0xE000_0000, 1 << 27 | 1 << 3] {
            assert_eq!(Side::new(ProgressSet(pieces)).pieces(), ProgressSet(pieces));
        }
    }
}
