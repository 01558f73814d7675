//! Fair dice for online play: neither side can choose the rolls, and both can check them after the game.
//!
//! 1. The server picks a random secret, the [`ServerSeed`], and publishes its hash, the [`Commitment`].
//! 2. Only then the client picks its [`ClientSeed`].
//! 3. Both seeds together make [`FairDice`]: [`ServerSeed::with_client`].
//! 4. After the game the server reveals its seed, and anyone can [`verify`] the record offline.
//!
//! # Bytes
//!
//! These are a promise, checked by test vectors. `‖` joins bytes; numbers are unsigned, most significant byte first;
//! texts are ASCII without a terminator.
//!
//! - server seed: 32 bytes; client seed: 1 to 255 bytes;
//! - commitment = SHA-256(`"dice-race commitment v1"` ‖ server seed), 32 bytes;
//! - block *b* of roll *n* = HMAC-SHA-256(key: server seed, message: `"dice-race roll v1"` ‖ length of the client
//!   seed, 1 byte ‖ client seed ‖ *n*, 8 bytes ‖ *b*, 4 bytes), 32 bytes; *n* and *b* count from 0;
//! - roll *n* comes from the first byte below 252 in its blocks 0, 1, …: that byte divided by 42, rounded down, plus 1.
//!   Bytes from 252 on are rejected, so every number is equally likely.
//!
//! In a record the tags `DiceCommitment` and `DiceServerSeed` (hexadecimal) and `DiceClientSeed` (hexadecimal)
//! hold them. Every roll of the record is checked, also a last one that no move has used.

use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::{Game, NoteError, Roll};

/// The server's secret: 32 bytes from a cryptographic random generator. `{:?}` does not print it.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerSeed([u8; 32]);

/// The hash that the server publishes before the client picks its seed. It fixes the server's seed and does not reveal
/// it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// The client's seed: any 1 to 255 bytes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClientSeed(Vec<u8>);

/// A client seed that is empty or too long, with its length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("a client seed has 1 to 255 bytes, not {0}")]
pub struct ClientSeedError(pub usize);

impl ServerSeed {
    /// A seed of these bytes, which must be random and secret.
    pub const fn new(bytes: [u8; 32]) -> ServerSeed {
        ServerSeed(bytes)
    }

    /// The bytes, to be revealed after the game.
    pub const fn reveal(&self) -> [u8; 32] {
        self.0
    }

    /// The commitment to this seed, for the client.
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::new().chain_update(b"dice-race commitment v1").chain_update(self.0).finalize().into())
    }

    /// The dice of both seeds. The client must have picked its seed after it saw the commitment.
    pub fn with_client(self, client: ClientSeed) -> FairDice {
        FairDice { server: self, client, next: 0 }
    }
}

/// `ServerSeed(…)`: keeps the secret out of logs.
impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

impl ClientSeed {
    /// A seed of these bytes.
    pub fn new(bytes: impl Into<Vec<u8>>) -> Result<ClientSeed, ClientSeedError> {
        let bytes = bytes.into();
        if (1..=255).contains(&bytes.len()) { Ok(ClientSeed(bytes)) } else { Err(ClientSeedError(bytes.len())) }
    }

    /// The bytes.
    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }
}

/// Dice whose rolls follow from both seeds.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FairDice {
    server: ServerSeed,
    client: ClientSeed,
    next: u64,
}

impl FairDice {
    /// The roll with this number, from 0.
    pub fn roll_at(&self, number: u64) -> Roll {
        let bytes = (0..=u32::MAX).flat_map(|block| self.block(number, block));
        let mut rolls = bytes.filter_map(|byte| Roll::new(byte / 42 + 1));
        // A block without a usable byte has a chance below 10^-57, and there are 2^32 blocks.
        rolls.next().unwrap_or(Roll::One)
    }

    /// The next roll; counts it.
    pub fn roll(&mut self) -> Roll {
        let roll = self.roll_at(self.next);
        self.next = self.next.wrapping_add(1);
        roll
    }

    /// The number of the next roll.
    pub fn next_number(&self) -> u64 {
        self.next
    }

    /// Makes this roll the next one, for example after a restart.
    pub fn set_next_number(&mut self, number: u64) {
        self.next = number;
    }

    /// Writes commitment and seeds into a game's tags. This reveals the server's seed.
    pub fn reveal_in(&self, game: &mut Game) -> Result<(), NoteError> {
        game.set_tag("DiceCommitment", &hex::encode(self.server.commitment().0))?;
        game.set_tag("DiceClientSeed", &hex::encode(&self.client.0))?;
        game.set_tag("DiceServerSeed", &hex::encode(self.server.0))
    }

    fn block(&self, number: u64, block: u32) -> [u8; 32] {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.server.0) else {
            return [u8::MAX; 32]; // Unreachable: HMAC takes keys of any length.
        };
        mac.update(b"dice-race roll v1");
        mac.update(&[self.client.0.len() as u8]);
        mac.update(&self.client.0);
        mac.update(&number.to_be_bytes());
        mac.update(&block.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// Why the rolls of a record are not proved fair.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum VerifyError {
    /// A tag is missing, or is not hexadecimal of the right length.
    #[error("the tag {0} is missing or malformed")]
    Tag(&'static str),
    /// The revealed seed does not match the commitment.
    #[error("the server's seed does not match the commitment")]
    Commitment,
    /// A roll does not follow from the seeds.
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

/// Checks that the revealed seed matches the commitment, and that every roll of a game follows from the seeds.
pub fn verify(game: &Game, commitment: Commitment, server: ServerSeed, client: ClientSeed) -> Result<(), VerifyError> {
    if server.commitment() != commitment {
        return Err(VerifyError::Commitment);
    }
    let dice = server.with_client(client);
    for (number, (_, found)) in (0..).zip(game.rolls()) {
        let expected = dice.roll_at(number);
        if expected != found {
            return Err(VerifyError::Roll { number, found, expected });
        }
    }
    Ok(())
}

/// [`verify`] with the commitment and the seeds from the tags of the record.
///
/// Compare the tag `DiceCommitment` with the commitment that you saw before the game: a record can hold any commitment.
pub fn verify_tags(game: &Game) -> Result<(), VerifyError> {
    let tag = |name| game.notes().tag(name).and_then(|value| hex::decode(value).ok()).ok_or(VerifyError::Tag(name));
    let array = |name| tag(name)?.try_into().map_err(|_| VerifyError::Tag(name));
    let client = ClientSeed::new(tag("DiceClientSeed")?).map_err(|_| VerifyError::Tag("DiceClientSeed"))?;
    verify(game, Commitment(array("DiceCommitment")?), ServerSeed(array("DiceServerSeed")?), client)
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// A commitment that is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct CommitmentError;

impl FromStr for Commitment {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Commitment, CommitmentError> {
        hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok()).map(Commitment).ok_or(CommitmentError)
    }
}
