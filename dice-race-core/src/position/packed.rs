use chessboard_core::Color;

use crate::{BlockRule, CaptureRule, PieceCount, Position, ProgressSet, Roll, Rules, Setup, SetupError, SetupSide};

/// Packed bytes that are no position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum UnpackError {
    /// A byte that no position packs to.
    #[error("at byte {offset}: expected {expected}")]
    Byte {
        /// The byte's offset, 0 to 9.
        offset: usize,
        /// What should have stood there.
        expected: &'static str,
    },
    /// The bytes are well-formed, but there can be no such position.
    #[error("impossible position: {0}")]
    Setup(#[from] SetupError),
}

impl Position {
    /// How many bytes [`pack`](Position::pack) makes.
    pub const PACKED_LEN: usize = 10;

    /// The position in 10 bytes, its rules among them. The layout is a promise:
    ///
    /// | bytes | content |
    /// |---|---|
    /// | 0..4 | White's pieces on the board, a 32-bit set by progress, least significant byte first |
    /// | 4..8 | Black's |
    /// | 8 | bit 0: 1 if it is Black's turn; bits 1–3: the roll, 0 for none; the others 0 |
    /// | 9 | bits 0–1: pieces a side − 1; bit 2: `landing-only`; bit 3: `whole-roll`; bit 4: extra roll on a six; the others 0 |
    pub fn pack(&self) -> [u8; 10] {
        let mut bytes = [0; 10];
        bytes[..4].copy_from_slice(&self.white.0.to_le_bytes());
        bytes[4..8].copy_from_slice(&self.black.0.to_le_bytes());
        bytes[8] = self.turn_byte();
        bytes[9] = self.rules_byte();
        bytes
    }

    /// Reads what [`pack`](Position::pack) made; anything else is an error.
    pub fn unpack(bytes: &[u8; 10]) -> Result<Position, UnpackError> {
        let [w0, w1, w2, w3, b0, b1, b2, b3, turn, rules] = *bytes;
        let rules = unpack_rules(rules).ok_or(UnpackError::Byte { offset: 9, expected: "rules, 0 to 31" })?;
        let rolled = match turn >> 1 {
            0 => None,
            value => Some(Roll::new(value).ok_or(UnpackError::Byte { offset: 8, expected: "a roll, 0 to 6" })?),
        };
        let side = |set: [u8; 4]| {
            let set = ProgressSet(u32::from_le_bytes(set));
            let mut side = SetupSide::EMPTY;
            set.iter().for_each(|progress| side.add(Some(progress)));
            // The bytes leave the waiting pieces out; more than all cannot be made up for.
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
        Ok(setup.position()?)
    }
}

pub(crate) fn unpack_rules(byte: u8) -> Option<Rules> {
    if byte >= 1 << 5 {
        return None;
    }
    Some(Rules {
        capture: if byte >> 2 & 1 == 0 { CaptureRule::FirstContact } else { CaptureRule::LandingOnly },
        block: if byte >> 3 & 1 == 0 { BlockRule::StopShort } else { BlockRule::WholeRoll },
        extra_roll_on_six: byte >> 4 & 1 == 1,
        pieces: PieceCount::new((byte & 3) + 1)?,
    })
}
