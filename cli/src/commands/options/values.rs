//! Values that are read from the command line.

use std::str::FromStr;
use std::time::Duration;

use chessboard_core::UnknownName;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// Reads one of these values by its name.
pub(crate) fn named<T>(all: &[T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T> + use<T>
where
    T: FromStr<Err = UnknownName> + Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.iter().map(|value| name(*value))).try_map(|name| name.parse::<T>())
}

/// Reads a time in seconds, more than none.
pub(crate) fn seconds(text: &str) -> Result<Duration, UnknownName> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.filter(|time| !time.is_zero()).ok_or(UnknownName { expected: "a number of seconds above 0, such as 2.5" })
}
