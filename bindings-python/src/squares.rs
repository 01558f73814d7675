//! Squares and sets of them, which Python sees as texts.

use chessboard_core::{Square, SquareSet};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyFrozenSet;

use crate::errors::Raise;
use crate::text::Word;

/// A square by its name.
pub(crate) fn square(name: &str) -> PyResult<Square> {
    name.parse::<Square>().map_err(|error| error.raise(name))
}

/// A frozen set of names, or any iterable of names.
#[derive(Clone, Copy)]
pub(crate) struct Squares(pub(crate) SquareSet);

impl Squares {
    /// The squares as a Python list.
    pub(crate) fn literal(self) -> String {
        let names: Vec<_> = self.0.into_iter().map(|square| format!("'{square}'")).collect();
        format!("[{}]", names.join(", "))
    }
}

impl<'py> IntoPyObject<'py> for Squares {
    type Target = PyFrozenSet;
    type Output = Bound<'py, PyFrozenSet>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        PyFrozenSet::new(py, self.0.into_iter().map(|square| square.to_string()))
    }
}

impl FromPyObject<'_, '_> for Squares {
    type Error = PyErr;

    fn extract(names: Borrowed<'_, '_, PyAny>) -> PyResult<Squares> {
        let mut set = SquareSet::EMPTY;
        for name in names.try_iter()? {
            // An iterable may have no end.
            names.py().check_signals()?;
            set |= square(&name?.extract::<Word<'_>>()?)?.into();
        }
        Ok(Squares(set))
    }
}

/// The squares of an arrow, from its first to its last: a sequence of names.
pub(crate) struct Arrow(pub(crate) Vec<Square>);

impl FromPyObject<'_, '_> for Arrow {
    type Error = PyErr;

    fn extract(names: Borrowed<'_, '_, PyAny>) -> PyResult<Arrow> {
        let names: Vec<Bound<'_, PyAny>> = names.extract()?;
        names.iter().map(|name| square(&name.extract::<Word<'_>>()?)).collect::<PyResult<_>>().map(Arrow)
    }
}
