//! Arguments: whole numbers, the package's own classes, and what is neither.

use core::ops::{Range, RangeInclusive};
use core::str::FromStr;

use chessboard_core::{Level, NameError};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::types::{PyInt, PySlice};
use pyo3::{Borrowed, PyClass};

use crate::errors;

/// The error for an argument of a wrong type.
pub(crate) fn wrong_type(expected: &str, value: &Bound<'_, PyAny>) -> PyErr {
    match value.get_type().fully_qualified_name() {
        Ok(name) => PyTypeError::new_err(format!("expected {expected}, not {name}")),
        Err(error) => error,
    }
}

/// A whole number within a range: a `bool` or another type is a `TypeError`, any other number an error of the
/// package.
pub(crate) fn number(value: &Bound<'_, PyAny>, name: &str, range: RangeInclusive<u64>) -> PyResult<u64> {
    match whole(value, name)? {
        Some(value) if range.contains(&value) => Ok(value),
        _ => Err(errors::value(format!("{name} is a whole number from {} to {}", range.start(), range.end()))),
    }
}

/// A whole number; `None` if it is negative or larger than 64 bits hold.
pub(crate) fn whole(value: &Bound<'_, PyAny>, name: &str) -> PyResult<Option<u64>> {
    Ok(integer(value, &format!("a whole number for {name}"))?.extract().ok())
}

/// A whole number of any size: an `int`, or another class with `__index__`, such as NumPy's.
pub(crate) fn integer<'py>(value: &Bound<'py, PyAny>, expected: &str) -> PyResult<Bound<'py, PyInt>> {
    let refused = || wrong_type(expected, value);
    let number = if value.is_instance_of::<PyInt>() {
        value.clone()
    } else {
        // As Python does, in the class alone: a class that has instances with this method has it too, but is no number.
        value.get_type().getattr("__index__").map_err(|_| refused())?.call1((value,))?
    };
    if is_bool(&number) { Err(refused()) } else { number.cast_into().map_err(|_| refused()) }
}

/// Whether it is `True` or `False`, which are no numbers here; also NumPy's.
pub(crate) fn is_bool(value: &Bound<'_, PyAny>) -> bool {
    value.extract::<bool>().is_ok()
}

/// The playing strength.
pub(crate) fn level(value: &Bound<'_, PyAny>) -> PyResult<Level> {
    let number = number(value, "level", Level::LOWEST.get().into()..=Level::HIGHEST.get().into())?;
    Ok(Level::new(number as u8).unwrap_or_default())
}

/// The seed of random choices.
pub(crate) fn seed(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    number(value, "seed", 0..=u64::MAX)
}

/// Random bytes from the system.
pub(crate) fn random_bytes<const N: usize>(py: Python<'_>) -> PyResult<[u8; N]> {
    py.import("os")?.call_method1("urandom", (N,))?.extract()
}

/// A number of games.
pub(crate) fn n(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    number(value, "n", 0..=u64::MAX)
}

/// A number of moves from the start of a game.
pub(crate) fn ply(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    Ok(number(value, "ply", 0..=u64::MAX)? as usize)
}

/// An index into a sequence of this length: negative numbers count from its end.
pub(crate) fn index(index: &Bound<'_, PyAny>, len: usize) -> PyResult<usize> {
    let index = integer(index, "a whole number for an index")?.extract::<isize>().ok();
    let found =
        index.and_then(|index| if index < 0 { len.checked_add_signed(index) } else { usize::try_from(index).ok() });
    let found = found.filter(|index| *index < len);
    found.ok_or_else(|| PyIndexError::new_err("there are not that many legal moves"))
}

/// The range of a slice in a sequence of this length.
pub(crate) fn range(
    py: Python<'_>,
    start: Option<Bound<'_, PyAny>>,
    stop: Option<Bound<'_, PyAny>>,
    len: usize,
) -> PyResult<Range<usize>> {
    let slice = py.get_type::<PySlice>().call1((start, stop))?;
    let (start, stop, _): (usize, usize, usize) = slice.call_method1("indices", (len,))?.extract()?;
    Ok(start..stop)
}

/// An object of a class of the package; for anything else the error names the class.
pub(crate) struct Object<'a, 'py, T>(Borrowed<'a, 'py, T>);

impl<'a, 'py, T: PyClass> FromPyObject<'a, 'py> for Object<'a, 'py, T> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, 'py, PyAny>) -> PyResult<Object<'a, 'py, T>> {
        value.cast::<T>().map(Object).map_err(|_| wrong_type(&format!("a {}", class_name::<T>(value.py())), &value))
    }
}

impl<T: PyClass<Frozen = True> + Sync> core::ops::Deref for Object<'_, '_, T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.get()
    }
}

/// The name of a class of the package, such as `stones.Game`.
pub(crate) fn class_name<T: PyClass>(py: Python<'_>) -> String {
    let name = py.get_type::<T>().fully_qualified_name();
    let name = name.map_or_else(|error| error.to_string(), |name| name.to_string());
    name.trim_start_matches("stones_dice.").to_owned()
}

/// Lets a small class of the package be taken by value; for anything else the error names the class.
macro_rules! taken_by_value {
    ($class:ty, $name:literal) => {
        impl pyo3::FromPyObject<'_, '_> for $class {
            type Error = pyo3::PyErr;

            fn extract(value: pyo3::Borrowed<'_, '_, pyo3::PyAny>) -> pyo3::PyResult<$class> {
                let class = value.cast::<$class>().map_err(|_| $crate::args::wrong_type($name, &value))?;
                Ok(*class.get())
            }
        }
    };
}

pub(crate) use taken_by_value;

/// Sets an option of the rules by its name; an unknown name is a fault.
pub(crate) fn option<T: FromStr<Err = NameError>>(option: &mut T, name: &str, value: &str, faults: &mut Vec<String>) {
    match value.parse() {
        Ok(value) => *option = value,
        Err(error) => faults.push(format!("{name}: {error}")),
    }
}
