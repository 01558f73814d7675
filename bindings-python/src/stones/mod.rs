//! The module `stones_dice.stones`.

mod board;
mod engine;
mod game;
mod moves;
mod position;
mod results;
mod rules;
mod setup;
mod solve;
mod subject;

use pyo3::prelude::*;

/// The core, with boards of any size.
mod any_board {
    pub(super) use stones_core::*;

    pub(super) type Game = stones_core::GameOn<AnyBoard>;
    pub(super) type Position = AnyPosition;
    pub(super) type Setup = stones_core::SetupOn<AnyBoard>;
}

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
    use super::results::text;
    #[pymodule_export]
    use super::rules::Rules;
    #[pymodule_export]
    use super::setup::Setup;
    #[pymodule_export]
    use super::solve::solve;

    /// The number of actions: the numbers of moves are below it.
    #[pymodule_export]
    const ACTIONS: usize = super::position::ACTIONS;

    /// The text of the initial position.
    #[pymodule_export]
    const START: &str = "ssssssss/8/8/8/8/8/8/SSSSSSSS w";
}
