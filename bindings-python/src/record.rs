//! Records, which both games read and write in the same way.

use std::sync::{Arc, Mutex};

use chessboard_core::record::{self, DamagedRecord, ONE_RECORD, RecordFault, Recorded, Source, Splitter};
use chessboard_core::{LoggedGame as _, NoteError};
use pyo3::exceptions::PyValueError;
use pyo3::gc::{PyTraverseError, PyVisit};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyString};
use serde::de::DeserializeOwned;

use crate::args;
use crate::errors::{self, RecordError};
use crate::long_calls::background;
use crate::long_calls::watch::Watch;
use crate::text::Text;

/// Texts beyond this many bytes, which can take more than a moment, are read by another thread.
const LONG: usize = 1 << 20;

/// Does a piece of work of this size, in a thread that does not hold the interpreter. Long work is done by another
/// thread, and left to it at Ctrl-C.
fn work<T: Send + 'static>(watch: &mut Watch, bytes: usize, work: impl FnOnce() -> T + Send + 'static) -> PyResult<T> {
    if bytes <= LONG { Ok(work()) } else { background::run_detached(watch, (), |(), _| work()) }
}

/// What the readers ask of a game.
pub(crate) trait Game: Recorded<Fault: Send> + Send + 'static {}

impl<G: Recorded<Fault: Send> + Send + 'static> Game for G {}

/// Reads a text that holds one record; `game` makes a Python object of a core's game.
pub(crate) fn read<G: Game>(text: &Bound<'_, PyAny>, game: impl FnOnce(G) -> PyResult<Py<PyAny>>) -> PyResult<G> {
    let py = text.py();
    let text = text.cast::<PyString>().map_err(|_| args::wrong_type("a text", text))?;
    let mut watch = Watch::new(py)?;
    let (read, other) = match text.to_str() {
        Ok(text) => (
            py.detach(|| {
                let text = text.to_owned();
                work(&mut watch, text.len(), move || record::read(&text))
            })?,
            other_game::<G>(text.as_bytes()),
        ),
        // With a lone surrogate it is no UTF-8, and the record that holds it is damaged.
        Err(error) => {
            let bytes = utf8(text)?.as_bytes().to_owned();
            let length = bytes.len();
            let find = move || record::read_all::<G>(&bytes).find_map(Result::err);
            let first_fault = py.detach(|| work(&mut watch, length, find))?;
            (Err(first_fault.ok_or(error)?), None)
        }
    };
    read.map_err(|fault| damaged(fault, other, game))
}

/// Reads a game's JSON.
pub(crate) fn read_json<G: DeserializeOwned + Send + 'static>(py: Python<'_>, text: String) -> PyResult<G> {
    let read = move |text: String| serde_json::from_str(&text).map_err(|error| (error, text));
    let mut watch = Watch::new(py)?;
    py.detach(|| work(&mut watch, text.len(), move || read(text)))?.map_err(|(error, text)| errors::json(&text, &error))
}

/// A text as UTF-8. Half a character (a lone surrogate) becomes bytes that are not, which a reader rejects.
fn utf8<'py>(text: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyBytes>> {
    Ok(text.call_method1("encode", ("utf-8", "surrogatepass"))?.cast_into()?)
}

/// The bytes of an open file, in text or binary mode.
struct FileSource(Arc<Py<PyAny>>);

/// How much is read from a file at a time.
const BLOCK: usize = 1 << 16;

impl Source for FileSource {
    type Error = PyErr;

    fn read_more(&mut self, bytes: &mut Vec<u8>) -> PyResult<bool> {
        // Once the interpreter has ended there is nothing to read.
        let read = Python::try_attach(|py| {
            py.check_signals()?;
            let block = self.0.bind(py).call_method1("read", (BLOCK,))?;
            let block = match block.cast_into::<PyString>() {
                Ok(text) => utf8(&text)?,
                Err(other) => {
                    let other = other.into_inner();
                    other
                        .cast_into()
                        .map_err(|error| args::wrong_type("texts or bytes from the file", &error.into_inner()))?
                }
            };
            bytes.extend_from_slice(block.as_bytes());
            Ok(!block.as_bytes().is_empty())
        });
        read.unwrap_or(Ok(false))
    }
}

