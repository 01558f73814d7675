//! Input and output at the terminal. Nothing here knows a game.

pub(crate) mod board;
pub(crate) mod caret;
pub(crate) mod console;
pub(crate) mod failure;
pub(crate) mod output;
