//! The exact chances of the dice race with perfect play: tables of them, and the solver that computes them.
//!
//! A [`Table`] tells the chance to win in every position of its rules, and so the best moves. Reading one that is in
//! memory needs the feature `tables` alone, without a heap; `two-piece-table` adds one. The feature `exact` adds files
//! and the [`Solver`].
//!
//! # The format of a file
//!
#![doc = include_str!("format.md")]

mod best_move;
mod combinations;
mod error;
#[cfg(feature = "exact")]
mod expectation;
#[cfg(feature = "exact")]
mod file;
mod format;
mod index;
mod side;
#[cfg(feature = "exact")]
mod solver;
#[cfg(feature = "exact")]
mod sweep;
mod table;
#[cfg(any(feature = "exact", test))]
mod unrank;
#[cfg(feature = "exact")]
mod values;

pub use error::{LookupError, TableError};
#[cfg(feature = "exact")]
pub use file::check_writable;
#[cfg(feature = "exact")]
pub use solver::{Solver, Status, solve};
pub use table::Table;
