//! The subcommands: what each takes from the command line, and what it does.

pub(crate) mod analyze;
pub(crate) mod check;
pub(crate) mod matches;
pub(crate) mod moves;
mod options;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod verify;
