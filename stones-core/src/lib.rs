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
#[cfg(feature = "alloc")]
mod game;
mod moves;
mod position;
mod rules;
#[cfg(feature = "search")]
pub mod search;
#[cfg(feature = "serde")]
mod serialize;

pub use action::Action;
pub use board::{AnyBoard, Board, Board8x8};
#[cfg(feature = "alloc")]
pub use chessboard_core::record::{DamagedRecord, GameResult, RecordError, RecordFault, Records};
#[cfg(feature = "alloc")]
pub use chessboard_core::svg;
#[cfg(feature = "alloc")]
pub use chessboard_core::untrusted::RequestError;
pub use chessboard_core::{Color, Direction, File, ParseError, Rank, Square, SquareSet, UnknownName, square_set};
#[cfg(feature = "alloc")]
pub use chessboard_core::{Ending, GameOver, History, NoteError, Notes, PlyError, Termination};
#[cfg(feature = "alloc")]
pub use game::{Game, GameOn, Request, RuleError, Step};
pub use moves::{Move, MoveKind, MoveText};
#[cfg(feature = "playouts")]
pub use position::Playouts;
pub use position::{
    AnyPosition, Diagram, IllegalMove, MAX_MOVES, MoveList, MoveSet, Moves, ParseMoveError, ParsePositionError,
    Position, PositionOn, Setup, SetupError, SetupFault, SetupOn, Stone, Symmetry, UnpackError,
};
pub use rules::{EndReason, EndRule, GoalZone, Outcome, Rules, Score};
