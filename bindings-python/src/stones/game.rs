use std::sync::{Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList, PyString};

use super::legal_moves::LegalMoves;
use super::moves::Move;
use super::position::Position;
use super::rules::Rules;
use crate::args::{self, MoveOrText, Text};
use crate::{errors, record, values};

/// A game with its history: play, take back, jump to any ply, resign, write down and read back.
///
/// Once there is an outcome, there are no legal moves and any is refused. A refused call changes nothing.
/// Several threads may use one game.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct Game(Mutex<stones_core::Game>);

impl Game {
    pub(super) fn of(game: stones_core::Game) -> Game {
        Game(Mutex::new(game))
    }

    /// The game, for a moment in which no Python code runs.
    pub(super) fn lock(&self) -> MutexGuard<'_, stones_core::Game> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position = Position(stones_core::Position::initial()), rules = Rules::default()))]
    fn new(position: Position, rules: Rules) -> Game {
        Game::of(stones_core::Game::new(position.0, rules.0))
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
        let notes = self.lock().notes().clone();
        let tags = PyDict::new(py);
        for (name, value) in notes.tags() {
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
    fn push(&self, r#move: MoveOrText<'_, Move>) -> PyResult<Move> {
        let mut game = self.lock();
        match r#move {
            MoveOrText::Move(Move(m)) => game.play(m).map(|()| Move(m)).map_err(|reason| errors::illegal(m, reason)),
            MoveOrText::Text(text) => game.play_text(&text).map(Move).map_err(|error| super::move_error(&text, error)),
        }
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
        let ply = args::number(ply, "ply", 0..=u64::MAX)?;
        self.lock().go_to(ply as usize).map_err(|error| errors::refused(error.to_string()))
    }

    /// This side gives up.
    fn resign(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.lock().resign(color).map_err(|over| errors::illegal("resignation", over))
    }

    /// The sides agree on a draw.
    fn agree_draw(&self) -> PyResult<()> {
        self.lock().agree_draw().map_err(|over| errors::illegal("agreement", over))
    }

    /// This side has run out of time and has lost.
    fn time_out(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.lock().time_out(color).map_err(|over| errors::illegal("time", over))
    }

    /// The game is broken off and adjudged to a side, or as a draw (``None``).
    #[pyo3(signature = (winner))]
    fn abandon(&self, winner: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let winner = winner.as_ref().map(values::read_color).transpose()?;
        self.lock().abandon(winner).map_err(|over| errors::illegal("abandonment", over))
    }

    /// How the game ended; ``None`` as long as it goes on.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let found = self.lock().outcome();
        found.map(|found| values::stones_outcome(py, found)).transpose()
    }

    /// Adds a comment to the last move made; before the first move, to the game.
    fn add_comment(&self, text: Text) -> PyResult<()> {
        self.lock().add_comment(&text.0).map_err(|error| errors::refused(error.to_string()))
    }

    /// The game up to now as a record; tags are given as keywords (``White="Ada"``) and kept.
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<&Bound<'_, PyDict>>) -> PyResult<String> {
        let tags = record::tags(tags)?;
        let mut game = self.lock();
        let mut tagged = game.clone();
        for (name, value) in tags {
            tagged.set_tag(&name, &value).map_err(|error| record::bad_tag(&name, error))?;
        }
        *game = tagged;
        Ok(game.record())
    }

    /// Reads a text that holds one record.
    ///
    /// Raises:
    ///     RecordError: with turn, byte offset, and the game as far as it could be read.
    #[staticmethod]
    fn from_record(py: Python<'_>, text: &Bound<'_, PyString>) -> PyResult<Game> {
        record::read(text, |game| object(py, game)).map(Game::of)
    }

    /// The whole game, also what was taken back, as JSON.
    fn to_json(&self) -> PyResult<String> {
        serde_json::to_string(&*self.lock()).map_err(|error| errors::refused(error.to_string()))
    }

    /// Reads what :meth:`to_json` wrote; everything is checked.
    ///
    /// Raises:
    ///     ParseError: it is no JSON, or no game.
    #[staticmethod]
    fn from_json(text: Text) -> PyResult<Game> {
        serde_json::from_str(&text.0).map(Game::of).map_err(|error| errors::json(&text.0, &error))
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

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let record = self.lock().record();
        Ok(format!("stones.Game.from_record({})", record::literal(py, &record)?))
    }
}

fn object(py: Python<'_>, game: stones_core::Game) -> PyResult<Py<PyAny>> {
    Ok(Game::of(game).into_pyobject(py)?.into_any().unbind())
}

/// The games and errors in the bytes of a file.
#[pyfunction]
pub(crate) fn read_records<'py>(py: Python<'py>, file: &[u8]) -> PyResult<Bound<'py, PyList>> {
    record::read_all(py, file, |game| object(py, game))
}
