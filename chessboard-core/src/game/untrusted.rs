//! The answer of a server to a player whose request it rejects.

#[cfg(feature = "alloc")]
use super::{Ending, GameOver, LoggedGame, Termination};

/// Why a request is rejected; `M` is the game's reason for an illegal move. Nothing has changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum RequestError<M> {
    /// The game has changed since the player saw it. A resignation is never stale.
    #[error("the game is at revision {current} now")]
    StaleRevision {
        /// The current revision of the game.
        current: u64,
    },
    /// It is not this player's turn.
    #[error("it is the other player's turn")]
    WrongPlayer,
    /// The request uses another roll than the server's.
    #[error("the server rolled another number, or none")]
    OtherRoll,
    /// The rules do not allow it.
    #[error("{0}")]
    Illegal(M),
}

impl<M> RequestError<M> {
    /// The number of the error on the wire: 1 stale revision, 2 wrong player, 3 other roll, 4 illegal.
    /// A change of a number is a breaking change.
    pub const fn code(&self) -> u8 {
        match self {
            RequestError::StaleRevision { .. } => 1,
            RequestError::WrongPlayer => 2,
            RequestError::OtherRoll => 3,
            RequestError::Illegal(_) => 4,
        }
    }
}

/// Applies the request of a player who saw the game at revision `seen`, and returns the step made: a move, which `play`
/// makes, or with `None` a resignation, whatever the player saw.
#[cfg(feature = "alloc")]
#[doc(hidden)]
pub fn apply<G: LoggedGame, M: From<GameOver>>(
    game: &mut G,
    seen: u64,
    player: crate::Color,
    play: Option<impl FnOnce(&mut G) -> Result<G::Step, RequestError<M>>>,
) -> Result<G::Step, RequestError<M>> {
    let game_over = |over: GameOver| RequestError::Illegal(over.into());
    let Some(play) = play else {
        let resignation = Ending { winner: Some(!player), termination: Termination::Resignation };
        return game.end(resignation).map(|()| resignation.into()).map_err(game_over);
    };
    let current = game.log().revision();
    if seen != current {
        return Err(RequestError::StaleRevision { current });
    }
    game.check_not_over().map_err(game_over)?;
    if player != game.turn() {
        return Err(RequestError::WrongPlayer);
    }
    play(game)
}
