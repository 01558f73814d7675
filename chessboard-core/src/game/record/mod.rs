//! Games written down as tags and moves, in the manner of chess's PGN; any number of them in a file.
//!
//! ```text
//! record   = tag { tag } { comment } { turn } result
//! tag      = "[" name " " '"' value '"' "]"     name: letters, digits, "_"; `\"` and `\\` in the value
//! turn     = [ number ] move { comment }        number and move: the game's own words
//! comment  = "{" text "}"                       it does not nest
//! result   = "1-0" | "0-1" | "1/2-1/2" | "*"
//! ```
//!
//! Any white space may stand between tokens, and a line ends in LF, CR LF or CR.
//!
//! A record starts at a tag Game before which on its line only white space and byte-order marks stand, and after the
//! result of the record before. So one damaged game, or a comment that is never closed, does not hide the next.
//! What stands after a result and starts no record is a fault of its own.
//!
//! A comment holds any text without `}`, without the start of a record, and without control characters other than
//! white space; a tag's value any text without control characters and line ends. Both read back as they were written.
//!
//! This module holds what both games share: tags and their order, comments, results, and how they have to agree. The
//! games expose it as `to_record`, `from_record`, `read_records` and `records_from`.

mod error;
mod game_name;
mod header;
mod lexer;
mod number;
mod reader;
mod recorded;
mod records;
mod result;
pub(super) mod scanner;
mod splitter;
#[cfg(feature = "std")]
mod stream;
mod writer;

pub use error::{DamagedRecord, RecordError, RecordFault, RuleError};
pub use game_name::game_name;
pub use number::TurnNumber;
pub use records::Records;
pub use result::GameResult;
#[cfg(feature = "std")]
pub use stream::{RecordStream, StreamError};

#[doc(hidden)]
pub use {
    error::Placed,
    header::{Header, HeaderTag},
    recorded::Recorded,
    records::{ONE_RECORD, read, read_all, read_one},
    splitter::{Source, Splitter},
    writer::write,
};

#[cfg(feature = "std")]
#[doc(hidden)]
pub use stream::{ReaderSource, read_from};
