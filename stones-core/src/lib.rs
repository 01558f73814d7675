#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
mod board;
mod diagram;
mod hash;
mod move_list;
mod movegen;
mod moves;
mod packed;
mod perft;
mod play;
mod position;
mod rules;
mod setup;
mod symmetry;
mod text;

pub use action::Action;
pub use board::{AnyBoard, Board, Board8x8};
pub use chessboard_core::{Color, Direction, File, ParseError, Rank, Square, SquareSet, square_set};
pub use diagram::Diagram;
pub use move_list::{MAX_MOVES, MoveList, MoveListIter};
pub use movegen::{MoveSet, Moves};
pub use moves::{Move, MoveKind, MoveText};
pub use packed::UnpackError;
pub use play::{IllegalMove, ParseMoveError};
pub use position::{AnyPosition, Position, PositionOn, Stone};
pub use rules::{EndReason, EndRule, GoalZone, Outcome, Rules, Score, UnknownRule};
pub use setup::{Setup, SetupError, SetupFault, SetupOn};
pub use symmetry::Symmetry;
pub use text::ParsePositionError;
