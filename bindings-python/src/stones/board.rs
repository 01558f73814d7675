use core::fmt;

use pyo3::Borrowed;
use pyo3::prelude::*;
use stones_core::{AnyBoard, NameError};

use crate::errors;
use crate::text::Word;

/// The size of a board: `8x8`, files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Size(pub(super) AnyBoard);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromPyObject<'_, '_> for Size {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Size> {
        let word = value.extract::<Word<'_>>()?;
        word.parse().map(Size).map_err(|error: NameError| errors::value(format!("board: {error}")))
    }
}
