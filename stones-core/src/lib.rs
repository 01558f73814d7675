#![doc = include_str!("../README.md")]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
#[cfg(feature = "arbitrary")]
mod arbitrary;
mod board;
mod cpu;
mod diagram;
#[cfg(feature = "alloc")]
mod game;
mod hash;
mod move_list;
mod movegen;
mod moves;
mod packed;
mod perft;
#[cfg(feature = "alloc")]
mod picture;
mod play;
#[cfg(feature = "playouts")]
mod playout;
mod position;
#[cfg(feature = "alloc")]
mod record;
mod rules;
#[cfg(feature = "search")]
pub mod search;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
mod symmetry;
mod text;
#[cfg(feature = "alloc")]
mod untrusted;

pub use action::Action;
pub use board::{AnyBoard, Board, Board8x8};
#[cfg(feature = "alloc")]
pub use chessboard_core::history::{GameOver, History, NoSuchPly};
#[cfg(feature = "alloc")]
pub use chessboard_core::record::Records;
#[cfg(feature = "alloc")]
pub use chessboard_core::record::{
    DamagedRecord, Ending, GameResult, NoteError, Notes, RecordError, RecordFault, Termination,
};
#[cfg(feature = "alloc")]
pub use chessboard_core::svg;
pub use chessboard_core::untrusted::Refusal;
pub use chessboard_core::{Color, Direction, File, ParseError, Rank, Square, SquareSet, UnknownName, square_set};
pub use diagram::Diagram;
#[cfg(feature = "alloc")]
pub use game::{Game, GameOn, Step};
pub use move_list::{MAX_MOVES, MoveList};
pub use movegen::{MoveSet, Moves};
pub use moves::{Move, MoveKind, MoveText};
pub use packed::UnpackError;
pub use play::{IllegalMove, ParseMoveError};
#[cfg(feature = "playouts")]
pub use playout::Playouts;
pub use position::{AnyPosition, Position, PositionOn, Stone};
#[cfg(feature = "alloc")]
pub use record::RecordRefusal;
pub use rules::{EndReason, EndRule, GoalZone, Outcome, Rules, Score};
pub use setup::{Setup, SetupError, SetupFault, SetupOn};
pub use symmetry::Symmetry;
pub use text::ParsePositionError;
#[cfg(feature = "alloc")]
pub use untrusted::Request;
