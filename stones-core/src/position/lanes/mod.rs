//! Many positions at once, one a lane: loops over arrays of sets, which the compiler turns into vector instructions.
//!
//! A lane runs the same functions on sets as one position does. What makes a loop a vector loop: the sets lie in arrays
//! in memory, one array each; the body is straight-line code; every choice is a select.

mod children;
#[cfg(feature = "playouts")]
mod games;
#[cfg(feature = "playouts")]
mod generators;
#[cfg(feature = "playouts")]
mod lane;

pub(super) use children::count_grandchildren;
#[cfg(feature = "playouts")]
pub(super) use games::play_in_lanes;
#[cfg(feature = "playouts")]
pub(super) use generators::generator_of_game;
