//! Paths of files as Python gives them, and the exceptions for what fails there.

use std::io::{self, ErrorKind};
use std::path::PathBuf;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A path: `str`, `bytes` or `os.PathLike`.
pub(crate) struct FilePath(pub(crate) PathBuf);

impl<'py> FromPyObject<'_, 'py> for FilePath {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<FilePath> {
        let text = object.py().import("os")?.call_method1("fsdecode", (object,))?;
        text.extract().map(FilePath)
    }
}

impl FilePath {
    /// The `OSError`, of the subclass that belongs to its number, with `errno`, `strerror` and `filename`.
    pub(crate) fn error(self, py: Python<'_>, error: &io::Error) -> PyErr {
        let number = number(py, error).ok();
        let text = error.raw_os_error().and_then(|number| {
            let text = py.import("os").and_then(|os| os.call_method1("strerror", (number,)));
            text.and_then(|text| Ok(text.cast_into::<PyString>()?.to_string())).ok()
        });
        PyOSError::new_err((number, text.unwrap_or_else(|| error.to_string()), self.0.into_os_string()))
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
    py.import("errno")?.getattr(name)?.extract()
}
