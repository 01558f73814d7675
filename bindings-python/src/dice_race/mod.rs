//! The module `stones_dice.dice_race`.

mod dice;
mod engine;
mod game;
mod legal_moves;
mod moves;
mod position;
mod rules;
mod setup;
mod table;

use dice_race_core::{IllegalMove, ParseMoveError, ParsePositionError, Roll};
use pyo3::prelude::*;

use crate::{args, errors};

/// The dice race: the rules, games, records and dice.
#[pymodule(gil_used = false)]
pub(crate) mod dice_race {
    #[pymodule_export]
    use super::dice::Dice;
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
    use super::table::{Table, solve};

    /// The text of the initial position with four pieces a side.
    #[pymodule_export]
    const START: &str = "0,-,-,-/0,-,-,- w ?";
}

fn position_error(error: ParsePositionError) -> PyErr {
    match error {
        ParsePositionError::Parse(error) => errors::parse(error),
        ParsePositionError::Setup(error) => setup_error(error),
        _ => errors::refused(error.to_string()),
    }
}

fn setup_error(error: dice_race_core::SetupError) -> PyErr {
    errors::setup(error.faults().map(|fault| fault.to_string()).collect())
}

fn move_error(text: &str, error: ParseMoveError) -> PyErr {
    match error {
        ParseMoveError::Parse(error) => errors::parse(error),
        ParseMoveError::Illegal(reason) => errors::illegal(text, reason),
        _ => errors::refused(error.to_string()),
    }
}

/// A number rolled; any other number is an illegal move.
fn roll(value: &Bound<'_, PyAny>) -> PyResult<Roll> {
    let number = args::whole(value, "a roll")?;
    let roll = number.and_then(|number| u8::try_from(number).ok()).and_then(Roll::new);
    roll.ok_or_else(|| errors::illegal("roll", "a roll is 1 to 6"))
}

fn illegal_roll(roll: Roll, reason: IllegalMove) -> PyErr {
    errors::illegal(format!("roll {roll}"), reason)
}
