//! Games written down as tags and moves, in the manner of chess's PGN; any number of them in a file.
//!
//! ```text
//! record   = tag { tag } { comment } { turn } result
//! tag      = "[" name " " '"' value '"' "]"     name: letters, digits, "_"; `\"` and `\\` in the value
//! turn     = [ number ] move { comment }        number and move: the game's own words
//! comment  = "{" text "}"                       text: anything but "}"; it does not nest
//! result   = "1-0" | "0-1" | "1/2-1/2" | "*"
//! ```
//!
//! Any white space may stand between tokens. A line that begins with `[Game "` always begins a record, so
//! one damaged game, or a comment that is never closed, does not hide the next.
//!
//! This module holds what both games share: tags and their order, comments, results, and how they have to agree. The
//! games expose it as `to_record`, `from_record` and `read_records`.

mod error;
mod game_name;
mod header;
mod lexer;
mod number;
mod reader;
mod recorded;
mod records;
mod result;
mod writer;

pub use error::{DamagedRecord, RecordError, RecordFault, RuleError};
pub use game_name::game_name;
pub use number::TurnNumber;
pub use records::Records;
pub use result::GameResult;

#[doc(hidden)]
pub use {
    error::Placed,
    header::{Header, HeaderTag},
    recorded::Recorded,
    records::{read, read_all},
    writer::write,
};
