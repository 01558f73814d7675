//! What batches of both games share: games side by side in blocks of lanes, each with its own random bits.

mod error;
mod generators;
mod side_by_side;

pub use error::{BatchError, LengthError};
#[doc(hidden)]
pub use generators::{Generator, Generators, generator_of_game};
#[doc(hidden)]
pub use side_by_side::{Lanes, SideBySide};
