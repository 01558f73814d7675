//! Dice, which sit beside the rules and not in them: a game only ever takes note of a roll.
//!
//! - [`SeededDice`] (feature `dice`): repeatable rolls from a seed, the same on every platform for ever;
//! - [`ScriptedDice`]: the rolls a test has written down, which fails if some are left over;
//! - `fair` (feature `fair-dice`): rolls that two players who do not trust each other can both check.

#[cfg(feature = "fair-dice")]
pub mod fair;
mod scripted;
#[cfg(feature = "dice")]
mod seeded;

pub use scripted::{ScriptEnded, ScriptedDice};
#[cfg(feature = "dice")]
pub use seeded::SeededDice;
