//! What each game needs at the terminal.

pub(crate) mod dice_race;
pub(crate) mod stones;
