use core::fmt;

use pyo3::Borrowed;
use pyo3::prelude::*;
use stones_core::{AnyBoard, Board};

use crate::errors;
use crate::text::Word;

/// The size of a board: `8x8`, files and ranks.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Size(pub(super) AnyBoard);

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.0.files(), self.0.ranks())
    }
}

impl FromPyObject<'_, '_> for Size {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Size> {
        let word = value.extract::<Word<'_>>()?;
        let sizes = word.split_once('x').and_then(|(files, ranks)| Some((digit(files)?, digit(ranks)?)));
        let board = sizes.and_then(|(files, ranks)| AnyBoard::new(files, ranks));
        board.map(Size).ok_or_else(|| errors::value("board: expected files and ranks, `3x3` to `8x8`".into()))
    }
}

fn digit(text: &str) -> Option<usize> {
    text.parse().ok().filter(|_| text.len() == 1)
}
