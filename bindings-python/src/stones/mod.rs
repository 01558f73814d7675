//! The module `stones_dice.stones`.

mod engine;
mod game;
mod legal_moves;
mod moves;
mod position;
mod rules;
mod setup;
mod solve;

use pyo3::prelude::*;
use stones_core::{ParseMoveError, ParsePositionError};

use crate::errors;

/// Stones!: the rules, games and records.
#[pymodule(gil_used = false)]
pub(crate) mod stones {
    #[pymodule_export]
    use super::engine::Engine;
    #[pymodule_export]
    use super::game::{Game, read_records};
    #[pymodule_export]
    use super::legal_moves::LegalMoves;
    #[pymodule_export]
    use super::moves::Move;
    #[pymodule_export]
    use super::position::Position;
    #[pymodule_export]
    use super::rules::Rules;
    #[pymodule_export]
    use super::setup::Setup;
    #[pymodule_export]
    use super::solve::solve;

    /// The text of the initial position.
    #[pymodule_export]
    pub(crate) const START: &str = "ssssssss/8/8/8/8/8/8/SSSSSSSS w";
}

fn position_error(error: ParsePositionError) -> PyErr {
    match error {
        ParsePositionError::Parse(error) => errors::parse(error),
        ParsePositionError::Setup(error) => setup_error(error),
        _ => errors::refused(error.to_string()),
    }
}

fn setup_error(error: stones_core::SetupError) -> PyErr {
    errors::setup(error.faults().map(|fault| fault.to_string()).collect())
}

fn move_error(text: &str, error: ParseMoveError) -> PyErr {
    match error {
        ParseMoveError::Parse(error) => errors::parse(error),
        ParseMoveError::Illegal(reason) => errors::illegal(text, reason),
        _ => errors::refused(error.to_string()),
    }
}
