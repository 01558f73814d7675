use chessboard_core::GameOver;
use dice_race_core::Outcome;
use pyo3::Borrowed;
use pyo3::prelude::*;

use super::game::Game;
use super::position::Position;
use super::rules::Rules;
use crate::args;
use crate::errors::Raise;
use crate::text::OrText;

/// What a question is about: a position, its text, or a game as it stands.
pub(super) enum Subject<'a> {
    Position(OrText<'a, Position>),
    Game { position: Position, outcome: Option<Outcome> },
}

impl<'a> FromPyObject<'a, '_> for Subject<'a> {
    type Error = PyErr;

    fn extract(value: Borrowed<'a, '_, PyAny>) -> PyResult<Subject<'a>> {
        if let Ok(game) = value.cast::<Game>() {
            let (position, outcome) = game.get().0.with(|game| (Position(*game.position()), game.outcome()));
            return Ok(Subject::Game { position, outcome });
        }
        let position = value.extract().map(Subject::Position);
        position.map_err(|_| args::wrong_type("a dice_race.Position, its text or a dice_race.Game", &value))
    }
}

impl Subject<'_> {
    /// The position; its text is read by these rules.
    pub(super) fn position(self, rules: Option<Rules>) -> PyResult<dice_race_core::Position> {
        match self {
            Subject::Position(OrText::Text(text)) => {
                Position::parse(&text, rules.unwrap_or_default()).map(|read| read.0)
            }
            Subject::Position(OrText::Value(position)) | Subject::Game { position, .. } => Ok(position.0),
        }
    }

    /// The position; an error if the game has ended. `what` names the call in it.
    pub(super) fn unfinished(self, what: &str, rules: Option<Rules>) -> PyResult<dice_race_core::Position> {
        match self {
            Subject::Game { outcome: Some(_), .. } => Err(GameOver.raise(what)),
            subject => subject.position(rules),
        }
    }

    /// The win probability of the side to move if the game has ended, also by a resignation or the like.
    pub(super) fn result(&self) -> Option<f64> {
        match self {
            Subject::Game { position, outcome: Some(outcome) } => {
                Some(if outcome.winner == position.0.turn() { 1.0 } else { 0.0 })
            }
            _ => None,
        }
    }
}
