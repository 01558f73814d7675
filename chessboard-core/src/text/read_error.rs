use crate::ParseError;

/// Why a text, or packed bytes, cannot be read as a value.
///
/// `R` is the game's reason to reject a well-formed text: an illegal move, the faults of a setup.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum ReadError<R> {
    /// It does not follow its grammar, or its layout.
    #[error(transparent)]
    Syntax(ParseError),
    /// It is well-formed, but the rules do not allow it.
    #[error("{0}")]
    Rejected(R),
}

impl<R> From<ParseError> for ReadError<R> {
    fn from(error: ParseError) -> ReadError<R> {
        ReadError::Syntax(error)
    }
}

impl<R> ReadError<R> {
    /// The same error with another type of reason.
    pub fn map<S>(self, reason: impl FnOnce(R) -> S) -> ReadError<S> {
        match self {
            ReadError::Syntax(error) => ReadError::Syntax(error),
            ReadError::Rejected(rejected) => ReadError::Rejected(reason(rejected)),
        }
    }
}
