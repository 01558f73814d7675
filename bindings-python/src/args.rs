//! Arguments: numbers, squares, and what is neither.

use chessboard_core::{Square, SquareSet};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt};

use crate::errors;

/// A whole number from 0 to `max`: a `bool` or another type is a `TypeError`, any other number an error of the
/// package.
pub(crate) fn number(value: &Bound<'_, PyAny>, name: &str, max: u64) -> PyResult<u64> {
    let refused = || errors::refused(format!("{name} is a whole number from 0 to {max}"));
    match whole(value, name)? {
        Some(value) if value <= max => Ok(value),
        _ => Err(refused()),
    }
}

/// A whole number; `None` if it is negative or larger than 64 bits hold.
pub(crate) fn whole(value: &Bound<'_, PyAny>, name: &str) -> PyResult<Option<u64>> {
    let is_number =
        !value.is_instance_of::<PyBool>() && (value.is_instance_of::<PyInt>() || value.hasattr("__index__")?);
    if !is_number {
        return Err(PyTypeError::new_err(format!("{name} is a whole number, not {}", value.get_type().name()?)));
    }
    Ok(value.call_method0("__index__")?.extract::<u64>().ok())
}

/// A square's name.
pub(crate) fn square(name: &str) -> PyResult<Square> {
    name.parse().map_err(errors::parse)
}

/// A set of squares from any iterable of names.
pub(crate) fn squares(names: &Bound<'_, PyAny>) -> PyResult<SquareSet> {
    let mut set = SquareSet::EMPTY;
    for name in names.try_iter()? {
        set |= square(&name?.extract::<String>()?)?.into();
    }
    Ok(set)
}
