use chessboard_core::{Color, hash};

use crate::{Position, Roll};

impl Position {
    /// A 64-bit hash that is the same on every platform and in every release of this major version.
    ///
    /// [`hash::words`] of two words: White's pieces in the low half and Black's in the high half of the first; the two
    /// last [packed bytes](Position::pack) in the second. Equal positions have equal hashes; collisions can be
    /// constructed, so do not rely on it against an adversary.
    #[inline]
    pub fn stable_hash(&self) -> u64 {
        let pieces = u64::from(self.white.0) | u64::from(self.black.0) << 32;
        hash::words([pieces, u64::from(self.turn_byte()) | u64::from(self.rules.to_byte()) << 8])
    }

    /// Bit 0: 1 if it is Black's turn; bits 1 to 3: the roll, 0 for none.
    #[inline]
    pub(crate) fn turn_byte(&self) -> u8 {
        u8::from(self.turn == Color::Black) | self.rolled.map_or(0, Roll::get) << 1
    }
}
