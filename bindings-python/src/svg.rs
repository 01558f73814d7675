//! The options of pictures.

use chessboard_core::SquareSet;
use chessboard_core::svg::{Options, Theme};
use pyo3::prelude::*;

use crate::squares::{self, Arrow};
use crate::{args, errors};

/// A picture's width in pixels.
pub(crate) fn size(value: &Bound<'_, PyAny>) -> PyResult<u32> {
    Ok(args::number(value, "size", 1..=10_000)? as u32)
}

/// The options that both games' pictures have; `highlighted` and `targets` are the game's.
pub(crate) fn options(
    size: u32,
    flipped: bool,
    coordinates: bool,
    theme: &str,
    selected: Option<&str>,
    arrows: Option<Vec<Arrow>>,
) -> PyResult<Options> {
    let theme = theme.parse::<Theme>().map_err(|error| errors::value(format!("theme: {error}")))?;
    let selected = selected.map(squares::square).transpose()?;
    let arrows = arrows.unwrap_or_default().into_iter().map(|Arrow(squares)| squares).collect();
    let (highlighted, targets) = (SquareSet::EMPTY, SquareSet::EMPTY);
    Ok(Options { size, flipped, coordinates, theme, selected, highlighted, targets, arrows })
}
