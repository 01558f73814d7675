//! Dice. The rules take rolls as input and never make them.
//!
//! - `SeededDice` (feature `dice`): rolls that follow from a seed, the same on every platform and in every release;
//! - [`ScriptedDice`]: a fixed list of rolls for tests, which fails if some are not used;
//! - `fair` (feature `fair-dice`): rolls that two players who do not trust each other can both check.

#[cfg(feature = "fair-dice")]
pub mod fair;
mod scripted;
#[cfg(feature = "dice")]
mod seeded;

pub use scripted::{ScriptError, ScriptedDice};
#[cfg(feature = "dice")]
pub use seeded::SeededDice;
