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
pub mod dice;
#[cfg(feature = "tables")]
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
#[cfg(feature = "serde")]
mod serialize;
mod track;

pub use action::Action;
#[cfg(feature = "alloc")]
pub use chessboard_core::record::{DamagedRecord, GameResult, RecordError, RecordFault, Records};
#[cfg(feature = "alloc")]
pub use chessboard_core::svg;
#[cfg(feature = "alloc")]
pub use chessboard_core::untrusted::RequestError;
pub use chessboard_core::{Color, File, ParseError, Rank, Square, SquareSet, UnknownName};
#[cfg(feature = "alloc")]
pub use chessboard_core::{Ending, GameOver, History, NoteError, Notes, PlyError, Termination};
#[cfg(feature = "alloc")]
pub use game::{Game, Request, RuleError, Step, Turn};
pub use moves::{Move, MoveKind, MoveText, Path};
pub use outcome::{EndReason, Outcome};
#[cfg(feature = "dice")]
pub use position::Playouts;
pub use position::{
    Diagram, IllegalMove, MAX_MOVES, MoveList, ParseMoveError, ParsePositionError, Piece, Position, Preview, Setup,
    SetupError, SetupFault, SetupSide, UnpackError,
};
pub use roll::{CHANCE_OUTCOMES, NotARoll, Roll};
pub use rules::{BlockRule, CaptureRule, PieceCount, Rules};
pub use track::{Progress, ProgressSet};
