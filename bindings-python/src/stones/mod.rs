//! The module `stones_dice.stones`.

mod engine;
mod game;
mod moves;
mod position;
mod results;
mod rules;
mod setup;
mod solve;

use pyo3::prelude::*;

/// Stones!: the rules, games and records.
#[pymodule(gil_used = false)]
pub(crate) mod stones {
    #[pymodule_export]
    use super::engine::Engine;
    #[pymodule_export]
    use super::game::{Game, read_records};
    #[pymodule_export]
    use super::moves::Move;
    #[pymodule_export]
    use super::position::{LegalMoves, Position};
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
