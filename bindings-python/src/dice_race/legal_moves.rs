use dice_race_core::MoveList;
use pyo3::prelude::*;
use pyo3::types::{PyList, PySlice};
use std::sync::OnceLock;

use super::moves::Move;
use super::position::Position;
use crate::args::{self, MoveOrText};
use crate::errors;

/// The legal moves of a position: a sequence in ascending order of their action numbers.
///
/// ``len`` counts without listing. ``in`` takes a move or its text; a malformed text is simply not in it.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct LegalMoves {
    /// `None` once the game is over, or while a roll is awaited.
    position: Option<dice_race_core::Position>,
    list: OnceLock<MoveList>,
}

impl LegalMoves {
    pub(crate) fn of(position: Option<dice_race_core::Position>) -> LegalMoves {
        LegalMoves { position, list: OnceLock::new() }
    }

    fn list(&self) -> &MoveList {
        self.list.get_or_init(|| self.position.map_or_else(MoveList::new, |position| position.legal_moves()))
    }

    /// The move at a place: as long as nothing needed the whole list, without making it.
    fn at(&self, place: usize) -> Move {
        let unlisted = self.position.filter(|_| self.list.get().is_none());
        Move(unlisted.and_then(|position| position.nth_move(place as u32)).unwrap_or_else(|| self.list()[place]))
    }

    fn all<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.list().iter().map(|&m| Move(m)))
    }

    /// The legal move that is meant, if one is.
    fn find(&self, value: &Bound<'_, PyAny>) -> Option<dice_race_core::Move> {
        let m = value.extract::<MoveOrText<'_, Move>>().ok()?;
        Position(self.position?).resolve(&m).ok()
    }
}

#[pymethods]
impl LegalMoves {
    fn __len__(&self) -> usize {
        self.position.map_or(0, |position| position.count_moves() as usize)
    }

    fn __bool__(&self) -> bool {
        self.position.is_some_and(|position| position.count_moves() > 0)
    }

    fn __getitem__<'py>(&self, py: Python<'py>, index: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        if let Ok(slice) = index.cast::<PySlice>() {
            return self.all(py)?.as_any().get_item(slice);
        }
        let place = args::place(index, self.__len__())?;
        Ok(self.at(place).into_pyobject(py)?.into_any())
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.all(py)?.as_any().try_iter()?.into_any())
    }

    fn __reversed__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        self.all(py)?.as_any().call_method0("__reversed__")
    }

    fn __contains__(&self, value: &Bound<'_, PyAny>) -> bool {
        self.find(value).is_some()
    }

    /// The place of a move, given as a :class:`Move` or as its text.
    ///
    /// Raises:
    ///     ValueError: it is not among them.
    #[pyo3(signature = (value, start = None, stop = None))]
    fn index(
        &self,
        py: Python<'_>,
        value: &Bound<'_, PyAny>,
        start: Option<Bound<'_, PyAny>>,
        stop: Option<Bound<'_, PyAny>>,
    ) -> PyResult<usize> {
        let moves = self.list();
        let part = args::part(py, start, stop, moves.len())?;
        let place = self.find(value).and_then(|m| moves.iter().position(|&other| other == m));
        place
            .filter(|place| part.contains(place))
            .ok_or_else(|| errors::refused("it is not among the legal moves".into()))
    }

    /// 1 for a legal move, given as a :class:`Move` or as its text; 0 for anything else.
    fn count(&self, value: &Bound<'_, PyAny>) -> usize {
        self.find(value).map_or(0, |_| 1)
    }

    fn __repr__(&self) -> String {
        let texts: Vec<_> = self.list().iter().map(ToString::to_string).collect();
        format!("<LegalMoves: {}>", texts.join(" "))
    }
}
