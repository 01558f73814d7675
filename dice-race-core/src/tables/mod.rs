//! Tables of exact chances to win, and the numbers of all positions.
//!
//! A [`Table`] holds the chance to win with perfect play for every position of its rules, and so the best moves.
//! [`PositionIndex`] numbers these positions without gaps. Neither needs a heap.
//!
//! The feature `two-piece-table` adds a built-in table for two pieces per side. The feature `exact` adds the solver
//! that computes tables for other rules, and the functions that read and write them as files.
//!
//! # Format of a file
#![doc = include_str!("format.md")]

mod error;
pub(crate) mod format;
pub(crate) mod index;
mod table;

pub use error::{LookupError, TableError};
pub use index::PositionIndex;
#[cfg(feature = "exact")]
pub(crate) use table::Bytes;
pub use table::Table;
