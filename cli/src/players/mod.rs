//! Who plays a side, and with which random choices; of either game.

pub(crate) mod chooser;
pub(crate) mod contestant;
pub(crate) mod seed;
