//! Errors of the cores as the exceptions of the package, which are written in Python.

use pyo3::PyErr;

use chessboard_core::ParseError as CoreParseError;

mod python {
    pyo3::import_exception!(stones_dice._errors, StonesDiceError);
    pyo3::import_exception!(stones_dice._errors, ParseError);
    pyo3::import_exception!(stones_dice._errors, SetupError);
    pyo3::import_exception!(stones_dice._errors, IllegalMoveError);
    pyo3::import_exception!(stones_dice._errors, RecordError);
}

pub(crate) use python::RecordError;

/// A number out of range, or the like.
pub(crate) fn refused(message: String) -> PyErr {
    python::StonesDiceError::new_err(message)
}

pub(crate) fn parse(error: CoreParseError) -> PyErr {
    python::ParseError::new_err((error.to_string(), error.offset, error.expected))
}

pub(crate) fn setup(faults: Vec<String>) -> PyErr {
    python::SetupError::new_err((faults.join("; "), faults.into_iter().collect::<Faults>()))
}

pub(crate) fn illegal(reason: impl std::fmt::Display) -> PyErr {
    let reason = reason.to_string();
    python::IllegalMoveError::new_err((reason.clone(), reason))
}

/// Faults, which Python gets as a tuple.
struct Faults(Vec<String>);

impl FromIterator<String> for Faults {
    fn from_iter<I: IntoIterator<Item = String>>(faults: I) -> Faults {
        Faults(faults.into_iter().collect())
    }
}

impl<'py> pyo3::IntoPyObject<'py> for Faults {
    type Target = pyo3::types::PyTuple;
    type Output = pyo3::Bound<'py, pyo3::types::PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: pyo3::Python<'py>) -> Result<Self::Output, PyErr> {
        pyo3::types::PyTuple::new(py, self.0)
    }
}
