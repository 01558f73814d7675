/// A slice does not hold exactly as many items as are needed; nothing was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected {expected} items, found {found}")]
pub struct LengthError {
    /// How many are needed.
    pub expected: usize,
    /// How many there are.
    pub found: usize,
}

/// Why a call for a batch of positions was refused; the batch is unchanged. `R` is the reason for one position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum BatchError<R> {
    /// A slice has the wrong length.
    #[error(transparent)]
    Length(#[from] LengthError),
    /// The batch has no position with this index.
    #[error("expected an index below {len}, found {index}")]
    Index {
        /// The index.
        index: usize,
        /// How many positions there are.
        len: usize,
    },
    /// A position has other rules than those of the batch: the first such one.
    #[error("position {index}: expected the rules of the batch")]
    OtherRules {
        /// The index of the position.
        index: usize,
    },
    /// What was given for one position cannot be: the first such one.
    #[error("position {index}: {reason}")]
    Refused {
        /// The index of the position.
        index: usize,
        /// What is wrong.
        reason: R,
    },
}
