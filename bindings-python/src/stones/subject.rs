use chessboard_core::GameOver;
use pyo3::Borrowed;
use pyo3::prelude::*;

use super::any_board;
use super::game::Game;
use super::position::Position;
use super::rules::Rules;
use crate::errors::Raise;
use crate::text::OrText;
use crate::{args, errors};

/// What a search is about: a position, its text, or a game as it stands.
pub(super) struct Subject {
    pub(super) position: any_board::Position,
    /// The rules of the game.
    rules: Option<stones_core::Rules>,
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
    /// The rules to search by: those of the game, those that are given, or the default ones.
    pub(super) fn rules(&self, given: Option<Rules>) -> PyResult<stones_core::Rules> {
        agree(self.rules, given)
    }

    /// The position; an error if the game has ended. `what` names the call in it.
    pub(super) fn unfinished(&self, what: &str) -> PyResult<any_board::Position> {
        if self.has_ended { Err(GameOver.raise(what)) } else { Ok(self.position) }
    }
}

/// The rules of a game, or else those that are given; an error if they differ.
pub(super) fn agree(of_game: Option<stones_core::Rules>, given: Option<Rules>) -> PyResult<stones_core::Rules> {
    match (of_game, given.map(|given| given.0)) {
        (Some(of_game), Some(given)) if of_game != given => Err(errors::setup(vec!["the game has other rules".into()])),
        (of_game, given) => Ok(of_game.or(given).unwrap_or_default()),
    }
}
