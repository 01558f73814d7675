//! Input and output at the terminal, for any game.

pub(crate) mod board;
pub(crate) mod caret;
pub(crate) mod console;
#[cfg(unix)]
mod dumb;
pub(crate) mod duration;
pub(crate) mod escape;
pub(crate) mod failure;
pub(crate) mod interrupt;
pub(crate) mod layout;
mod line_editor;
pub(crate) mod locale;
pub(crate) mod output;
pub(crate) mod palette;
pub(crate) mod quit;
pub(crate) mod size;
pub(crate) mod typed;
pub(crate) mod usage;
