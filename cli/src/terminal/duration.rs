//! A duration as text: a number of seconds.

use std::time::Duration;

use chessboard_core::NameError;

/// Parses a number of seconds above 0.
pub(crate) fn parse_seconds(text: &str) -> Result<Duration, NameError> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or(NameError { expected: "a number of seconds above 0, such as 2.5" })
}
