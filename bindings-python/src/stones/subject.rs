use chessboard_core::GameOver;
use pyo3::Borrowed;
use pyo3::prelude::*;
use stones_core::Rules;

use super::any_board;
use super::game::Game;
use super::position::Position;
use crate::args;
use crate::errors::Raise;
use crate::text::OrText;

/// What a search is about: a position, its text, or a game as it stands.
pub(super) struct Subject {
    pub(super) position: any_board::Position,
    /// The rules of the game.
    pub(super) rules: Option<Rules>,
    has_ended: bool,
}

impl FromPyObject<'_, '_> for Subject {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Subject> {
        if let Ok(game) = value.cast::<Game>() {
            return Ok(game.get().0.with(|game| Subject {
                position: *game.position(),
                rules: Some(game.rules()),
                has_ended: game.outcome().is_some(),
            }));
        }
        let given = value.extract::<OrText<'_, Position>>();
        let given = given.map_err(|_| args::wrong_type("a stones.Position, its text or a stones.Game", &value))?;
        Ok(Subject { position: Position::given(given)?.0, rules: None, has_ended: false })
    }
}

impl Subject {
    /// The position; an error if the game has ended. `what` names the call in it.
    pub(super) fn unfinished(&self, what: &str) -> PyResult<any_board::Position> {
        if self.has_ended { Err(GameOver.raise(what)) } else { Ok(self.position) }
    }
}
