//! Values that are written in Python: colors, outcomes, counts.

use chessboard_core::Color;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;

/// A class of the package that is written in Python.
fn class<'py>(
    py: Python<'py>,
    cell: &'static PyOnceLock<Py<PyType>>,
    module: &str,
    name: &str,
) -> PyResult<&'py Bound<'py, PyType>> {
    cell.import(py, module, name)
}

/// `Color.WHITE` and `Color.BLACK`.
fn colors(py: Python<'_>) -> PyResult<&'static [Py<PyAny>; 2]> {
    static COLORS: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    COLORS.get_or_try_init(py, || {
        let class = py.import("stones_dice._values")?.getattr("Color")?;
        Ok([class.getattr("WHITE")?.unbind(), class.getattr("BLACK")?.unbind()])
    })
}

/// A color as Python sees it.
pub(crate) fn color(py: Python<'_>, color: Color) -> PyResult<Py<PyAny>> {
    Ok(colors(py)?[color as usize].clone_ref(py))
}

/// A color from Python.
pub(crate) fn read_color(value: &Bound<'_, PyAny>) -> PyResult<Color> {
    let colors = colors(value.py())?;
    let found = Color::ALL.into_iter().find(|&color| colors[color as usize].bind(value.py()).is(value));
    found.ok_or_else(|| PyTypeError::new_err("expected Color.WHITE or Color.BLACK"))
}

/// How a game ended.
pub(crate) fn outcome(
    py: Python<'_>,
    winner: Option<Color>,
    reason: &str,
    score: Option<(u8, u8)>,
) -> PyResult<Py<PyAny>> {
    static OUTCOME: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let winner = winner.map(|winner| color(py, winner)).transpose()?;
    Ok(class(py, &OUTCOME, "stones_dice._values", "Outcome")?.call1((winner, reason, score))?.unbind())
}

/// The counts of random games of Stones!.
pub(crate) fn stones_playouts(py: Python<'_>, counts: (u64, u64, u64, u64)) -> PyResult<Py<PyAny>> {
    static PLAYOUTS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &PLAYOUTS, "stones_dice.stones", "Playouts")?.call1(counts)?.unbind())
}

/// The counts of random games of the dice race.
pub(crate) fn race_playouts(py: Python<'_>, counts: (u64, u64, u64)) -> PyResult<Py<PyAny>> {
    static PLAYOUTS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &PLAYOUTS, "stones_dice.dice_race", "Playouts")?.call1(counts)?.unbind())
}
