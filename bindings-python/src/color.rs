//! Colors, an enum of strings that is written in Python.

use chessboard_core::NameError;
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::text::Word;
use crate::{args, errors};

/// `Color.WHITE` or `Color.BLACK`; as an argument also its name.
#[derive(Clone, Copy)]
pub(crate) struct Color(pub(crate) chessboard_core::Color);

impl Color {
    /// The color as it is written in Python.
    pub(crate) fn literal(self) -> &'static str {
        match self.0 {
            chessboard_core::Color::White => "Color.WHITE",
            chessboard_core::Color::Black => "Color.BLACK",
        }
    }
}

/// The two members of the enum.
fn members(py: Python<'_>) -> PyResult<&'static [Py<PyAny>; 2]> {
    static MEMBERS: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    MEMBERS.get_or_try_init(py, || {
        let class = py.import("stones_dice._color")?.getattr("Color")?;
        Ok([class.getattr("WHITE")?.unbind(), class.getattr("BLACK")?.unbind()])
    })
}

impl<'py> IntoPyObject<'py> for Color {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(members(py)?[self.0 as usize].bind(py).clone())
    }
}

impl FromPyObject<'_, '_> for Color {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Color> {
        let name = value.extract::<Word<'_>>().map_err(|_| args::wrong_type("Color.WHITE or Color.BLACK", &value))?;
        name.parse().map(Color).map_err(|error: NameError| errors::value(format!("color: {error}")))
    }
}
