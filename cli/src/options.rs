//! Options that several commands and both games share.

use std::str::FromStr;

use chessboard_core::UnknownName;
use clap::builder::{PossibleValuesParser, TypedValueParser};

/// How boards are drawn.
#[derive(Debug, Default, clap::Args)]
pub(crate) struct Drawing {
    /// Draw with ASCII characters only
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Draw the board as Black sits
    #[arg(long)]
    pub(crate) flip: bool,
}

/// Reads one of these values by its name.
pub(crate) fn named<T>(all: &[T], name: fn(T) -> &'static str) -> impl TypedValueParser<Value = T> + use<T>
where
    T: FromStr<Err = UnknownName> + Copy + Send + Sync + 'static,
{
    PossibleValuesParser::new(all.iter().map(|value| name(*value))).try_map(|name| name.parse::<T>())
}