/// The next game or error of a file; `None` at the end.
type Next = dyn FnMut(Python<'_>) -> PyResult<Option<Py<PyAny>>> + Send;

/// An iterator over the games and errors of a file.
#[pyclass(frozen, module = "stones_dice")]
pub(crate) struct Records(Mutex<Option<Reader>>);

struct Reader {
    next: Box<Next>,
    /// The reference to the file that `next` uses, for the garbage collector.
    file: Arc<Py<PyAny>>,
}

#[pymethods]
impl Records {
    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        // The file, which may be written in Python, must not ask for the next game.
        let mut reader = self.0.try_lock().map_err(|_| PyValueError::new_err("the reader is at work already"))?;
        let Some(Reader { next, .. }) = reader.as_mut() else { return Ok(None) };
        let read = next(py);
        if !matches!(read, Ok(Some(_))) {
            *reader = None;
        }
        read
    }

    /// A file may hold its own reader.
    fn __traverse__(&self, visit: PyVisit<'_>) -> Result<(), PyTraverseError> {
        // A reader at work is in use, so it is no garbage.
        match self.0.try_lock().as_deref() {
            Ok(Some(reader)) => visit.call(&*reader.file),
            _ => Ok(()),
        }
    }

    fn __clear__(&self) {
        let reader = self.0.try_lock().map(|mut reader| reader.take());
        // Without the lock, since the file may run code of its own when it is freed.
        drop(reader);
    }
}

/// Reads the games of an open file one by one.
pub(crate) fn read_all<G: Game>(file: Py<PyAny>, game: fn(Python<'_>, G) -> PyResult<Py<PyAny>>) -> Records {
    let file = Arc::new(file);
    let mut splitter = Splitter::new(FileSource(Arc::clone(&file)));
    let next = move |py: Python<'_>| {
        let mut watch = Watch::new(py)?;
        match py.detach(|| splitter.read_next(|bytes, offset| read_one::<G>(&mut watch, bytes, offset)))? {
            None => Ok(None),
            Some(Ok(sound)) => game(py, sound).map(Some),
            Some(Err(Ok((fault, other)))) => {
                Ok(Some(damaged(fault, other, |read| game(py, read)).into_value(py).into_any()))
            }
            Some(Err(Err(interrupted))) => Err(interrupted),
        }
    };
    Records(Mutex::new(Some(Reader { next: Box::new(next), file })))
}

/// A damaged record, and the other game that it is of.
type Damaged<G> = (DamagedRecord<G, <G as Recorded>::Fault>, Option<OtherGame>);

/// Reads one record of a file. A damaged record is an error, and so is Ctrl-C.
fn read_one<G: Game>(watch: &mut Watch, bytes: &[u8], offset: usize) -> Result<G, PyResult<Damaged<G>>> {
    let (length, other) = (bytes.len(), other_game::<G>(bytes));
    let bytes = bytes.to_owned();
    work(watch, length, move || record::read_one(&bytes, offset)).map_err(Err)?.map_err(|fault| Ok((fault, other)))
}

/// The name of another game of the package, and its module.
type OtherGame = (&'static str, &'static str);

/// The other game that a record is of.
fn other_game<G: Game>(record: &[u8]) -> Option<OtherGame> {
    let name = record::game_name(record)?;
    let games = [(stones_core::Game::NAME, "stones"), (dice_race_core::Game::NAME, "dice_race")];
    games.into_iter().find(|game| game.0 == name && name != G::NAME)
}

/// A record's fault as an exception that holds the game as far as it could be read.
fn damaged<G, F: std::fmt::Display>(
    damaged: DamagedRecord<G, F>,
    other: Option<OtherGame>,
    game: impl FnOnce(G) -> PyResult<Py<PyAny>>,
) -> PyErr {
    let hint = match other {
        Some((name, module)) => format!("; it is a record of {name}, which `stones_dice.{module}` reads"),
        None if matches!(damaged.error.fault, RecordFault::Expected(ONE_RECORD)) => {
            "; for several use `read_records(io.StringIO(text))`".into()
        }
        None => String::new(),
    };
    let (turn, offset, message) = (damaged.error.turn, damaged.error.offset, format!("{}{hint}", damaged.error));
    match game(damaged.game) {
        Ok(game) => RecordError::new_err((message, turn, offset, game)),
        Err(error) => error,
    }
}

/// A text as a Python literal.
pub(crate) fn literal(py: Python<'_>, text: &str) -> PyResult<String> {
    PyString::new(py, text).repr()?.extract()
}

/// The value of a tag: a text or a whole number.
pub(crate) fn tag_value(value: &Bound<'_, PyAny>) -> PyResult<String> {
    if value.is_instance_of::<PyString>() {
        return Ok(value.extract::<Text>()?.0);
    }
    // As an exact `int`: a class of its own, such as an enum, may show its numbers as anything.
    let number = args::integer(value, "a text or a whole number for a tag")?;
    let number = value.py().import("operator")?.call_method1("index", (number,))?;
    // Python writes no number of many thousand digits.
    number.str().map_err(|error| errors::value(error.to_string()))?.extract()
}

/// The tags that are given as keywords.
pub(crate) fn tags(keywords: Option<&Bound<'_, PyDict>>) -> PyResult<Vec<(String, String)>> {
    let tags = keywords.into_iter().flatten();
    tags.map(|(name, value)| Ok((name.extract::<Text>()?.0, tag_value(&value)?))).collect()
}

/// A tag that cannot be written.
pub(crate) fn bad_tag(name: &str, error: NoteError) -> PyErr {
    errors::value(format!("{name}: {error}"))
}
