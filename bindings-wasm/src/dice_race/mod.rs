//! The namespace `diceRace`.

mod dice;
#[cfg(feature = "search")]
mod engine;
#[cfg(feature = "fair-dice")]
mod fair;
mod game;
mod moves;
mod outcome;
mod position;
mod roll;
mod rules;
mod setup;
#[cfg(feature = "search")]
mod table;
mod track;
