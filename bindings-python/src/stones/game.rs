use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};

use super::legal_moves::LegalMoves;
use super::moves::{Move, MoveOrText};
use super::position::Position;
use super::rules::Rules;
use crate::{args, errors, record, values};

/// A game with its history: play, take back, jump to any ply, resign, write down and read back.
///
/// Once there is an outcome, there are no legal moves and any is refused. A refused call changes nothing.
/// Several threads may use one game.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct Game(Mutex<stones_core::Game>);

impl Game {
    fn of(game: stones_core::Game) -> Game {
        Game(Mutex::new(game))
    }

    /// The game, for a moment in which no Python code runs.
    fn lock(&self) -> MutexGuard<'_, stones_core::Game> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An outcome as Python sees it.
pub(crate) fn outcome(py: Python<'_>, outcome: stones_core::Outcome) -> PyResult<Py<PyAny>> {
    let score = outcome.score.map(|score| (score.white, score.black));
    values::outcome(py, outcome.winner, outcome.reason.name(), score)
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position = None, rules = Rules::default()))]
    fn new(position: Option<Position>, rules: Rules) -> Game {
        let start = position.map_or_else(stones_core::Position::initial, |position| position.0);
        Game::of(stones_core::Game::new(start, rules.0))
    }

    /// The position on the board.
    #[getter]
    fn position(&self) -> Position {
        Position(*self.lock().position())
    }

    /// The position the game began with.
    #[getter]
    fn start(&self) -> Position {
        Position(*self.lock().start())
    }

    /// The options it is played by.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.lock().rules())
    }

    /// The legal moves; none once the game is over.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        let game = self.lock();
        LegalMoves::of(game.outcome().is_none().then(|| *game.position()))
    }

    /// The moves made, in order.
    #[getter]
    fn moves(&self) -> Vec<Move> {
        self.lock().moves().map(Move).collect()
    }

    /// The number of moves made.
    #[getter]
    fn ply(&self) -> usize {
        self.lock().ply()
    }

    /// The tags of the record.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.lock().notes().tags() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// The comments, each with the number of moves before it.
    #[getter]
    fn comments(&self) -> Vec<(usize, String)> {
        self.lock().notes().comments().map(|(ply, text)| (ply, text.into())).collect()
    }

    /// Plays a move, given as a :class:`Move` or as its text, and returns it.
    ///
    /// Raises:
    ///     ParseError: the text is no move.
    ///     IllegalMoveError: the move is not legal here, or the game is over.
    fn push(&self, r#move: MoveOrText) -> PyResult<Move> {
        let mut game = self.lock();
        let m = match r#move {
            MoveOrText::Move(Move(m)) => game.play(m).map(|()| m).map_err(errors::illegal)?,
            MoveOrText::Text(text) => game.play_text(&text).map_err(super::move_error)?,
        };
        Ok(Move(m))
    }

    /// Takes back the last step, a resignation or the like before a move. ``False`` at the start.
    fn undo(&self) -> bool {
        self.lock().undo().is_some()
    }

    /// Does again what was taken back last. ``False`` if nothing was.
    fn redo(&self) -> bool {
        self.lock().redo().is_some()
    }

    /// Goes to the position after so many moves, back or forth.
    fn go_to(&self, ply: &Bound<'_, PyAny>) -> PyResult<()> {
        let ply = args::number(ply, "ply", u64::MAX)?;
        self.lock().go_to(ply as usize).map_err(|error| errors::refused(error.to_string()))
    }

    /// This side gives up.
    fn resign(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.lock().resign(color).map_err(errors::illegal)
    }

    /// The sides agree on a draw.
    fn agree_draw(&self) -> PyResult<()> {
        self.lock().agree_draw().map_err(errors::illegal)
    }

    /// This side has run out of time and has lost.
    fn time_out(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.lock().time_out(color).map_err(errors::illegal)
    }

    /// The game is broken off and adjudged to a side, or as a draw (``None``).
    #[pyo3(signature = (winner))]
    fn abandon(&self, winner: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let winner = winner.as_ref().map(values::read_color).transpose()?;
        self.lock().abandon(winner).map_err(errors::illegal)
    }

    /// How the game ended; ``None`` as long as it goes on.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let found = self.lock().outcome();
        found.map(|found| outcome(py, found)).transpose()
    }

    /// Adds a comment to the last move made; before the first move, to the game.
    fn add_comment(&self, text: &str) -> PyResult<()> {
        self.lock().add_comment(text).map_err(|error| errors::refused(error.to_string()))
    }

    /// The game up to now as a record; tags are given as keywords (``White="Ada"``) and kept.
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let mut tagged = self.lock().clone();
        record::set_tags(tags, |name, value| tagged.set_tag(name, value))?;
        let text = tagged.record();
        record::set_tags(tags, |name, value| self.lock().set_tag(name, value))?;
        Ok(text)
    }

    /// Reads a text that holds one record.
    ///
    /// Raises:
    ///     RecordError: with turn, byte offset, and the game as far as it could be read.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &str) -> PyResult<Game> {
        stones_core::Game::from_record(text).map(Game::of).map_err(|error| damaged(py, error))
    }

    /// The whole game, also what was taken back, as JSON.
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&*self.lock()).map_err(|error| errors::refused(error.to_string()))
    }

    /// Reads what :meth:`to_json` wrote; everything is checked.
    #[staticmethod]
    fn from_json(text: &str) -> PyResult<Game> {
        serde_json::from_str(text).map(Game::of).map_err(|error| errors::refused(error.to_string()))
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Game>() else { return false };
        let other = other.get().lock().clone();
        *self.lock() == other
    }

    fn __copy__(&self) -> Game {
        Game::of(self.lock().clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.__copy__()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        Ok((slf.get_type().getattr("from_json")?.unbind(), (slf.get().to_json()?,)))
    }

    fn __repr__(&self) -> String {
        let game = self.lock();
        format!("<stones.Game: {} moves, {}>", game.ply(), game.position())
    }
}

/// A damaged record as an exception.
fn damaged(py: Python<'_>, error: stones_core::DamagedRecord<stones_core::Game, stones_core::RecordRefusal>) -> PyErr {
    record::damaged(error, |game| Ok(Game::of(game).into_pyobject(py)?.into_any().unbind()))
}

/// The games and errors in the bytes of a file.
#[pyfunction]
pub(crate) fn read_records<'py>(py: Python<'py>, file: &[u8]) -> PyResult<Bound<'py, PyList>> {
    let all = PyList::empty(py);
    for game in stones_core::Game::read_records(file) {
        match game {
            Ok(game) => all.append(Game::of(game))?,
            Err(error) => all.append(damaged(py, error).into_value(py))?,
        }
    }
    Ok(all)
}
