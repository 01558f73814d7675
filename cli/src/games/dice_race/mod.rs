//! The dice race at the terminal.

pub(crate) mod advice;
pub(crate) mod board;
pub(crate) mod command;
pub(crate) mod demo;
pub(crate) mod dice;
pub(crate) mod explain;
pub(crate) mod fair;
pub(crate) mod greedy;
mod lesson;
pub(crate) mod move_list;
pub(crate) mod player;
pub(crate) mod result;
pub(crate) mod rolls;
pub(crate) mod session;
