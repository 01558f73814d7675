use std::ffi::OsString;
use std::io::{Write, stdout};

use pyo3::prelude::*;

/// Runs the command ``stones-dice`` with these arguments, its own name first, and returns its exit code. It uses the
/// standard input and output of the process, which Python's own buffers must not hold.
#[pyfunction]
pub(crate) fn run(py: Python<'_>, arguments: Vec<OsString>) -> u8 {
    py.detach(|| {
        let code = stones_dice::run(arguments);
        // A program flushes it at its end; a module does not. The command has reported what failed.
        let _ = stdout().flush();
        code
    })
}
