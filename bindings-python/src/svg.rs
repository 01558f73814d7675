//! The options of pictures.

use chessboard_core::SquareSet;
use chessboard_core::svg::{Options, Theme};
use pyo3::prelude::*;

use crate::{args, errors};

/// The options that both games' pictures have; `highlighted` and `targets` are the game's.
pub(crate) fn options(
    size: Option<&Bound<'_, PyAny>>,
    flipped: bool,
    coordinates: bool,
    theme: &str,
    selected: Option<&str>,
) -> PyResult<Options> {
    let size = size.map_or(Ok(400), |size| args::number(size, "size", 10_000))? as u32;
    let theme = theme.parse::<Theme>().map_err(|error| errors::refused(format!("theme: {error}")))?;
    let selected = selected.map(args::square).transpose()?;
    Ok(Options {
        size,
        flipped,
        coordinates,
        theme,
        selected,
        highlighted: SquareSet::EMPTY,
        targets: SquareSet::EMPTY,
    })
}
