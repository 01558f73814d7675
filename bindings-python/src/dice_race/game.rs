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
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Game(Mutex<dice_race_core::Game>);

impl Game {
    fn of(game: dice_race_core::Game) -> Game {
        Game(Mutex::new(game))
    }

    /// The game, for a moment in which no Python code runs.
    fn lock(&self) -> MutexGuard<'_, dice_race_core::Game> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (position = None, rules = None))]
    fn new(position: Option<Position>, rules: Option<Rules>) -> PyResult<Game> {
        let start = match (position, rules) {
            (Some(position), Some(rules)) if position.0.rules() != rules.0 => {
                return Err(errors::setup(vec!["the position has other rules".into()]));
            }
            (Some(position), _) => position.0,
            (None, rules) => dice_race_core::Position::initial(rules.unwrap_or_default().0),
        };
        Ok(Game::of(dice_race_core::Game::new(start)))
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

    /// The rules it is played by.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.lock().rules())
    }

    /// The legal moves, in ascending order of their action numbers; none before a roll, and none once the game
    /// is over.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        let game = self.lock();
        LegalMoves::of(game.outcome().is_none().then(|| *game.position()))
    }

    /// Every roll that was used, with its move.
    #[getter]
    fn turns(&self) -> Vec<(u8, Move)> {
        self.lock().turns().map(|turn| (turn.rolled.get(), Move(turn.played))).collect()
    }

    /// Every number rolled, one that is not yet used among them, with who rolled it.
    #[getter]
    fn rolls(&self, py: Python<'_>) -> PyResult<Vec<(Py<PyAny>, u8)>> {
        let rolls: Vec<_> = self.lock().rolls().collect();
        rolls.into_iter().map(|(color, roll)| Ok((values::color(py, color)?, roll.get()))).collect()
    }

    /// The number of moves made, passes among them.
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

    /// Takes note of a roll.
    ///
    /// Raises:
    ///     IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
    fn roll(&self, n: &Bound<'_, PyAny>) -> PyResult<()> {
        let roll = super::roll(n)?;
        self.lock().roll(roll).map_err(|reason| super::illegal_roll(roll, reason))
    }

    /// Plays a move, given as a :class:`Move` or as its text, and returns it.
    ///
    /// Raises:
    ///     ParseError: the text is no move.
    ///     IllegalMoveError: the move is not legal here, nothing has been rolled, or the game is over.
    fn push(&self, r#move: MoveOrText<'_, Move>) -> PyResult<Move> {
        let mut game = self.lock();
        match r#move {
            MoveOrText::Move(Move(m)) => game.play(m).map(|()| Move(m)).map_err(|reason| errors::illegal(m, reason)),
            MoveOrText::Text(text) => game.play_text(&text).map(Move).map_err(|error| super::move_error(&text, error)),
        }
    }

    /// Takes back the last move, or a resignation or the like. It stops at a roll, unless it is asked to go
    /// past it: then the roll that the move was made with is taken back too. ``False`` if nothing changed.
    #[pyo3(signature = (past_roll = false))]
    fn undo(&self, past_roll: bool) -> bool {
        let mut game = self.lock();
        let moved = game.undo();
        let goes_on = past_roll && !matches!(moved, Some(dice_race_core::Step::End(_)));
        let rolled = if goes_on { game.undo_roll() } else { None };
        moved.is_some() || rolled.is_some()
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

    /// This side has run out of time and has lost.
    fn time_out(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color = values::read_color(color)?;
        self.lock().time_out(color).map_err(|over| errors::illegal("time", over))
    }

    /// The game is broken off and adjudged to a side.
    fn abandon(&self, winner: &Bound<'_, PyAny>) -> PyResult<()> {
        let winner = values::read_color(winner)?;
        self.lock().abandon(winner).map_err(|over| errors::illegal("abandonment", over))
    }

    /// How the game ended; ``None`` as long as it goes on.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        let found = self.lock().outcome();
        found.map(|found| values::race_outcome(py, found)).transpose()
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
        Ok(format!("dice_race.Game.from_record({})", record::literal(py, &record)?))
    }
}

fn object(py: Python<'_>, game: dice_race_core::Game) -> PyResult<Py<PyAny>> {
    Ok(Game::of(game).into_pyobject(py)?.into_any().unbind())
}

/// The games and errors in the bytes of a file.
#[pyfunction]
pub(crate) fn read_records<'py>(py: Python<'py>, file: &[u8]) -> PyResult<Bound<'py, PyList>> {
    record::read_all(py, file, |game| object(py, game))
}
