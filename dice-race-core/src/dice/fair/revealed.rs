//! Dice whose secret is known, and their tags in a record.

use alloc::string::ToString;
use alloc::vec::Vec;

use super::rolling::rolls_made;
use super::{ClientSeed, Commitment, FairDice, GameId, ServerSeed, VerifyError};
use crate::Game;

/// The version of the scheme.
const SCHEME: &str = "2";

const SCHEME_TAG: &str = "DiceScheme";
const GAME_TAG: &str = "DiceGame";
const COMMITMENT_TAG: &str = "DiceCommitment";
const CLIENT_TAG: &str = "DiceClientSeed";
const SERVER_TAG: &str = "DiceServerSeed";

/// Fair dice after the game: the secret is known, and nothing more can be rolled.
#[derive(Debug, PartialEq, Eq)]
pub struct RevealedDice(pub(super) FairDice);

impl RevealedDice {
    /// The names of the tags that a record holds them in.
    pub const TAGS: [&str; 5] = [SCHEME_TAG, GAME_TAG, COMMITMENT_TAG, CLIENT_TAG, SERVER_TAG];

    /// The server's seed.
    pub const fn server_seed(&self) -> [u8; 32] {
        self.0.server.0
    }

    /// Writes the game id, the commitment and the seeds into the tags of the game that was played with these dice; an
    /// error if it has another start, or a roll of other dice.
    pub fn write_tags(&self, game: &mut Game) -> Result<(), VerifyError> {
        self.check(game)?;
        let FairDice { server, client, game_id, commitment, .. } = &self.0;
        let values = [
            SCHEME.to_string(),
            game_id.to_string(),
            commitment.to_string(),
            client.to_string(),
            hex::encode(server.0),
        ];
        let mut tags = RevealedDice::TAGS.into_iter().zip(values);
        // These values can stand in any tag.
        tags.try_for_each(|(name, value)| game.set_tag(name, &value).map_err(|_| malformed(name, "one line")))
    }

    /// The dice in the tags of a record.
    pub(super) fn read_tags(game: &Game) -> Result<RevealedDice, VerifyError> {
        let tag = |name| game.notes().tag(name).ok_or(VerifyError::MissingTag(name));
        if tag(SCHEME_TAG)? != SCHEME {
            return Err(malformed(SCHEME_TAG, "2, the version of the scheme"));
        }
        let game_id = GameId::new(tag(GAME_TAG)?).map_err(|_| malformed(GAME_TAG, "1 to 255 printable characters"))?;
        let commitment =
            tag(COMMITMENT_TAG)?.parse().map_err(|_| malformed(COMMITMENT_TAG, "64 hexadecimal digits"))?;
        let client = bytes(tag(CLIENT_TAG)?).and_then(|bytes| ClientSeed::new(bytes).ok());
        let client = client.ok_or(malformed(CLIENT_TAG, "hexadecimal digits, 2 to 510"))?;
        let server = bytes(tag(SERVER_TAG)?).and_then(|bytes| bytes.try_into().ok()).map(ServerSeed);
        let server = server.ok_or(malformed(SERVER_TAG, "64 hexadecimal digits"))?;
        Ok(RevealedDice(FairDice::new(server, client, game_id, commitment)))
    }

    /// Checks that the commitment was made for this game, and that every roll follows; returns the number of rolls.
    pub(super) fn check(&self, game: &Game) -> Result<u64, VerifyError> {
        let FairDice { server, game_id, commitment, .. } = &self.0;
        if Commitment::new(server, game.start(), game_id) != *commitment {
            return Err(VerifyError::Commitment);
        }
        let mut rolls = 0;
        for (number, found) in (0..).zip(rolls_made(game)) {
            let expected = self.0.roll_at(number);
            if expected != found {
                return Err(VerifyError::Roll { number, found, expected });
            }
            rolls = number + 1;
        }
        Ok(rolls)
    }
}

fn bytes(hexadecimal: &str) -> Option<Vec<u8>> {
    hex::decode(hexadecimal).ok()
}

const fn malformed(name: &'static str, expected: &'static str) -> VerifyError {
    VerifyError::MalformedTag { name, expected }
}
