//! What the batches of both games share.

use chessboard_core::batch::{BatchError, LengthError};

use crate::border::Result;
use crate::error::{Fault, SD_ERROR_ARGUMENT};

/// The most games of a batch.
pub const SD_BATCH_MAX: usize = 1 << 24;

pub(crate) fn read_count(count: usize) -> Result<usize> {
    if count <= SD_BATCH_MAX { Ok(count) } else { Err(Fault::argument("count", "at most SD_BATCH_MAX")) }
}

impl From<LengthError> for Fault {
    fn from(error: LengthError) -> Fault {
        Fault::argument("length", format_args!("{} elements, one a game", error.expected))
    }
}

impl<R: core::fmt::Display> From<BatchError<R>> for Fault
where
    Fault: From<R>,
{
    fn from(error: BatchError<R>) -> Fault {
        match error {
            BatchError::Length(error) => error.into(),
            BatchError::Refused { index, reason } => Fault::from(reason).in_turn(u32::try_from(index + 1).ok()),
            error => Fault::new(SD_ERROR_ARGUMENT, error),
        }
    }
}
