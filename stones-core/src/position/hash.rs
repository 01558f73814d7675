use chessboard_core::{Color, hash};

use crate::{Board, PositionOn};

impl<B: Board> PositionOn<B> {
    /// A 64-bit hash that is the same on every platform and in every release of this major version.
    ///
    /// [`hash::words`] of four words: White's stones, Black's, the pins, and a last word that is 0 if White is to move,
    /// 1 if Black, plus `2 * (8 - files) + 16 * (8 - ranks)`, which is 0 on 8×8. A few multiplications; nothing has to
    /// be updated incrementally. Equal positions have equal hashes; collisions can be constructed, so do not rely on it
    /// against an adversary.
    #[inline]
    pub fn stable_hash(&self) -> u64 {
        hash::words([self.white.0, self.black.0, self.pinned.0, self.side_and_size().into()])
    }

    /// Bit 0: the side to move; bits 1 to 3: 8 − files; bits 4 to 6: 8 − ranks.
    #[inline]
    pub(crate) fn side_and_size(&self) -> u8 {
        let side = u8::from(self.turn == Color::Black);
        side | (8 - self.board.files() as u8) << 1 | (8 - self.board.ranks() as u8) << 4
    }
}
