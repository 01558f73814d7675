/// A text that does not follow its grammar, or packed bytes that do not follow their layout: where, and what was
/// expected there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("at byte {offset}: expected {expected}")]
pub struct ParseError {
    /// Byte offset, counted from 0; the text's length if it ended too early.
    pub offset: usize,
    /// What was expected there.
    pub expected: &'static str,
}

impl ParseError {
    /// An error at this byte.
    pub const fn new(offset: usize, expected: &'static str) -> ParseError {
        ParseError { offset, expected }
    }
}
