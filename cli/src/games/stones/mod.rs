//! Stones! at the terminal.

pub(crate) mod advice;
pub(crate) mod board;
pub(crate) mod command;
pub(crate) mod demo;
pub(crate) mod explain;
pub(crate) mod greedy;
mod lesson;
pub(crate) mod move_list;
pub(crate) mod player;
pub(crate) mod result;
pub(crate) mod session;

use stones_core::{AnyBoard, GameOn};

/// A game on a board of any size.
pub(crate) type AnyGame = GameOn<AnyBoard>;
