//! Arguments: numbers, texts, squares, moves, and what is none of these.

use core::ops::{Range, RangeInclusive};
use core::str::FromStr;
use std::borrow::Cow;
use std::time::Duration;

use chessboard_core::{Level, ParseError, Square, SquareSet, UnknownName};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::types::{PyBool, PyInt, PySlice, PyString};
use pyo3::{Borrowed, PyClass};

use crate::errors;

/// What is told of an argument of a wrong type.
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
        _ => Err(errors::refused(format!("{name} is a whole number from {} to {}", range.start(), range.end()))),
    }
}

/// A whole number; `None` if it is negative or larger than 64 bits hold.
pub(crate) fn whole(value: &Bound<'_, PyAny>, name: &str) -> PyResult<Option<u64>> {
    let refused = || wrong_type(&format!("a whole number for {name}"), value);
    if value.is_exact_instance_of::<PyInt>() {
        Ok(value.extract().ok())
    } else if value.is_instance_of::<PyBool>() || !value.hasattr("__index__")? {
        Err(refused())
    } else {
        let index = value.call_method0("__index__")?;
        if index.is_instance_of::<PyInt>() { Ok(index.extract().ok()) } else { Err(refused()) }
    }
}

/// A number that is at least one, if it is given.
pub(crate) fn limit(value: Option<Bound<'_, PyAny>>, name: &str, most: u64) -> PyResult<Option<u64>> {
    value.map(|value| number(&value, name, 1..=most)).transpose()
}

/// How many threads are to search together; one if it is not given. More than 256 would be of no use.
pub(crate) fn threads(value: Option<Bound<'_, PyAny>>) -> PyResult<usize> {
    Ok(limit(value, "threads", 256)?.unwrap_or(1) as usize)
}

/// A time in seconds, more than none.
pub(crate) fn seconds(value: &Bound<'_, PyAny>) -> PyResult<Duration> {
    let seconds = match value.extract::<f64>() {
        Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => None,
        // A whole number that is larger than any `float`.
        Err(_) => Some(f64::INFINITY),
        Ok(seconds) => (!value.is_instance_of::<PyBool>()).then_some(seconds),
    };
    let seconds = seconds.ok_or_else(|| wrong_type("a number for seconds", value))?;
    let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero());
    time.ok_or_else(|| errors::refused("seconds is a number above 0 and below 2**64".into()))
}

/// How well a player plays.
pub(crate) struct LevelArgument(pub(crate) Level);

impl FromPyObject<'_, '_> for LevelArgument {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<LevelArgument> {
        let number = number(&value, "level", 1..=10)?;
        Ok(LevelArgument(Level::new(number as u8).unwrap_or_default()))
    }
}

/// What choices follow from.
pub(crate) struct Seed(pub(crate) u64);

impl FromPyObject<'_, '_> for Seed {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Seed> {
        number(&value, "seed", 0..=u64::MAX).map(Seed)
    }
}

/// A place in a sequence of this length, as Python counts: negative numbers from its end.
pub(crate) fn place(index: &Bound<'_, PyAny>, len: usize) -> PyResult<usize> {
    let from_start = whole(index, "an index")?.and_then(|index| usize::try_from(index).ok());
    let from_end = || index.extract::<isize>().ok().and_then(|index| len.checked_add_signed(index));
    let found = from_start.or_else(from_end).filter(|place| *place < len);
    found.ok_or_else(|| PyIndexError::new_err("there are not that many legal moves"))
}

/// The part of a sequence of this length between two places, as a slice has it.
pub(crate) fn part(
    py: Python<'_>,
    start: Option<Bound<'_, PyAny>>,
    stop: Option<Bound<'_, PyAny>>,
    len: usize,
) -> PyResult<Range<usize>> {
    let slice = py.get_type::<PySlice>().call1((start, stop))?;
    let (start, stop, _): (usize, usize, usize) = slice.call_method1("indices", (len,))?.extract()?;
    Ok(start..stop)
}

/// A text in some grammar. Lone surrogates, which no UTF-8 holds, become U+FFFD: no grammar here has it, so the
/// reader refuses it where it stands.
pub(crate) struct Word<'a>(Cow<'a, str>);

impl core::ops::Deref for Word<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.0
    }
}

impl<'a> From<&'a str> for Word<'a> {
    fn from(text: &'a str) -> Word<'a> {
        Word(Cow::Borrowed(text))
    }
}

impl<'a> FromPyObject<'a, '_> for Word<'a> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, '_, PyAny>) -> PyResult<Word<'a>> {
        let text = value.cast::<PyString>().map_err(|_| wrong_type("a text", &value))?;
        let borrowed = value.extract::<&'a str>().map(Cow::Borrowed);
        Ok(Word(borrowed.unwrap_or_else(|_| Cow::Owned(text.to_string_lossy().into_owned()))))
    }
}

/// A text that may say anything that UTF-8 can hold.
pub(crate) struct Text(pub(crate) String);

impl<'a> FromPyObject<'a, '_> for Text {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, '_, PyAny>) -> PyResult<Text> {
        let word = value.extract::<Word<'a>>()?;
        let Err(error) = value.extract::<&'a str>() else { return Ok(Text(word.0.into_owned())) };
        let start = error.value(value.py()).getattr("start")?.extract::<usize>()?;
        let offset = word.char_indices().nth(start).map_or(word.len(), |(offset, _)| offset);
        Err(errors::parse(ParseError::new(offset, "a character, not half of one (a lone surrogate)")))
    }
}

/// Lets a small class of ours be taken by value; anything else is told which class was expected.
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

/// A move, or its text.
pub(crate) enum MoveOrText<'a, M> {
    Move(M),
    Text(Word<'a>),
}

impl<'a, M: PyClass<Frozen = True> + Sync + Copy> FromPyObject<'a, '_> for MoveOrText<'a, M> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, '_, PyAny>) -> PyResult<MoveOrText<'a, M>> {
        if let Ok(m) = value.cast::<M>() {
            return Ok(MoveOrText::Move(*m.get()));
        }
        value.extract().map(MoveOrText::Text).map_err(|_| wrong_type("a Move of this game or its text", &value))
    }
}

/// Sets an option of the rules by its name; an unknown name is a fault.
pub(crate) fn option<T: FromStr<Err = UnknownName>>(option: &mut T, name: &str, value: &str, faults: &mut Vec<String>) {
    match value.parse() {
        Ok(value) => *option = value,
        Err(error) => faults.push(format!("{name}: {error}")),
    }
}

/// A square's name.
pub(crate) fn square(name: &str) -> PyResult<Square> {
    name.parse().map_err(errors::parse)
}

/// A set of squares from any iterable of names.
pub(crate) fn squares(names: &Bound<'_, PyAny>) -> PyResult<SquareSet> {
    let mut set = SquareSet::EMPTY;
    for name in names.try_iter()? {
        set |= square(&name?.extract::<Word<'_>>()?)?.into();
    }
    Ok(set)
}
