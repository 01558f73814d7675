use chessboard_core::{Color, ParseError};

use crate::{Position, PositionError, ProgressSet, Roll, Rules, Setup, SetupSide};

/// The length of a packed position in bytes.
const LEN: usize = 10;

impl Position {
    /// How many bytes [`pack`](Position::pack) makes.
    pub const PACKED_LEN: usize = LEN;

    /// The position in 10 bytes, its rules among them. The layout is a promise:
    ///
    /// | bytes | content |
    /// |---|---|
    /// | 0..4 | White's pieces on the board, a 32-bit set by progress, least significant byte first |
    /// | 4..8 | Black's |
    /// | 8 | bit 0: 1 if it is Black's turn; bits 1–3: the roll, 0 for none; the others 0 |
    /// | 9 | the rules: [`Rules::to_byte`] |
    pub fn pack(&self) -> [u8; LEN] {
        let mut bytes = [0; LEN];
        bytes[..4].copy_from_slice(&self.white.0.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.black.0.to_le_bytes());
        bytes[8] = self.turn_byte();
        bytes[9] = self.rules.to_byte();
        bytes
    }

    /// Reads what [`pack`](Position::pack) made; anything else is an error.
    pub fn unpack(bytes: &[u8; LEN]) -> Result<Position, PositionError> {
        let [w0, w1, w2, w3, b0, b1, b2, b3, turn, rules] = *bytes;
        let rules = Rules::from_byte(rules).ok_or(ParseError::new(9, "rules, 0 to 31"))?;
        let rolled = match turn >> 1 {
            0 => None,
            value => Some(Roll::new(value).ok_or(ParseError::new(8, "a roll, 0 to 6"))?),
        };
        let side = |set: [u8; 4]| {
            let set = ProgressSet(u32::from_le_bytes(set));
            let mut side = SetupSide::EMPTY;
            set.iter().for_each(|progress| side.add(Some(progress)));
            // The bytes leave the waiting pieces out; too many pieces are a fault of the setup.
            (set.len()..rules.pieces.get().into()).for_each(|_| side.add(None));
            side
        };
        let setup = Setup {
            white: side([w0, w1, w2, w3]),
            black: side([b0, b1, b2, b3]),
            turn: if turn & 1 == 0 { Color::White } else { Color::Black },
            rolled,
            rules,
        };
        Ok(setup.to_position()?)
    }
}
