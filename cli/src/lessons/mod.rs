//! The rules and the tutorial of a game at the terminal.

pub(crate) mod page;
pub(crate) mod taught;
pub(crate) mod tutorial;
