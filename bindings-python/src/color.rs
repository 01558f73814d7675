//! Colors, an enum that is written in Python.

use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

use crate::args;

/// `Color.WHITE` or `Color.BLACK`.
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
        let members = members(value.py())?;
        let found =
            chessboard_core::Color::ALL.into_iter().find(|&color| members[color as usize].bind(value.py()).is(&*value));
        found.map(Color).ok_or_else(|| args::wrong_type("Color.WHITE or Color.BLACK", &value))
    }
}
