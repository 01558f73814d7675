//! A computer player and analyst: expectiminimax over the six rolls with a learned evaluation.
//!
//! [`Engine`] analyzes at full strength: chances to win, ranked moves, the luck of rolls, and the errors in a game.
//! [`Player`] plays at one of ten levels. A chance is always that of the side to move, from 0 to 1.
//!
//! The search uses only the public API of the rules. `docs/dice-race-player.md` in the repository describes the
//! training of the evaluation, its strength and the levels.

mod analysis;
mod engine;
mod expectiminimax;
#[doc(hidden)]
pub mod inputs;
#[doc(hidden)]
pub mod network;
mod player;
mod review;
#[cfg(feature = "serde")]
mod wire;

pub use analysis::{Analysis, RatedMove, RatedRoll};
pub use chessboard_core::Level;
pub use engine::{Engine, EngineOptions};
pub use player::Player;
pub use review::{BLUNDER, Review, ReviewSummary, annotate};
