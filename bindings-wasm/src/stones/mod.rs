//! The namespace `stones`.

#[cfg(feature = "search")]
mod analysis;
#[cfg(feature = "search")]
mod engine;
mod game;
mod moves;
mod outcome;
mod position;
mod rules;
#[cfg(feature = "search")]
mod search;
mod setup;
#[cfg(feature = "search")]
mod solve;

/// The core, with boards of any size.
mod any_board {
    pub(super) type Game = stones_core::GameOn<stones_core::AnyBoard>;
    pub(super) type Position = stones_core::AnyPosition;
    pub(super) type Setup = stones_core::SetupOn<stones_core::AnyBoard>;
}
