//! Positions of Stones! on the command line.

use stones_core::{AnyPosition, ParsePositionError, Position};

use crate::failure::Failure;
use crate::position;

/// The word for the initial position.
pub(crate) const START: &str = "start";

/// Reads a position on a board of any size, or the word `start`.
pub(crate) fn read(text: &str) -> Result<AnyPosition, Failure> {
    if text == START {
        return Ok(AnyPosition::default());
    }
    text.parse().map_err(|error| Failure::Usage(explain(text, error)))
}

/// The same position on the board of fixed size, if it has that size.
pub(crate) fn on_8x8(position: &AnyPosition) -> Option<Position> {
    position.to_string().parse().ok()
}

fn explain(text: &str, error: ParsePositionError) -> String {
    match error {
        ParsePositionError::Parse(error) => position::misread(text, error),
        ParsePositionError::Setup(error) => position::impossible(error.faults()),
        other => other.to_string(),
    }
}
