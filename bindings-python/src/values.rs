//! Values that are written in Python: colors, outcomes, counts.

use chessboard_core::Color;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyTuple, PyType};

use crate::args;

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

/// A color as it is written in Python.
pub(crate) fn color_literal(color: Color) -> &'static str {
    match color {
        Color::White => "Color.WHITE",
        Color::Black => "Color.BLACK",
    }
}

/// A color from Python.
pub(crate) fn read_color(value: &Bound<'_, PyAny>) -> PyResult<Color> {
    let colors = colors(value.py())?;
    let found = Color::ALL.into_iter().find(|&color| colors[color as usize].bind(value.py()).is(value));
    found.ok_or_else(|| args::wrong_type("Color.WHITE or Color.BLACK", value))
}

/// How a game of Stones! ended.
pub(crate) fn stones_outcome(py: Python<'_>, outcome: stones_core::Outcome) -> PyResult<Py<PyAny>> {
    static OUTCOME: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let winner = outcome.winner.map(|winner| color(py, winner)).transpose()?;
    let score = outcome.score.map(|score| (score.white, score.black));
    let class = class(py, &OUTCOME, "stones_dice.stones", "Outcome")?;
    Ok(class.call1((winner, outcome.reason.name(), score))?.unbind())
}

/// How a dice race ended.
pub(crate) fn race_outcome(py: Python<'_>, outcome: dice_race_core::Outcome) -> PyResult<Py<PyAny>> {
    static OUTCOME: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let class = class(py, &OUTCOME, "stones_dice.dice_race", "Outcome")?;
    Ok(class.call1((color(py, outcome.winner)?, outcome.reason.name()))?.unbind())
}

/// What a position of Stones! is worth: lines, depth, nodes.
pub(crate) fn analysis(py: Python<'_>, fields: (Bound<'_, PyTuple>, u8, u64)) -> PyResult<Py<PyAny>> {
    static ANALYSIS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &ANALYSIS, "stones_dice.stones", "Analysis")?.call1(fields)?.unbind())
}

/// A line of play: moves, value, whether it is proven, chances to win, to draw and to lose.
pub(crate) fn line(py: Python<'_>, fields: (Bound<'_, PyTuple>, f64, bool, f64, f64, f64)) -> PyResult<Py<PyAny>> {
    static LINE: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &LINE, "stones_dice.stones", "Line")?.call1(fields)?.unbind())
}

/// A move of a game of Stones! beside the best: both, the value of the best, the loss, whether that is proven.
pub(crate) fn review<'py, M: IntoPyObject<'py>>(
    py: Python<'py>,
    fields: (M, M, f64, f64, bool),
) -> PyResult<Py<PyAny>> {
    static REVIEW: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &REVIEW, "stones_dice.stones", "Review")?.call1(fields)?.unbind())
}

/// What a position of Stones! is proven to be worth: value, line, nodes.
pub(crate) fn solution(py: Python<'_>, fields: (i8, Bound<'_, PyTuple>, u64)) -> PyResult<Py<PyAny>> {
    static SOLUTION: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &SOLUTION, "stones_dice.stones", "Solution")?.call1(fields)?.unbind())
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

/// A legal move of the dice race and what it is worth.
pub(crate) fn rated_move(py: Python<'_>, rated: (Py<PyAny>, f64, f64)) -> PyResult<Py<PyAny>> {
    static RATED: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    Ok(class(py, &RATED, "stones_dice.dice_race", "RatedMove")?.call1(rated)?.unbind())
}
