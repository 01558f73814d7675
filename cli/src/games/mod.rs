//! What each game needs at the terminal.

pub(crate) mod chooser;
pub(crate) mod dice_race;
pub(crate) mod records;
pub(crate) mod stones;
