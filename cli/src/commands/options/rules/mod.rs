//! The rules of each game as options.

pub(crate) mod dice_race;
pub(crate) mod stones;
