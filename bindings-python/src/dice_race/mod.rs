//! The module `stones_dice.dice_race`.

mod dice;
mod engine;
mod fair;
mod game;
mod moves;
mod places;
mod position;
mod results;
mod roll;
mod rules;
mod setup;
mod subject;
mod table;

use pyo3::prelude::*;

/// The dice race: the rules, games, records and dice.
#[pymodule(gil_used = false)]
pub(crate) mod dice_race {
    #[pymodule_export]
    use super::dice::Dice;
    #[pymodule_export]
    use super::engine::Engine;
    #[pymodule_export]
    use super::fair::{CommittedDice, FairDice, verify};
    #[pymodule_export]
    use super::game::{Game, read_records};
    #[pymodule_export]
    use super::moves::Move;
    #[pymodule_export]
    use super::position::{LegalMoves, Position};
    #[pymodule_export]
    use super::results::text;
    #[pymodule_export]
    use super::rules::Rules;
    #[pymodule_export]
    use super::setup::Setup;
    #[pymodule_export]
    use super::table::{Table, solve};

    /// The number of actions: the numbers of moves are below it.
    #[pymodule_export]
    const ACTIONS: usize = super::position::ACTIONS;

    /// The text of the initial position with four pieces a side.
    #[pymodule_export]
    const START: &str = "0,-,-,-/0,-,-,- w ?";
}
