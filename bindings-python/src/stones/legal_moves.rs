use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice};
use std::sync::OnceLock;
use stones_core::MoveList;

use super::moves::{Move, MoveOrText};

/// The legal moves of a position: a sequence in ascending order of their action numbers.
///
/// ``len`` counts without listing. ``in`` takes a move or its text; a malformed text is simply not in it.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct LegalMoves {
    /// `None` once the game is over.
    position: Option<stones_core::Position>,
    list: OnceLock<MoveList>,
}

impl LegalMoves {
    pub(crate) fn of(position: Option<stones_core::Position>) -> LegalMoves {
        LegalMoves { position, list: OnceLock::new() }
    }

    fn list(&self) -> &MoveList {
        self.list.get_or_init(|| self.position.map_or_else(MoveList::new, |position| position.legal_moves_by_stone()))
    }
}

#[pymethods]
impl LegalMoves {
    fn __len__(&self) -> usize {
        self.position.map_or(0, |position| position.count_moves() as usize)
    }

    fn __bool__(&self) -> bool {
        self.position.is_some_and(|position| position.has_legal_move())
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        let moves = self.list();
        if let Ok(slice) = index.cast::<PySlice>() {
            let all = PyList::new(py, moves.iter().map(|&m| Move(m)))?;
            return all.as_any().get_item(slice);
        }
        let index: isize = index.extract().map_err(|error| out_of_range_as_index(py, error))?;
        let place = if index < 0 { index.checked_add_unsigned(moves.len()) } else { Some(index) };
        let found = place.and_then(|place| usize::try_from(place).ok()).and_then(|place| moves.get(place));
        let m = found.ok_or_else(|| PyIndexError::new_err("there are not that many legal moves"))?;
        Ok(Move(*m).into_pyobject(py)?.into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(PyList::new(py, self.list().iter().map(|&m| Move(m)))?.as_any().try_iter()?.into_any())
    }

    fn __contains__(&self, item: &Bound<'_, PyAny>) -> bool {
        let Some(position) = self.position else { return false };
        item.extract::<MoveOrText>().is_ok_and(|m| m.on(&position).is_ok())
    }

    fn __repr__(&self) -> String {
        let texts: Vec<_> = self.list().iter().map(ToString::to_string).collect();
        format!("<LegalMoves: {}>", texts.join(" "))
    }
}

/// A number too large for an index is out of range like any other.
fn out_of_range_as_index(py: Python<'_>, error: PyErr) -> PyErr {
    if error.is_instance_of::<pyo3::exceptions::PyOverflowError>(py) {
        return PyIndexError::new_err("there are not that many legal moves");
    }
    error
}
