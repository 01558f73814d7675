//! What a server tells a player whose request it does not follow.

/// Why a request is refused; `M` is the game's reason for an illegal move. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal<M> {
    /// The game has changed since the player saw it.
    #[error("the game has gone on to version {current}")]
    StaleVersion {
        /// The version the game is at.
        current: u64,
    },
    /// It is not this player's turn.
    #[error("it is the other player's turn")]
    WrongPlayer,
    /// The request uses a roll that the server did not give.
    #[error("the server did not give this roll")]
    OtherRoll,
    /// The rules are against it.
    #[error("illegal move: {0}")]
    Illegal(M),
}

impl<M> Refusal<M> {
    /// The refusal's number on the wire: 1 stale version, 2 wrong player, 3 other roll, 4 illegal.
    /// A change of a number is a breaking change.
    pub const fn code(&self) -> u8 {
        match self {
            Refusal::StaleVersion { .. } => 1,
            Refusal::WrongPlayer => 2,
            Refusal::OtherRoll => 3,
            Refusal::Illegal(_) => 4,
        }
    }
}
