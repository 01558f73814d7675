//! Stones!: positions and moves.

pub mod actions;
#[cfg(feature = "batch")]
pub mod batch;
pub mod moves;
pub mod plain;
pub mod position;
#[cfg(feature = "search")]
pub mod search;
#[cfg(feature = "search")]
pub mod solve;

pub(crate) use plain::{StonesMove, StonesPosition, StonesRules};

/// The core, with boards of any size.
pub(crate) type Game = stones_core::GameOn<stones_core::AnyBoard>;
