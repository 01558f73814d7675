//! The rules of Stones!
//!
// The README links to what needs the heap.
#![cfg_attr(feature = "alloc", doc = include_str!("../README.md"))]
#![no_std]

#[cfg(any(feature = "alloc", test))]
extern crate alloc;
#[cfg(any(feature = "std", test))]
extern crate std;

mod action;
#[cfg(feature = "arbitrary")]
mod arbitrary;
#[cfg(feature = "batch")]
pub mod batch;
mod board;
mod error;
#[cfg(feature = "alloc")]
mod game;
mod moves;
mod outcome;
mod position;
mod rules;
#[cfg(feature = "search")]
pub mod search;

pub use action::{Action, ActionError, ActionMask};
pub use board::{AnyBoard, Board, Board8x8};
pub use chessboard_core::cpu;
#[cfg(feature = "std")]
pub use chessboard_core::record::{RecordStream, StreamError};
pub use chessboard_core::{
    ByColor, Color, Direction, File, NameError, ParseError, Rank, ReadError, Square, SquareSet, square_set,
};
#[cfg(feature = "alloc")]
pub use chessboard_core::{
    Ending, GameOver, History, NoteError, Notes, PlyError, RevisionError, Termination,
    record::{DamagedRecord, GameResult, RecordError, RecordFault, Records},
    svg,
    untrusted::RequestError,
};
pub use error::{MoveError, PositionError};
#[cfg(feature = "alloc")]
pub use game::{Game, GameOn, Request, RuleError, Step};
pub use moves::{Move, MoveKind, MoveText};
pub use outcome::{EndReason, Outcome, Score};
#[cfg(feature = "playouts")]
pub use position::Playouts;
pub use position::{
    AnyPosition, Diagram, IllegalMove, MAX_MOVES, MoveList, MoveSet, Moves, Position, PositionOn, Setup, SetupError,
    SetupFault, SetupOn, Stone, Symmetry,
};
pub use rules::{EndRule, GoalZone, Rules};
