//! A computer player and analyst: alpha-beta search with a transposition table and a learned evaluation.
//!
//! Values are counted from the side to move, 100 for a stone of the final score. A game of Stones! never
//! returns to a position, so a position's value does not depend on how it was reached, and whatever was once
//! found out of it stays true: the table serves every later search of the same [`Engine`].
//!
//! The search uses only what the rules publish.

mod alpha_beta;
mod analysis;
mod budget;
mod chances;
mod engine;
mod entry;
mod evaluation;
mod limits;
pub mod network;
mod order;
mod player;
mod quiet;
mod review;
mod root;
mod selectivity;
mod solve;
mod table;
#[cfg(test)]
mod tests;

pub use analysis::{Analysis, Line};
pub use chances::Chances;
pub use engine::Engine;
pub use evaluation::{Evaluation, Objective, Value};
pub use limits::Limits;
pub use player::Player;
pub use review::Review;
pub use solve::{Solution, Solver, Unsolved};

pub use chessboard_core::Level;

/// How a search is to be done.
#[derive(Debug, Clone, Copy)]
struct Settings<'a> {
    rules: crate::Rules,
    objective: Objective,
    evaluation: Evaluation<'a>,
    /// Whether promising lines are searched deeper than others.
    is_selective: bool,
}
