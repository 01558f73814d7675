use core::fmt;

use super::TurnNumber;
use crate::{ParseError, ReadError};

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

/// What can be wrong in a record; `F` is why a game's rules reject a start or a turn, such as [`RuleError`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordFault<F> {
    /// Something else was expected here.
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
    /// The rules do not allow it.
    #[error("{0}")]
    Rules(F),
}

/// Why the rules reject what is well-formed: an illegal move (`M`) or an impossible setup (`S`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum RuleError<M, S> {
    /// A move, or a roll, is illegal where it stands.
    #[error("{0}")]
    Illegal(M),
    /// The position is impossible.
    #[error("{0}")]
    Setup(S),
}

/// A fault and its byte offset into the record.
pub type Placed<F> = (usize, RecordFault<F>);

impl<F> RecordFault<F> {
    /// The fault in a word that begins at this offset.
    pub(super) fn in_word(offset: usize, error: ReadError<F>) -> Placed<F> {
        match error {
            ReadError::Syntax(ParseError { offset: at, expected }) => (offset + at, RecordFault::Expected(expected)),
            ReadError::Rejected(fault) => (offset, RecordFault::Rules(fault)),
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
