//! What each game needs at the terminal.

pub(crate) mod chooser;
pub(crate) mod contestant;
pub(crate) mod dice_race;
pub(crate) mod records;
pub(crate) mod seed;
pub(crate) mod stones;
