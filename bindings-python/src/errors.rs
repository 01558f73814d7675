//! Errors of the cores as the exceptions of the package, which are written in Python.

use core::fmt::Display;

use chessboard_core::{GameOver, ParseError, ReadError};
use pyo3::PyErr;

mod python {
    pyo3::import_exception!(stones_dice._errors, StonesDiceError);
    pyo3::import_exception!(stones_dice._errors, ParseError);
    pyo3::import_exception!(stones_dice._errors, SetupError);
    pyo3::import_exception!(stones_dice._errors, IllegalMoveError);
    pyo3::import_exception!(stones_dice._errors, RecordError);
    pyo3::import_exception!(stones_dice._errors, TableError);
    pyo3::import_exception!(stones_dice._errors, FileError);
    pyo3::import_exception!(stones_dice._errors, UnsolvedError);
    pyo3::import_exception!(stones_dice._errors, VerifyError);
}

pub(crate) use python::{FileError, RecordError, TableError};

/// An error of a core that has an exception of its own.
pub(crate) trait Raise {
    /// The exception. An illegal move names its `subject`: the move, or what was to be done.
    fn raise(self, subject: impl Display) -> PyErr;
}

impl Raise for ParseError {
    fn raise(self, _: impl Display) -> PyErr {
        python::ParseError::new_err((self.to_string(), self.offset, self.expected))
    }
}

impl Raise for GameOver {
    fn raise(self, subject: impl Display) -> PyErr {
        illegal(subject, self)
    }
}

impl<R: Raise> Raise for ReadError<R> {
    fn raise(self, subject: impl Display) -> PyErr {
        match self {
            ReadError::Syntax(error) => error.raise(subject),
            ReadError::Rejected(reason) => reason.raise(subject),
        }
    }
}

/// The errors that both games declare under the same names.
macro_rules! raise_errors_of {
    ($core:ident) => {
        impl Raise for $core::IllegalMove {
            fn raise(self, subject: impl Display) -> PyErr {
                illegal(subject, self.reason())
            }
        }

        impl Raise for $core::SetupError {
            fn raise(self, _: impl Display) -> PyErr {
                setup(self.faults().map(|fault| fault.to_string()).collect())
            }
        }
    };
}

raise_errors_of!(stones_core);
raise_errors_of!(dice_race_core);

/// A number out of range, or the like.
pub(crate) fn value(message: String) -> PyErr {
    python::StonesDiceError::new_err(message)
}

/// A text that does not follow its grammar.
pub(crate) fn parse(offset: usize, expected: String) -> PyErr {
    python::ParseError::new_err((format!("at byte {offset}: expected {expected}"), offset, expected))
}

/// JSON that is malformed, or whose content is rejected.
pub(crate) fn json(text: &str, error: &serde_json::Error) -> PyErr {
    // Lines and columns count from 1; a column counts bytes.
    let lines_before: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
    let offset = (lines_before + error.column().saturating_sub(1)).min(text.len());
    python::ParseError::new_err((error.to_string(), offset, "a game as JSON"))
}

/// A position or rules that cannot be, with every fault.
pub(crate) fn setup(faults: Vec<String>) -> PyErr {
    python::SetupError::new_err((faults.join("; "), faults))
}

/// A table that is damaged, foreign, or for other rules.
pub(crate) fn table(message: String) -> PyErr {
    TableError::new_err(message)
}

/// A limit was reached before a value was proven.
pub(crate) fn unsolved(message: String, at_least: i8, at_most: i8, nodes: u64) -> PyErr {
    python::UnsolvedError::new_err((message, at_least, at_most, nodes))
}

/// Dice that are not proved fair; `number` is that of a wrong roll.
pub(crate) fn unfair(message: String, number: Option<u64>) -> PyErr {
    python::VerifyError::new_err((message, number))
}

/// A move or roll, and why it is illegal.
pub(crate) fn illegal(subject: impl Display, reason: impl Display) -> PyErr {
    let reason = reason.to_string();
    python::IllegalMoveError::new_err((format!("{subject}: {reason}"), reason))
}
