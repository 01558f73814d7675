//! The compact binary form of a position: 13 bytes, laid out as the crate's documentation says.

use chessboard_core::{Color, ParseError, SquareSet};

use crate::{Board, PositionError, PositionOn, SetupOn};

/// The length of a packed position in bytes.
const LEN: usize = 13;

impl<B: Board> PositionOn<B> {
    /// How many bytes [`pack`](PositionOn::pack) makes.
    pub const PACKED_LEN: usize = LEN;

    /// The position in 13 bytes; the layout is a promise, see the documentation of the crate.
    pub fn pack(&self) -> [u8; LEN] {
        let mut stones = 0_u32;
        for (place, square) in self.occupied().into_iter().enumerate().take(16) {
            let black = u32::from(self.black.contains(square));
            let pinned = u32::from(self.pinned.contains(square));
            stones |= (black | pinned << 1) << (2 * place);
        }
        let mut bytes = [0; LEN];
        bytes[..8].copy_from_slice(&self.occupied().0.to_le_bytes());
        bytes[8..12].copy_from_slice(&stones.to_le_bytes());
        bytes[12] = self.side_and_size();
        bytes
    }

    /// Reads what [`pack`](PositionOn::pack) made; anything else is an error.
    pub fn unpack(bytes: &[u8; LEN]) -> Result<PositionOn<B>, PositionError> {
        let [o0, o1, o2, o3, o4, o5, o6, o7, s0, s1, s2, s3, flags] = *bytes;
        let occupied = SquareSet(u64::from_le_bytes([o0, o1, o2, o3, o4, o5, o6, o7]));
        let stones = u32::from_le_bytes([s0, s1, s2, s3]);

        let (files, ranks) = (8 - (flags >> 1 & 7), 8 - (flags >> 4 & 7));
        let board = B::new(files.into(), ranks.into()).filter(|_| flags < 128);
        let board = board.ok_or(ParseError::new(12, B::EXPECTED))?;
        if occupied.len() > 16 {
            return Err(ParseError::new(0, "a set of at most 16 stones").into());
        }
        let unused = stones.checked_shr(2 * occupied.len()).unwrap_or(0);
        if unused != 0 {
            let lowest = 2 * occupied.len() + unused.trailing_zeros();
            return Err(ParseError::new(8 + lowest as usize / 8, "zero bits after the last stone").into());
        }
        let turn = if flags & 1 == 0 { Color::White } else { Color::Black };
        let mut setup = SetupOn { turn, ..SetupOn::empty_on(board) };
        for (place, square) in occupied.into_iter().enumerate() {
            let bits = stones >> (2 * place);
            let own = if bits & 1 == 0 { &mut setup.white } else { &mut setup.black };
            own.insert(square);
            if bits & 2 != 0 {
                setup.pinned.insert(square);
            }
        }
        Ok(setup.to_position()?)
    }
}
