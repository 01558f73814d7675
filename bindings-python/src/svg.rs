//! The options of pictures.

use chessboard_core::SquareSet;
use chessboard_core::svg::{Options, Theme};
use pyo3::Borrowed;
use pyo3::prelude::*;

use crate::{args, errors};

/// A picture's width in pixels.
#[derive(Clone, Copy)]
pub(crate) struct Size(pub(crate) u32);

impl FromPyObject<'_, '_> for Size {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Size> {
        Ok(Size(args::number(&value, "size", 1..=10_000)? as u32))
    }
}

/// The options that both games' pictures have; `highlighted` and `targets` are the game's.
pub(crate) fn options(
    size: Size,
    flipped: bool,
    coordinates: bool,
    theme: &str,
    selected: Option<&str>,
) -> PyResult<Options> {
    let theme = theme.parse::<Theme>().map_err(|error| errors::refused(format!("theme: {error}")))?;
    let selected = selected.map(args::square).transpose()?;
    let (highlighted, targets) = (SquareSet::EMPTY, SquareSet::EMPTY);
    Ok(Options { size: size.0, flipped, coordinates, theme, selected, highlighted, targets })
}
