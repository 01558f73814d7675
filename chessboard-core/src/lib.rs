#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod color;
mod direction;
mod file;
pub mod hash;
#[cfg(feature = "alloc")]
pub mod history;
mod level;
#[cfg(feature = "lot")]
pub mod lot;
mod move_list;
mod named;
mod rank;
#[cfg(feature = "alloc")]
pub mod record;
mod square;
mod square_set;
#[cfg(feature = "alloc")]
pub mod svg;
#[cfg(feature = "std")]
mod tally;
pub mod text;
pub mod untrusted;

pub use color::Color;
pub use direction::Direction;
pub use file::File;
pub use level::Level;
pub use move_list::{MoveList, MoveListIter};
pub use named::UnknownName;
pub use rank::Rank;
pub use square::Square;
pub use square_set::{SquareSet, Squares};
#[cfg(feature = "std")]
pub use tally::{Estimate, Tally};
pub use text::ParseError;
