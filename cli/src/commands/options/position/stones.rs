//! Positions of Stones! on the command line.

use stones_core::{AnyPosition, PositionError};

use super::refusal;
use crate::terminal::failure::Failure;

/// The word for the initial position.
pub(crate) const START: &str = "start";

/// Reads a position on a board of any size, or `start`.
pub(crate) fn read(text: &str) -> Result<AnyPosition, Failure> {
    if text == START {
        return Ok(AnyPosition::default());
    }
    text.parse().map_err(|error| Failure::Usage(explain(text, error)))
}

fn explain(text: &str, error: PositionError) -> String {
    match error {
        PositionError::Syntax(error) => refusal::misread(text, error),
        PositionError::Rejected(error) => refusal::impossible(error.faults()),
    }
}
