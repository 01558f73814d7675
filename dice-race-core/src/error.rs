use chessboard_core::ReadError;

use crate::{IllegalMove, SetupError};

/// Why a text cannot be read as a legal move.
pub type MoveError = ReadError<IllegalMove>;

/// Why a text, or packed bytes, cannot be read as a position; offsets count bytes.
pub type PositionError = ReadError<SetupError>;

impl From<IllegalMove> for MoveError {
    fn from(reason: IllegalMove) -> MoveError {
        ReadError::Rejected(reason)
    }
}

impl From<SetupError> for PositionError {
    fn from(faults: SetupError) -> PositionError {
        ReadError::Rejected(faults)
    }
}
