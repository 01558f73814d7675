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
mod diagram;
pub mod dice;
#[cfg(feature = "tables")]
pub mod exact;
#[cfg(feature = "alloc")]
mod game;
mod hash;
mod move_list;
mod movegen;
mod moves;
mod outcome;
mod packed;
#[cfg(feature = "alloc")]
mod picture;
mod play;
#[cfg(feature = "dice")]
mod playout;
mod position;
#[cfg(feature = "alloc")]
mod record;
mod roll;
mod rules;
#[cfg(feature = "search")]
pub mod search;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
mod text;
mod track;
#[cfg(feature = "alloc")]
mod untrusted;

pub use action::Action;
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
pub use chessboard_core::{Color, File, ParseError, Rank, Square, SquareSet, UnknownName};
pub use diagram::Diagram;
#[cfg(feature = "alloc")]
pub use game::{Game, Step, Turn};
pub use move_list::{MAX_MOVES, MoveList};
pub use moves::{Move, MoveKind, MoveText, Path};
pub use outcome::{EndReason, Outcome};
pub use packed::UnpackError;
pub use play::{IllegalMove, ParseMoveError, Preview};
#[cfg(feature = "dice")]
pub use playout::Playouts;
pub use position::{Piece, Position};
#[cfg(feature = "alloc")]
pub use record::RecordRefusal;
pub use roll::{CHANCE_OUTCOMES, NotARoll, Roll};
pub use rules::{BlockRule, CaptureRule, PieceCount, Rules};
pub use setup::{Setup, SetupError, SetupFault, SetupSide};
pub use text::ParsePositionError;
pub use track::{Progress, ProgressSet};
#[cfg(feature = "alloc")]
pub use untrusted::Request;
