//! Many positions at once, one a lane: loops over arrays of sets, which the compiler turns into vector instructions.
//!
//! A lane runs the same functions on sets as one position does. What makes a loop a vector loop: the sets lie in arrays
//! in memory, one array each; the body is straight-line code; every choice is a select.

#[cfg(feature = "batch")]
mod block;
mod children;
#[cfg(feature = "batch")]
mod each;
#[cfg(feature = "playouts")]
mod games;
#[cfg(feature = "batch")]
mod lane;
mod origin;

#[cfg(feature = "batch")]
pub use block::Block;
#[cfg(feature = "batch")]
pub(crate) use block::PerLane;
pub(super) use children::count_grandchildren;
#[cfg(feature = "playouts")]
pub(super) use games::play_in_lanes;
