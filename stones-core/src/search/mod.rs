//! A computer player and analyst: alpha-beta search with a transposition table and a learned evaluation.
//!
//! - [`Engine`] analyzes positions and reviews games at full strength.
//! - [`Player`] plays at one of ten [`Level`]s.
//! - [`Solver`] proves exact values: on small boards, and in endgames of large ones.
//!
//! A [`Value`] is seen from the side to move. A game of Stones! never returns to a position, so the value of a position
//! does not depend on how it was reached: what the transposition table holds serves every later search of the same
//! [`Engine`].
//!
//! The search uses only the public API of the rules.

mod alpha_beta;
mod analysis;
mod atomic;
mod engine;
mod evaluation;
mod limits;
mod player;
mod review;
mod solve;
mod steps;
mod stop;
#[cfg(test)]
mod tests;
mod threads;
mod value;

pub use analysis::{Analysis, Line};
pub use engine::{Engine, EngineOptions};
pub use evaluation::{Chances, Objective};
#[doc(hidden)]
pub use evaluation::{Evaluation, network};
pub use limits::Limits;
pub use player::Player;
pub use review::{BLUNDER, Review, ReviewSummary, annotate};
pub use solve::{Solution, Solver, SolverOptions, UnsolvedError};
pub use steps::Steps;
pub use stop::Stop;
pub use value::Value;

pub use chessboard_core::Level;
