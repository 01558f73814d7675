use std::collections::BTreeSet;
use std::sync::Mutex;

use chessboard_core::SquareSet;
use pyo3::prelude::*;

use super::position::Position;
use crate::{args, values};

/// A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin
/// without a stone.
///
/// Args:
///     position: what to begin with; without one, an empty board.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct Setup(Mutex<stones_core::Setup>);

impl Setup {
    fn with<T>(&self, f: impl FnOnce(&mut stones_core::Setup) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }
}

fn names(set: SquareSet) -> BTreeSet<String> {
    set.into_iter().map(|square| square.to_string()).collect()
}

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (position = None))]
    fn new(position: Option<Position>) -> Setup {
        Setup(Mutex::new(position.map_or_else(stones_core::Setup::empty, |position| position.0.into())))
    }

    /// The squares of White's stones; set it to any iterable of squares.
    #[getter]
    fn white(&self) -> BTreeSet<String> {
        names(self.with(|setup| setup.white))
    }

    #[setter]
    fn set_white(&self, squares: &Bound<'_, PyAny>) -> PyResult<()> {
        let squares = args::squares(squares)?;
        self.with(|setup| setup.white = squares);
        Ok(())
    }

    /// The squares of Black's stones; set it to any iterable of squares.
    #[getter]
    fn black(&self) -> BTreeSet<String> {
        names(self.with(|setup| setup.black))
    }

    #[setter]
    fn set_black(&self, squares: &Bound<'_, PyAny>) -> PyResult<()> {
        let squares = args::squares(squares)?;
        self.with(|setup| setup.black = squares);
        Ok(())
    }

    /// The squares of pinned stones; set it to any iterable of squares.
    #[getter]
    fn pinned(&self) -> BTreeSet<String> {
        names(self.with(|setup| setup.pinned))
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
        position.err().into_iter().flat_map(|error| error.faults()).map(|fault| fault.to_string()).collect()
    }

    /// The position.
    ///
    /// Raises:
    ///     SetupError: with every fault, if there can be no such position.
    fn position(&self) -> PyResult<Position> {
        self.with(|setup| setup.position()).map(Position).map_err(super::setup_error)
    }

    fn __repr__(&self) -> String {
        let setup = self.with(|setup| *setup);
        let sets = [("white", setup.white), ("black", setup.black), ("pinned", setup.pinned)];
        let sets = sets.map(|(name, set)| {
            let names: Vec<_> = set.into_iter().map(|square| square.to_string()).collect();
            format!("{name} {{{}}}", names.join(", "))
        });
        format!("<Setup: {}; {} to move>", sets.join("; "), setup.turn)
    }
}
