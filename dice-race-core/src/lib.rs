//! The rules of the dice race.
//!
// The README's examples need the features that they show.
#![cfg_attr(all(feature = "alloc", feature = "dice"), doc = include_str!("../README.md"))]
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
#[cfg(any(feature = "search", feature = "tables"))]
mod chances;
pub mod dice;
mod error;
#[cfg(feature = "exact")]
pub mod exact;
#[cfg(feature = "alloc")]
mod game;
mod moves;
mod outcome;
mod position;
mod roll;
mod rules;
#[cfg(feature = "search")]
pub mod search;
#[cfg(feature = "tables")]
pub mod tables;
mod track;

pub use action::{Action, ActionError, ActionMask};
pub use chessboard_core::cpu;
#[cfg(feature = "std")]
pub use chessboard_core::record::{RecordStream, StreamError};
pub use chessboard_core::{ByColor, Color, File, NameError, ParseError, Rank, ReadError, Square, SquareSet};
#[cfg(feature = "alloc")]
pub use chessboard_core::{
    Ending, GameOver, History, NoteError, Notes, PlyError, RevisionError, Termination,
    record::{DamagedRecord, GameResult, RecordError, RecordFault, Records},
    svg,
    untrusted::RequestError,
};
pub use error::{MoveError, PositionError};
#[cfg(feature = "alloc")]
pub use game::{Game, Request, RuleError, Step, Turn};
pub use moves::{Move, MoveKind, MoveText, Path};
pub use outcome::{EndReason, Outcome};
#[cfg(feature = "dice")]
pub use position::Playouts;
pub use position::{
    Diagram, IllegalMove, MAX_MOVES, MoveList, Piece, Position, Preview, Setup, SetupError, SetupFault, SetupSide,
    Symmetry,
};
pub use roll::{CHANCE_OUTCOMES, Roll, RollError};
pub use rules::{BlockRule, CaptureRule, PieceCount, PieceCountError, Rules};
pub use track::{Progress, ProgressError, ProgressSet, ProgressSetIter};
