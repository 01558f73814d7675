//! What a record proves about its dice.

use chessboard_core::named_enum;

use super::{ClientSeed, Commitment, GameId, RevealedDice, VerifyError};
use crate::{EndReason, Game, Outcome, Position, Rules};

named_enum! {
    /// Whether a part of a record is proved.
    pub enum Proof {
        /// It was fixed by what was shown and chosen before the game: anything else would be an error.
        Proved = "proved",
        /// The same, if the commitment and the client's seed in the record are the ones from before the game, which
        /// [`Known`] leaves open.
        IfSeedsAreProved = "if-seeds-are-proved",
        /// The moves of the record lead to it by the rules; the moves themselves are not proved.
        FollowsFromMoves = "follows-from-moves",
        /// The record says so.
        NotProved = "not-proved",
    }
}

/// A part of a record, and whether it is proved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Finding<T> {
    /// What the record says.
    pub found: T,
    /// Whether it is proved.
    pub proof: Proof,
}

impl<T> Finding<T> {
    const fn new(found: T, proof: Proof) -> Finding<T> {
        Finding { found, proof }
    }
}

/// What a client knows from before the game. A record can hold any commitment and any seed: without the ones that were
/// seen, a server can prove a game that was never played.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Known {
    /// The commitment that the server showed.
    pub commitment: Option<Commitment>,
    /// The seed that the client chose after it.
    pub client_seed: Option<ClientSeed>,
}

/// What a record proves; see [the module](super) for what it cannot prove.
///
/// With the commitment, the game id, the start and the rules are proved; with the client's seed too, also the rolls.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Verified {
    /// The commitment; proved if it is the one in [`Known`].
    pub commitment: Finding<Commitment>,
    /// The client's seed; proved if it is the one in [`Known`].
    pub client_seed: Finding<ClientSeed>,
    /// The game id; proved with the commitment.
    pub game_id: Finding<GameId>,
    /// The start, a roll that is pending there among it; proved with the commitment.
    #[cfg_attr(feature = "serde", serde(serialize_with = "serialize::as_text"))]
    pub start: Finding<Position>,
    /// The rules; proved with the commitment.
    pub rules: Finding<Rules>,
    /// How many rolls were made after the start; each is proved with the commitment and the client's seed.
    pub rolls: Finding<u64>,
    /// How many moves were made. They are legal; who chose them is not proved.
    pub moves: Finding<usize>,
    /// How the game ended. It follows from the moves if it ended on the board, and is not proved otherwise.
    pub outcome: Finding<Option<Outcome>>,
    /// Whether the record has the game to its end. It follows from the moves if the game ended on the board; otherwise
    /// turns may be missing at the end, or may have been added after the secret was shown.
    pub complete: Finding<bool>,
}

/// Checks the commitment of a record and all its rolls, with the seeds from its tags. Takes linear time.
pub fn verify(game: &Game, known: &Known) -> Result<Verified, VerifyError> {
    let dice = RevealedDice::read_tags(game)?;
    let (commitment, client_seed) = (dice.0.commitment, &dice.0.client);
    let commitment = compared(commitment, known.commitment.as_ref(), VerifyError::OtherCommitment)?;
    let client_seed = compared(client_seed.clone(), known.client_seed.as_ref(), VerifyError::OtherClientSeed)?;
    let rolls = dice.check(game)?;

    let if_proved = |is_proved| if is_proved { Proof::Proved } else { Proof::IfSeedsAreProved };
    let committed = if_proved(commitment.proof == Proof::Proved);
    let rolled = if_proved(committed == Proof::Proved && client_seed.proof == Proof::Proved);
    let outcome = game.outcome();
    let on_board = outcome.is_some_and(|outcome| outcome.reason == EndReason::AllHome);
    let ending = if on_board { Proof::FollowsFromMoves } else { Proof::NotProved };
    Ok(Verified {
        commitment,
        client_seed,
        game_id: Finding::new(dice.0.game_id, committed),
        start: Finding::new(*game.start(), committed),
        rules: Finding::new(game.rules(), committed),
        rolls: Finding::new(rolls, rolled),
        moves: Finding::new(game.ply(), Proof::NotProved),
        outcome: Finding::new(outcome, ending),
        complete: Finding::new(outcome.is_some(), ending),
    })
}

/// Compares what a record holds with what is known.
fn compared<T: PartialEq>(found: T, known: Option<&T>, error: VerifyError) -> Result<Finding<T>, VerifyError> {
    match known {
        None => Ok(Finding::new(found, Proof::NotProved)),
        Some(known) if *known == found => Ok(Finding::new(found, Proof::Proved)),
        Some(_) => Err(error),
    }
}

#[cfg(feature = "serde")]
mod serialize {
    use serde::ser::{Serialize, Serializer};

    use super::{ClientSeed, Commitment, Finding, GameId, Position};

    /// The text of a position, without its rules.
    pub(super) fn as_text<S: Serializer>(start: &Finding<Position>, serializer: S) -> Result<S::Ok, S::Error> {
        Finding::new(alloc::string::ToString::to_string(&start.found), start.proof).serialize(serializer)
    }

    macro_rules! as_display {
        ($($type:ty),*) => {
            $(impl Serialize for $type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            })*
        };
    }

    as_display!(ClientSeed, Commitment, GameId);
}
