//! Arguments that several subcommands share.

pub(crate) mod drawing;
pub(crate) mod lessons;
pub(crate) mod per_game;
pub(crate) mod position;
pub(crate) mod rules;
pub(crate) mod values;
