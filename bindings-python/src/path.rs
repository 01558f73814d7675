//! Paths of files as Python gives them, and the exceptions for what fails there.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::errors::{FileError, TableError};

/// A path: `str`, `bytes` or `os.PathLike`.
pub(crate) struct FilePath(pub(crate) PathBuf);

impl<'py> FromPyObject<'_, 'py> for FilePath {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<FilePath> {
        let py = object.py();
        let text = py.import("os")?.call_method1("fsdecode", (object,))?;
        match text.extract() {
            Ok(path) => Ok(FilePath(path)),
            // Half of a character.
            Err(error) => {
                let message = error.value(py).str()?.unbind();
                Err(FileError::new_err((code(py, "EINVAL")?, message, text.unbind())))
            }
        }
    }
}

impl FilePath {
    /// The error for a file that cannot be read or written.
    pub(crate) fn error(self, py: Python<'_>, error: &io::Error) -> PyErr {
        let code = match number(py, error) {
            Ok(code) => code,
            Err(error) => return error,
        };
        let text = error.raw_os_error().and_then(|number| {
            let text = py.import("os").and_then(|os| os.call_method1("strerror", (number,)));
            text.and_then(|text| Ok(text.cast_into::<PyString>()?.to_string())).ok()
        });
        FileError::new_err((code, text.unwrap_or_else(|| error.to_string()), self.0.into_os_string()))
    }

    /// The error for a file that holds something else than a table.
    pub(crate) fn wrong_table(self, message: String) -> PyErr {
        TableError::new_err((message, self.0.into_os_string()))
    }
}

/// The number of an error, also of one that the system did not report itself.
fn number(py: Python<'_>, error: &io::Error) -> PyResult<i32> {
    if let Some(number) = error.raw_os_error() {
        return Ok(number);
    }
    let name = match error.kind() {
        ErrorKind::NotFound => "ENOENT",
        ErrorKind::IsADirectory => "EISDIR",
        ErrorKind::PermissionDenied => "EACCES",
        ErrorKind::InvalidInput => "EINVAL",
        _ => "EIO",
    };
    code(py, name)
}

/// The number of the system for the name of an error.
fn code(py: Python<'_>, name: &str) -> PyResult<i32> {
    py.import("errno")?.getattr(name)?.extract()
}
