//! Errors of the cores as the one struct of C.

use core::ffi::c_char;
use core::fmt::Display;

use chessboard_core::{GameOver, NoteError, ParseError, PlyError, ReadError};

/// The call did what it should.
pub const SD_OK: i32 = 0;
/// An argument is out of range, or has fields that do not fit together.
pub const SD_ERROR_ARGUMENT: i32 = -1;
/// A pointer is null that must not be.
pub const SD_ERROR_NULL: i32 = -2;
/// A text or packed bytes do not follow their grammar; `offset` is the byte.
pub const SD_ERROR_PARSE: i32 = -3;
/// There can be no such position; the message lists every fault.
pub const SD_ERROR_SETUP: i32 = -4;
/// A move or a roll is illegal, or the game is over; `reason` has the name of the broken rule.
pub const SD_ERROR_ILLEGAL: i32 = -5;
/// A record is damaged; `offset` is the byte, `turn` the turn at fault, 0 in the tags.
pub const SD_ERROR_RECORD: i32 = -6;
/// The request of a player is rejected; `reason` says why.
pub const SD_ERROR_REQUEST: i32 = -7;
/// The handle holds a game of the other kind.
pub const SD_ERROR_OTHER_GAME: i32 = -8;
/// A limit was reached before a value was proven.
pub const SD_ERROR_UNSOLVED: i32 = -9;
/// Bytes are no table, or a table is for other rules than a position.
pub const SD_ERROR_TABLE: i32 = -10;
/// Dice are not proved fair.
pub const SD_ERROR_UNFAIR: i32 = -11;
/// The call was stopped.
pub const SD_ERROR_STOPPED: i32 = -12;
/// The library has a fault; delete the handles that the call could change.
pub const SD_ERROR_INTERNAL: i32 = -13;

/// The `offset` of an error that is not at a byte.
pub const SD_NO_OFFSET: u64 = u64::MAX;

/// What went wrong, for programs and for people. Every call that can fail fills it when it fails, and leaves it as
/// it is otherwise.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Error {
    /// One of `SD_ERROR_…`; what the function returned, if it returned a number.
    pub status: i32,
    /// The turn of a record, or the game of a batch, from 1; 0 elsewhere.
    pub turn: u32,
    /// The byte of the text or of the packed bytes, from 0; `SD_NO_OFFSET` elsewhere.
    pub offset: u64,
    /// The name of the reason, the same in all languages and versions: `pinned`, `game-over`. Empty if there is
    /// none. Ends with a zero byte.
    pub reason: [c_char; 32],
    /// What was wrong in words, in English, UTF-8, cut at 463 bytes. Ends with a zero byte.
    pub message: [c_char; 464],
}

/// An error on its way to C.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) status: i32,
    turn: u32,
    offset: u64,
    reason: &'static str,
    message: String,
}

impl Fault {
    pub(crate) fn new(status: i32, message: impl Display) -> Fault {
        Fault { status, turn: 0, offset: SD_NO_OFFSET, reason: "", message: message.to_string() }
    }

    /// An argument that is not what was expected.
    pub(crate) fn argument(name: &str, expected: impl Display) -> Fault {
        Fault::new(SD_ERROR_ARGUMENT, format_args!("{name}: expected {expected}"))
    }

    pub(crate) fn null(name: &str) -> Fault {
        Fault::new(SD_ERROR_NULL, format_args!("{name}: is null"))
    }

    pub(crate) fn at(self, offset: usize) -> Fault {
        Fault { offset: offset as u64, ..self }
    }

    pub(crate) fn in_turn(self, turn: Option<u32>) -> Fault {
        Fault { turn: turn.unwrap_or(0), ..self }
    }

    pub(crate) fn because(self, reason: &'static str) -> Fault {
        Fault { reason, ..self }
    }
}

impl From<&Fault> for Error {
    fn from(fault: &Fault) -> Error {
        let Fault { status, turn, offset, reason, message } = fault;
        Error { status: *status, turn: *turn, offset: *offset, reason: ended(reason), message: ended(message) }
    }
}

/// A text that ends with a zero byte, cut at a character if it is too long.
fn ended<const N: usize>(text: &str) -> [c_char; N] {
    let mut bytes = [0; N];
    let fits = |end: &usize| *end < N && text.is_char_boundary(*end);
    let end = (0..=text.len().min(N)).rev().find(fits).unwrap_or(0);
    for (place, byte) in bytes.iter_mut().zip(text[..end].bytes()) {
        *place = byte as c_char;
    }
    bytes
}

impl From<ParseError> for Fault {
    fn from(error: ParseError) -> Fault {
        Fault::new(SD_ERROR_PARSE, error).at(error.offset)
    }
}

impl<R> From<ReadError<R>> for Fault
where
    Fault: From<R>,
{
    fn from(error: ReadError<R>) -> Fault {
        match error {
            ReadError::Syntax(error) => error.into(),
            ReadError::Rejected(reason) => reason.into(),
        }
    }
}

impl From<GameOver> for Fault {
    fn from(over: GameOver) -> Fault {
        stones_core::IllegalMove::from(over).into()
    }
}

impl From<PlyError> for Fault {
    fn from(error: PlyError) -> Fault {
        Fault::new(SD_ERROR_ARGUMENT, format_args!("ply: {error}"))
    }
}

impl From<NoteError> for Fault {
    fn from(error: NoteError) -> Fault {
        let fault = Fault::new(SD_ERROR_ARGUMENT, error);
        match error {
            NoteError::TagValue(at) | NoteError::Comment(at) => fault.at(at.offset),
            _ => fault,
        }
    }
}

/// The errors that both games declare under the same names.
macro_rules! faults_of {
    ($core:ident) => {
        impl From<$core::IllegalMove> for Fault {
            fn from(error: $core::IllegalMove) -> Fault {
                Fault::new(SD_ERROR_ILLEGAL, error).because(error.name())
            }
        }

        impl From<$core::SetupError> for Fault {
            fn from(error: $core::SetupError) -> Fault {
                Fault::new(SD_ERROR_SETUP, error)
            }
        }
    };
}

faults_of!(stones_core);
faults_of!(dice_race_core);
