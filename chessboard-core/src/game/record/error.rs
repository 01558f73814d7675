use core::fmt;

use super::{TurnNumber, WordFault};

/// A fault in a record: in which turn, at which byte, and what it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RecordError<F> {
    /// The number of the turn at fault; `None` in the tags.
    pub turn: Option<u32>,
    /// Byte offset into the whole text.
    pub offset: usize,
    /// What is wrong there.
    pub fault: RecordFault<F>,
}

/// What can be wrong in a record; `F` is what a game's rules can have against a start or a turn.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault<F> {
    /// Something else had to stand here.
    #[error("expected {0}")]
    Expected(&'static str),
    /// The turn needs its number, and this number only.
    #[error("expected the number `{0}`")]
    Number(TurnNumber),
    /// A tag is given a second time.
    #[error("this tag is given twice")]
    TagTwice,
    /// A tag that every record has is missing.
    #[error("the tag {0} is missing")]
    TagMissing(&'static str),
    /// The byte begins no character of UTF-8.
    #[error("expected UTF-8")]
    Utf8,
    /// The game's rules are against it.
    #[error("{0}")]
    Rules(F),
}

impl<F> RecordFault<F> {
    /// The fault of a word, and its offset within the word.
    pub(super) fn in_word(fault: WordFault<F>) -> (usize, RecordFault<F>) {
        match fault {
            WordFault::Parse(error) => (error.offset, RecordFault::Expected(error.expected)),
            WordFault::Rules(fault) => (0, RecordFault::Rules(fault)),
        }
    }
}

/// `turn 12, byte 345: expected …`
impl<F: fmt::Display> fmt::Display for RecordError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(turn) = self.turn {
            write!(f, "turn {turn}, ")?;
        }
        write!(f, "byte {}: {}", self.offset, self.fault)
    }
}

impl<F: fmt::Debug + fmt::Display> core::error::Error for RecordError<F> {}

/// A record with a fault, and all that could be read before it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DamagedRecord<G, F> {
    /// The first fault.
    pub error: RecordError<F>,
    /// The tags, turns and comments before the fault.
    pub game: G,
}

impl<G, F: fmt::Display> fmt::Display for DamagedRecord<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl<G: fmt::Debug, F: fmt::Debug + fmt::Display> core::error::Error for DamagedRecord<G, F> {}
