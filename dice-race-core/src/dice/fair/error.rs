use crate::Roll;

/// Why the dice of a record are not proved fair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// The record has no such tag.
    #[error("the tag {0} is missing")]
    MissingTag(&'static str),
    /// A tag does not hold what it must.
    #[error("the tag {name} is malformed: expected {expected}")]
    MalformedTag {
        /// The tag.
        name: &'static str,
        /// What it must hold.
        expected: &'static str,
    },
    /// The commitment is another than the one shown before the game.
    #[error("the commitment is not the one that was shown before the game")]
    OtherCommitment,
    /// The client's seed is another than the one that the client chose.
    #[error("the client's seed is not the one that the client chose")]
    OtherClientSeed,
    /// The commitment was not made to this server seed for this game.
    #[error("the commitment does not match the server's seed, the game id, the start and the rules")]
    Commitment,
    /// A roll does not follow from the seeds and the commitment.
    #[error("roll {number} is {found}, but the seeds give {expected}")]
    Roll {
        /// The roll's number, from 0.
        number: u64,
        /// The roll in the record.
        found: Roll,
        /// The roll that the seeds give.
        expected: Roll,
    },
}
