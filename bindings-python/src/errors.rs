//! Errors of the cores as the exceptions of the package, which are written in Python.

use core::fmt::Display;

use chessboard_core::ParseError as CoreParseError;
use pyo3::PyErr;

mod python {
    pyo3::import_exception!(stones_dice._errors, StonesDiceError);
    pyo3::import_exception!(stones_dice._errors, ParseError);
    pyo3::import_exception!(stones_dice._errors, SetupError);
    pyo3::import_exception!(stones_dice._errors, IllegalMoveError);
    pyo3::import_exception!(stones_dice._errors, RecordError);
    pyo3::import_exception!(stones_dice._errors, TableError);
    pyo3::import_exception!(stones_dice._errors, UnsolvedError);
}

pub(crate) use python::RecordError;

/// A number out of range, or the like.
pub(crate) fn refused(message: String) -> PyErr {
    python::StonesDiceError::new_err(message)
}

pub(crate) fn parse(error: CoreParseError) -> PyErr {
    python::ParseError::new_err((error.to_string(), error.offset, error.expected))
}

/// JSON that is malformed, or whose content is refused.
pub(crate) fn json(text: &str, error: &serde_json::Error) -> PyErr {
    // Lines and columns count from 1; a column counts bytes.
    let lines_before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let offset = (lines_before + error.column().saturating_sub(1)).min(text.len());
    python::ParseError::new_err((error.to_string(), offset, "a game as JSON"))
}

pub(crate) fn setup(faults: Vec<String>) -> PyErr {
    python::SetupError::new_err((faults.join("; "), faults))
}

/// A table that is damaged, foreign, or for other rules.
pub(crate) fn table(message: String) -> PyErr {
    python::TableError::new_err(message)
}

/// A limit was reached before a value was proven.
pub(crate) fn unsolved(message: String, at_least: i8, at_most: i8, nodes: u64) -> PyErr {
    python::UnsolvedError::new_err((message, at_least, at_most, nodes))
}

/// A move or roll, and why it is illegal.
pub(crate) fn illegal(action: impl Display, reason: impl Display) -> PyErr {
    let reason = reason.to_string();
    python::IllegalMoveError::new_err((format!("{action}: {reason}"), reason))
}
