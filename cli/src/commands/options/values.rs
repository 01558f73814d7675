//! Values that are read from the command line.

use std::str::FromStr;

use chessboard_core::NameError;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// A parser of named values, which `--help` lists.
pub(crate) fn named<T>(all: &[T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T> + use<T>
where
    T: FromStr<Err = NameError> + Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.iter().map(|value| name(*value))).try_map(|name| name.parse::<T>())
}
