//! The board that both games share.
//!
// The README links to what needs the heap.
#![cfg_attr(feature = "alloc", doc = include_str!("../README.md"))]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

#[cfg(feature = "batch")]
pub mod batch;
mod board;
pub mod cpu;
#[cfg(feature = "file")]
pub mod file;
mod game;
pub mod random;
pub mod text;

#[cfg(feature = "alloc")]
pub use board::svg;
pub use board::{ByColor, Color, Direction, File, Rank, Square, SquareSet, Squares};
#[cfg(feature = "softmax")]
pub use game::softmax;
#[cfg(all(feature = "alloc", feature = "serde"))]
#[doc(hidden)]
pub use game::wire;
#[cfg(feature = "alloc")]
#[doc(hidden)]
pub use game::{BoardResult, GameLog, LogStep, LoggedGame};
pub use game::{Ending, GameOver, Level, LevelError, MoveList, MoveListIter, Termination, hash, untrusted};
#[cfg(feature = "alloc")]
pub use game::{History, NoteError, Notes, PlyError, RevisionError, record};
pub use text::{NameError, ParseError, ReadError};
