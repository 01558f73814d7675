use core::fmt;

use crate::{IllegalMove, Rules};

/// Why bytes are no table of exact chances, or no checkpoint of a solver, or cannot be read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The bytes begin like nothing that we wrote.
    #[error("not ours: expected it to begin with `{expected}`")]
    Foreign {
        /// What a table, or a checkpoint, begins with.
        expected: &'static str,
    },
    /// Another version of the format.
    #[error("format version {found}: expected {expected}")]
    Version {
        /// The only version that there is.
        expected: u8,
        /// The one found.
        found: u8,
    },
    /// A byte that no file has.
    #[error("at byte {offset}: expected {expected}")]
    Byte {
        /// The byte's offset.
        offset: usize,
        /// What should have stood there.
        expected: &'static str,
    },
    /// Cut off, or something was appended.
    #[error("{found} bytes: expected {expected}")]
    Length {
        /// How many bytes it should have by its rules.
        expected: u64,
        /// How many it has.
        found: u64,
    },
    /// Some byte is not what was written.
    #[error("damaged: the checksum is {found:08x}, expected {expected:08x}")]
    Checksum {
        /// What the file says.
        expected: u32,
        /// What its bytes give.
        found: u32,
    },
    /// A checkpoint of other rules than those asked for.
    #[error("made for other rules: expected {}, found {}", Named(expected), Named(found))]
    OtherRules {
        /// The rules that were asked for.
        expected: Rules,
        /// The rules of the file.
        found: Rules,
    },
    /// A solver that has not solved everything yet has no table.
    #[error("not solved yet: {solved} of {states} positions are")]
    Unsolved {
        /// The positions solved so far.
        solved: u64,
        /// All positions.
        states: u64,
    },
    /// There is not enough memory.
    #[error("not enough memory: {bytes} bytes are needed")]
    Memory {
        /// How many bytes were asked for.
        bytes: u64,
    },
    /// A directory, a device or the like is in the place of the file to be written.
    #[cfg(feature = "exact")]
    #[error("no regular file: expected one, or none yet")]
    NoFile,
    /// The file cannot be read or written.
    #[cfg(feature = "exact")]
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Why a table cannot tell about a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum LookupError {
    /// The position has other rules, the number of pieces among them.
    #[error("the table is for other rules: expected {}, found {}", Named(expected), Named(found))]
    OtherRules {
        /// The rules of the table.
        expected: Rules,
        /// The rules of the position.
        found: Rules,
    },
    /// There is no move: nothing has been rolled, or the game is over.
    #[error(transparent)]
    NoMove(#[from] IllegalMove),
}

/// Rules in words: `2 pieces, first-contact, stop-short, no extra roll on six`.
struct Named<'a>(&'a Rules);

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { capture, block, extra_roll_on_six, pieces } = self.0;
        let plural = if pieces.get() == 1 { "" } else { "s" };
        let no = if *extra_roll_on_six { "" } else { "no " };
        write!(f, "{pieces} piece{plural}, {capture}, {block}, {no}extra roll on six")
    }
}
