//! What both sides put in before the first roll: seeds, the game id, the commitment.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use sha2::{Digest, Sha256};

use super::FairDice;
use crate::Position;

/// The server's secret: 32 bytes from a cryptographic random generator, new for every game. `{:?}` does not print it.
#[derive(PartialEq, Eq)]
pub struct ServerSeed(pub(super) [u8; 32]);

/// The hash that the server publishes before the client picks its seed. It fixes the server's seed, the game id, the
/// start and the rules, and does not reveal the seed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Commitment(pub [u8; 32]);

/// The client's seed: any 1 to 255 bytes.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ClientSeed(pub(super) Vec<u8>);

/// What tells this game from all others of the server: 1 to 255 printable ASCII characters, spaces among them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct GameId(pub(super) String);

/// A client seed that is empty or too long, with its length.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("a client seed has 1 to 255 bytes, not {0}")]
pub struct ClientSeedError(pub usize);

/// A game id that is empty, too long, or not printable ASCII.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected 1 to 255 printable ASCII characters")]
pub struct GameIdError;

/// A commitment that is not 64 hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected 64 hexadecimal digits")]
pub struct CommitmentError;

/// Dice that wait for the client's seed.
#[derive(Debug, PartialEq, Eq)]
pub struct CommittedDice {
    server: ServerSeed,
    game_id: GameId,
    commitment: Commitment,
}

impl ServerSeed {
    /// A seed of these bytes, which must be random and secret.
    pub const fn new(bytes: [u8; 32]) -> ServerSeed {
        ServerSeed(bytes)
    }

    /// Commits to this seed for a game from this start, by the rules that the position carries.
    pub fn commit(self, start: &Position, game_id: GameId) -> CommittedDice {
        let commitment = Commitment::new(&self, start, &game_id);
        CommittedDice { server: self, game_id, commitment }
    }
}

impl CommittedDice {
    /// The commitment, for the client.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The dice of both seeds. The client must have picked its seed after it saw the commitment.
    pub fn with_client(self, client: ClientSeed) -> FairDice {
        FairDice::new(self.server, client, self.game_id, self.commitment)
    }
}

/// `ServerSeed(…)`: keeps the secret out of logs.
impl fmt::Debug for ServerSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ServerSeed(…)")
    }
}

impl Commitment {
    pub(super) fn new(server: &ServerSeed, start: &Position, game_id: &GameId) -> Commitment {
        let hash = Sha256::new()
            .chain_update(b"dice-race commitment v2")
            .chain_update(server.0)
            .chain_update(start.pack())
            .chain_update([game_id.0.len() as u8])
            .chain_update(&game_id.0);
        Commitment(hash.finalize().into())
    }
}

/// 64 hexadecimal digits.
impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl FromStr for Commitment {
    type Err = CommitmentError;

    fn from_str(text: &str) -> Result<Commitment, CommitmentError> {
        hex::decode(text).ok().and_then(|bytes| bytes.try_into().ok()).map(Commitment).ok_or(CommitmentError)
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

/// Hexadecimal, as in records.
impl fmt::Display for ClientSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(&self.0))
    }
}

impl GameId {
    /// An id of this text.
    pub fn new(text: impl Into<String>) -> Result<GameId, GameIdError> {
        let text = text.into();
        let is_printable = text.bytes().all(|byte| (b' '..=b'~').contains(&byte));
        if is_printable && (1..=255).contains(&text.len()) { Ok(GameId(text)) } else { Err(GameIdError) }
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
