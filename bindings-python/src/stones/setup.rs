use std::sync::{Mutex, PoisonError};

use chessboard_core::SquareSet;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyFrozenSet};

use super::position::Position;
use crate::{args, values};

/// A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin
/// without a stone.
///
/// Args:
///     position: what to begin with; without one, an empty board, White to move.
///     white, black: the squares of stones, if others than the position's.
///     pinned: the squares of pinned stones of either color, if others than the position's.
///     turn: the side to move, if another than the position's.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct Setup(Mutex<stones_core::Setup>);

impl Setup {
    fn with<T>(&self, f: impl FnOnce(&mut stones_core::Setup) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

fn names(py: Python<'_>, set: SquareSet) -> PyResult<Bound<'_, PyFrozenSet>> {
    PyFrozenSet::new(py, set.into_iter().map(|square| square.to_string()))
}

/// The squares as a Python list.
fn literal(set: SquareSet) -> String {
    let names: Vec<_> = set.into_iter().map(|square| format!("'{square}'")).collect();
    format!("[{}]", names.join(", "))
}

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (position = None, *, white = None, black = None, pinned = None, turn = None))]
    fn new(
        position: Option<Position>,
        white: Option<Bound<'_, PyAny>>,
        black: Option<Bound<'_, PyAny>>,
        pinned: Option<Bound<'_, PyAny>>,
        turn: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Setup> {
        let setup = Setup(Mutex::new(position.map_or_else(stones_core::Setup::empty, |position| position.0.into())));
        white.map(|squares| setup.set_white(&squares)).transpose()?;
        black.map(|squares| setup.set_black(&squares)).transpose()?;
        pinned.map(|squares| setup.set_pinned(&squares)).transpose()?;
        turn.map(|turn| setup.set_turn(&turn)).transpose()?;
        Ok(setup)
    }

    /// The squares of White's stones; set it to any iterable of squares.
    #[getter]
    fn white<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        names(py, self.with(|setup| setup.white))
    }

    #[setter]
    fn set_white(&self, squares: &Bound<'_, PyAny>) -> PyResult<()> {
        let squares = args::squares(squares)?;
        self.with(|setup| setup.white = squares);
        Ok(())
    }

    /// The squares of Black's stones; set it to any iterable of squares.
    #[getter]
    fn black<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        names(py, self.with(|setup| setup.black))
    }

    #[setter]
    fn set_black(&self, squares: &Bound<'_, PyAny>) -> PyResult<()> {
        let squares = args::squares(squares)?;
        self.with(|setup| setup.black = squares);
        Ok(())
    }

    /// The squares of pinned stones; set it to any iterable of squares.
    #[getter]
    fn pinned<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyFrozenSet>> {
        names(py, self.with(|setup| setup.pinned))
    }

    #[setter]
    fn set_pinned(&self, squares: &Bound<'_, PyAny>) -> PyResult<()> {
        let squares = args::squares(squares)?;
        self.with(|setup| setup.pinned = squares);
        Ok(())
    }

    /// The side to move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::color(py, self.with(|setup| setup.turn))
    }

    #[setter]
    fn set_turn(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.with(|setup| setup.turn = color);
        Ok(())
    }

    /// Every reason why this is not a position; empty if it is one.
    fn faults(&self) -> Vec<String> {
        let position = self.with(|setup| setup.position());
        position.err().into_iter().flat_map(stones_core::SetupError::faults).map(|fault| fault.to_string()).collect()
    }

    /// The position.
    ///
    /// Raises:
    ///     SetupError: with every fault, if there can be no such position.
    fn position(&self) -> PyResult<Position> {
        self.with(|setup| setup.position()).map(Position).map_err(super::setup_error)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Setup>() else { return false };
        let other = other.get().with(|setup| *setup);
        self.with(|setup| *setup == other)
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((), Bound<'py, PyDict>)> {
        let setup = self.with(|setup| *setup);
        let keywords = PyDict::new(py);
        keywords.set_item("white", names(py, setup.white)?)?;
        keywords.set_item("black", names(py, setup.black)?)?;
        keywords.set_item("pinned", names(py, setup.pinned)?)?;
        keywords.set_item("turn", values::color(py, setup.turn)?)?;
        Ok(((), keywords))
    }

    fn __repr__(&self) -> String {
        let setup = self.with(|setup| *setup);
        let [white, black, pinned] = [setup.white, setup.black, setup.pinned].map(literal);
        let turn = values::color_literal(setup.turn);
        format!("stones.Setup(white={white}, black={black}, pinned={pinned}, turn={turn})")
    }
}
