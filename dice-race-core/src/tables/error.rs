use core::fmt;

use crate::{IllegalMove, Rules};

/// Why bytes are not a table or a solver's checkpoint, or why one cannot be made, read or written.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum TableError {
    /// The bytes do not begin as a table, or a checkpoint, does.
    #[error("unknown format: expected it to begin with `{expected}`")]
    Magic {
        /// How a table, or a checkpoint, begins.
        expected: &'static str,
    },
    /// Another version of the format.
    #[error("format version {found}: expected {expected}")]
    Version {
        /// The only version there is.
        expected: u8,
        /// The version found.
        found: u8,
    },
    /// An impossible byte.
    #[error("at byte {offset}: expected {expected}")]
    Byte {
        /// The byte's offset.
        offset: usize,
        /// What was expected there.
        expected: &'static str,
    },
    /// The file is cut off, or something was appended.
    #[error("{found} bytes: expected {expected}")]
    Length {
        /// The length that follows from the rules.
        expected: u64,
        /// The length found.
        found: u64,
    },
    /// Some byte was changed.
    #[error("damaged: the checksum is {found:08x}, expected {expected:08x}")]
    Checksum {
        /// The checksum in the file.
        expected: u32,
        /// The checksum of its bytes.
        found: u32,
    },
    /// A checkpoint for other rules than the requested ones.
    #[error("made for other rules: expected {}, found {}", Described(expected), Described(found))]
    OtherRules {
        /// The requested rules.
        expected: Rules,
        /// The rules of the file.
        found: Rules,
    },
    /// There is no table before all positions are solved.
    #[error("not solved yet: {solved} of {states} positions are solved")]
    Unsolved {
        /// The positions solved so far.
        solved: u64,
        /// All positions.
        states: u64,
    },
    /// There is not enough memory.
    #[error("not enough memory: {bytes} bytes are needed")]
    Memory {
        /// The number of bytes needed.
        bytes: u64,
    },
    /// The path to read from is a pipe, a device or the like.
    #[cfg(feature = "exact")]
    #[error("not a regular file: expected one")]
    NotAFile,
    /// Another process holds the lock of the checkpoint.
    #[cfg(feature = "exact")]
    #[error("{} works with this checkpoint: expected it to end first", Holder(*process))]
    Locked {
        /// The process, by its number, if it is known.
        process: Option<u32>,
    },
    /// The file cannot be read or written.
    #[cfg(feature = "exact")]
    #[error(transparent)]
    Io(#[from] std::io::Error),
}

/// Why a position cannot be looked up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum LookupError {
    /// The position has other rules, which include the number of pieces.
    #[error("the table is for other rules: expected {}, found {}", Described(expected), Described(found))]
    OtherRules {
        /// The rules of the table.
        expected: Rules,
        /// The rules of the position.
        found: Rules,
    },
    /// The game is over; or a roll is pending, or missing, where it must not be.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
}

impl LookupError {
    /// Checks that a position has these rules.
    pub(crate) fn check_rules(expected: Rules, found: Rules) -> Result<(), LookupError> {
        if expected == found { Ok(()) } else { Err(LookupError::OtherRules { expected, found }) }
    }
}

/// `process 1234`
#[cfg(feature = "exact")]
struct Holder(Option<u32>);

#[cfg(feature = "exact")]
impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(number) => write!(f, "process {number}"),
            None => f.write_str("another process"),
        }
    }
}

/// Rules in words: `2 pieces, first-contact, stop-short, no extra roll on six`.
struct Described<'a>(&'a Rules);

impl fmt::Display for Described<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Rules { capture, block, extra_roll_on_six, pieces } = self.0;
        let plural = if pieces.get() == 1 { "" } else { "s" };
        let no = if *extra_roll_on_six { "" } else { "no " };
        write!(f, "{pieces} piece{plural}, {capture}, {block}, {no}extra roll on six")
    }
}
