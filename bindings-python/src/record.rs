//! Records, which both games read and write in the same way.

use chessboard_core::NoteError;
use chessboard_core::record::{self, DamagedRecord, Recorded};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyBytes, PyDict, PyInt, PyList, PyString};

use crate::args;
use crate::errors::{self, RecordError};
use crate::text::Text;

/// Reads a text that holds one record; `game` makes a Python object of a core's game.
pub(crate) fn read<G: Recorded>(
    text: &Bound<'_, PyString>,
    game: impl FnOnce(G) -> PyResult<Py<PyAny>>,
) -> PyResult<G> {
    let read = match text.to_str() {
        Ok(text) => record::read(text),
        // With a lone surrogate it is no UTF-8, and the record that holds it is damaged.
        Err(error) => {
            let bytes = text.call_method1("encode", ("utf-8", "surrogatepass"))?.cast_into::<PyBytes>()?;
            let first_fault = record::read_all::<G>(bytes.as_bytes()).find_map(Result::err);
            Err(first_fault.ok_or(error)?)
        }
    };
    read.map_err(|fault| damaged(fault, game))
}

/// The games and errors in the bytes of a file.
pub(crate) fn read_all<'py, G: Recorded + Send>(
    py: Python<'py>,
    file: &[u8],
    game: impl Fn(G) -> PyResult<Py<PyAny>>,
) -> PyResult<Bound<'py, PyList>>
where
    G::Fault: Send,
{
    let all = PyList::empty(py);
    for read in py.detach(|| record::read_all::<G>(file).collect::<Vec<_>>()) {
        match read {
            Ok(sound) => all.append(game(sound)?)?,
            Err(fault) => all.append(damaged(fault, &game).into_value(py))?,
        }
    }
    Ok(all)
}

/// A record's fault as an exception that holds the game as far as it could be read.
fn damaged<G, F: std::fmt::Display>(
    damaged: DamagedRecord<G, F>,
    game: impl FnOnce(G) -> PyResult<Py<PyAny>>,
) -> PyErr {
    let (turn, offset, message) = (damaged.error.turn, damaged.error.offset, damaged.error.to_string());
    match game(damaged.game) {
        Ok(game) => RecordError::new_err((message, turn, offset, game)),
        Err(error) => error,
    }
}

/// A text as a Python literal.
pub(crate) fn literal(py: Python<'_>, text: &str) -> PyResult<String> {
    PyString::new(py, text).repr()?.extract()
}

/// The tags that are given as keywords: texts and whole numbers.
pub(crate) fn tags(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let value_text = |value: Bound<'_, PyAny>| {
        let is_number = value.is_instance_of::<PyInt>() && !value.is_instance_of::<PyBool>();
        match value.extract::<Text>() {
            Ok(Text(text)) => Ok(text),
            Err(_) if is_number => value.str()?.extract(),
            Err(_) if !value.is_instance_of::<PyString>() => {
                Err(args::wrong_type("a text or a number for a tag", &value))
            }
            Err(error) => Err(error),
        }
    };
    let tags = keywords.into_iter().flatten();
    tags.map(|(name, value)| Ok((name.extract::<Text>()?.0, value_text(value)?))).collect()
}

/// A tag that cannot be written.
pub(crate) fn bad_tag(name: &str, error: NoteError) -> PyErr {
    errors::value(format!("{name}: {error}"))
}
