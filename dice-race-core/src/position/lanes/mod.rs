//! Many positions at once, one a lane: loops over arrays of sets, which the compiler turns into vector instructions.
//!
//! A lane runs the same functions on sets as one position does. What makes a loop a vector loop: the sets lie in arrays
//! in memory, one array each; the body is straight-line code; every choice is a select.

mod block;
mod each;
#[cfg(feature = "dice")]
mod games;
mod lane;

pub use block::Block;
pub(crate) use block::PerLane;
#[cfg(feature = "dice")]
pub(super) use block::roll_of;
#[cfg(feature = "dice")]
pub(super) use games::play_in_lanes;
