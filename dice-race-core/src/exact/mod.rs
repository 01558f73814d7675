//! The solver: computes [tables](crate::tables) of exact chances on all cores, and keeps them in files.
//!
//! [`solve`] computes a table at once. A [`Solver`] reports its progress, and can be interrupted and resumed from a
//! checkpoint file.

mod checkpoint;
mod checksummed;
mod expectation;
mod lock;
mod solver;
mod status;
mod sweep;
mod table_file;
mod values;
mod workers;

pub use lock::CheckpointLock;
pub use solver::{Solver, solve};
pub use status::Status;
