#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod board;
mod game;
pub mod text;

#[cfg(feature = "alloc")]
pub use board::svg;
pub use board::{Color, Direction, File, Rank, Square, SquareSet, Squares};
#[cfg(feature = "softmax")]
pub use game::softmax;
pub use game::{Level, MoveList, MoveListIter, hash, untrusted};
#[cfg(feature = "alloc")]
pub use game::{history, record};
pub use text::{ParseError, ReadError, UnknownName};
