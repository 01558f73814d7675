//! Texts: in a grammar, free, or instead of a move or a position.

use std::borrow::Cow;

use chessboard_core::ParseError;
use pyo3::prelude::*;
use pyo3::pyclass::boolean_struct::True;
use pyo3::types::{PySequence, PyString};
use pyo3::{Borrowed, PyClass};

use crate::args::{class_name, wrong_type};
use crate::errors::Raise;

/// A text in some grammar. Lone surrogates, which no UTF-8 holds, become U+FFFD: no grammar here has it, so the reader
/// rejects it where it stands.
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
        Err(ParseError::new(offset, "a character, not half of one (a lone surrogate)").raise(""))
    }
}

/// Texts that may say anything. A text alone, which is a sequence of texts for Python, is none.
pub(crate) struct Texts(pub(crate) Vec<Text>);

impl FromPyObject<'_, '_> for Texts {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Texts> {
        let sequence = value.cast::<PySequence>().ok().filter(|_| !value.is_instance_of::<PyString>());
        let sequence = sequence.ok_or_else(|| wrong_type("a sequence of texts", &value))?;
        sequence.try_iter()?.map(|text| text?.extract()).collect::<PyResult<_>>().map(Texts)
    }
}

/// A value of a small class of the package, or its text.
pub(crate) enum OrText<'a, T> {
    Value(T),
    Text(Word<'a>),
}

impl<'a, T: PyClass<Frozen = True> + Sync + Copy> FromPyObject<'a, '_> for OrText<'a, T> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, '_, PyAny>) -> PyResult<OrText<'a, T>> {
        if let Ok(found) = value.cast::<T>() {
            return Ok(OrText::Value(*found.get()));
        }
        value
            .extract()
            .map(OrText::Text)
            .map_err(|_| wrong_type(&format!("a {} or its text", class_name::<T>(value.py())), &value))
    }
}
