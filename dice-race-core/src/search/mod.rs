//! A computer player and analyst: expectiminimax over the six rolls with a learned evaluation.
//!
//! [`Engine`] is the analyst: chances to win, ranked moves, the luck of a roll, the error rate of a side over a game.
//! [`Player`] plays at one of ten levels. A chance is always that of the side to move, 0 to 1.
//!
//! The search uses only what the rules publish. How the evaluation was learned, how strong it is and what the levels
//! are worth, is in `docs/dice-race-player.md` of the repository.

mod engine;
mod expectation;
pub mod inputs;
pub mod network;
mod player;
mod race;
mod review;

pub use chessboard_core::Level;
pub use engine::{Engine, RatedMove};
pub use player::Player;
pub use review::{BLUNDER, Review, Summary};
