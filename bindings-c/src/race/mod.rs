//! The dice race: positions, moves, dice.

#[cfg(feature = "batch")]
pub mod batch;
pub mod dice;
#[cfg(feature = "exact")]
pub mod exact;
#[cfg(feature = "fair-dice")]
pub mod fair;
pub mod moves;
pub mod plain;
pub mod position;
#[cfg(feature = "search")]
pub mod search;
pub mod setup;
#[cfg(feature = "search")]
pub mod table;

pub(crate) use dice_race_core::Game;
pub(crate) use moves::RaceMove;
pub(crate) use plain::{RacePosition, read_roll};
