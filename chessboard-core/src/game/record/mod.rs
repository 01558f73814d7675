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
//! What both games share stands here: tags and their order, comments, results, and how they have to agree.
//! A game implements [`Recorded`] and gets [`read()`], [`read_all()`] and [`write()`].

mod error;
mod game_name;
mod header;
mod lexer;
mod notes;
mod reader;
mod result;
mod writer;

pub use error::{DamagedRecord, RecordError, RecordFault};
pub use game_name::game_name;
pub use header::{Header, HeaderTag};
pub use notes::{NoteError, Notes};
pub use reader::{Records, read, read_all};
pub use result::{Ending, GameResult, Termination, TurnNumber};
pub use writer::write;

use alloc::string::String;
use alloc::vec::Vec;

/// A game that can be written down and read back.
pub trait Recorded: Sized + Default {
    /// The value of the `Game` tag.
    const NAME: &'static str;

    /// The tags in which this game writes its rules, in order.
    const RULE_TAGS: &'static [&'static str];

    /// What its rules can have against a start or a turn.
    type Fault: core::error::Error + Clone + PartialEq + 'static;

    /// The game before its first turn, from the `Start` and rule tags; other tags are not its concern.
    /// The error goes with the tag it is about.
    fn from_header(header: &Header) -> Result<Self, (&HeaderTag, WordFault<Self::Fault>)>;

    /// The number that has to stand before the next turn, if one has to.
    fn number_due(&self) -> Option<TurnNumber>;

    /// The number under which the next turn counts.
    fn turn_number(&self) -> u32;

    /// Plays the next turn.
    fn read_turn(&mut self, word: &str) -> Result<(), WordFault<Self::Fault>>;

    /// Ends the game as something else than the board decided.
    fn end(&mut self, ending: Ending) -> Result<(), WordFault<Self::Fault>>;

    /// How the game stands: by the board, by an [`Ending`], or unfinished.
    fn standing(&self) -> Standing;

    /// The number of turns up to now: the place of the comments that come next.
    fn turn_count(&self) -> usize;

    /// Tags and comments.
    fn notes(&self) -> &Notes;

    /// Tags and comments, to be changed.
    fn notes_mut(&mut self) -> &mut Notes;

    /// The start as text, if it is not the initial position.
    fn start_text(&self) -> Option<String>;

    /// The values of [`RULE_TAGS`](Recorded::RULE_TAGS) that are not the default, in order.
    fn rule_tags(&self) -> Vec<(&'static str, String)>;

    /// Every turn played, with the number written before it.
    fn written_turns(&self) -> Vec<(Option<TurnNumber>, String)>;

    /// What stands after the last turn, such as a roll not yet answered.
    fn written_rest(&self) -> Option<String> {
        None
    }
}

/// How a game stands at its last turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It goes on, or nobody has said how it ended.
    Unfinished,
    /// It ended on the board.
    Board {
        /// Who has won.
        result: GameResult,
        /// The score, White first, in a game that has one.
        score: Option<(u8, u8)>,
    },
    /// It ended by something else.
    Ended(Ending),
}

/// What is wrong with one word of a record: a tag's value or a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WordFault<F> {
    /// The word is malformed at this byte of it.
    Parse(crate::ParseError),
    /// The word is well-formed, and the game's rules are against it.
    Rules(F),
}

impl<F> From<crate::ParseError> for WordFault<F> {
    fn from(error: crate::ParseError) -> WordFault<F> {
        WordFault::Parse(error)
    }
}
