//! Fair dice for online play: neither side can choose the rolls, and both can check them after the game.
//!
//! 1. The server picks a random secret, the [`ServerSeed`], and [commits](ServerSeed::commit) to it for one game: it
//!    publishes the [`GameId`], the start, the rules and the [`Commitment`], a hash of all these.
//! 2. Only then the client picks its [`ClientSeed`]: [`CommittedDice::with_client`] makes [`FairDice`].
//! 3. After the game the server [reveals](FairDice::reveal) the secret. These dice roll no more.
//! 4. Anyone can [`verify`] the record offline.
//!
//! ```
//! use dice_race_core::dice::fair::{ClientSeed, GameId, Known, Proof, ServerSeed, verify};
//! use dice_race_core::{Color, Game};
//!
//! let mut game = Game::default();
//! let committed = ServerSeed::new([7; 32]).commit(game.start(), GameId::new("table 7, game 1")?); // random bytes!
//! let shown = committed.commitment(); // The client sees it, and then chooses its seed.
//! let chosen = ClientSeed::new("any bytes")?;
//! let dice = committed.with_client(chosen.clone());
//! game.roll(dice.roll_for(&game))?;
//! game.resign(Color::Black)?;
//! dice.reveal().write_tags(&mut game)?;
//!
//! let verified = verify(&game, &Known { commitment: Some(shown), client_seed: Some(chosen) })?;
//! assert_eq!((verified.rolls.found, verified.rolls.proof), (1, Proof::Proved));
//! assert_eq!(verified.outcome.proof, Proof::NotProved); // The resignation is not signed.
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Bytes
//!
//! These are a promise, checked by test vectors. `‖` joins bytes; numbers are unsigned, most significant byte first;
//! texts are ASCII without a terminator.
//!
//! - server seed: 32 bytes; client seed: 1 to 255 bytes; game id: 1 to 255 bytes from 0x20 to 0x7E;
//! - start: the 10 bytes of [`Position::pack`](crate::Position::pack), which hold the rules and a roll that is pending
//!   at the start;
//! - commitment = SHA-256(`"dice-race commitment v2"` ‖ server seed ‖ start ‖ length of the game id, 1 byte ‖ game id),
//!   32 bytes;
//! - block *b* of roll *n* = HMAC-SHA-256(key: server seed, message: `"dice-race roll v2"` ‖ commitment ‖ length of the
//!   client seed, 1 byte ‖ client seed ‖ *n*, 8 bytes ‖ *b*, 4 bytes), 32 bytes; *n* and *b* count from 0;
//! - roll *n* comes from the first byte below 252 in its blocks 0, 1, …: that byte divided by 42, rounded down, plus 1.
//!   Bytes from 252 on are rejected, so every number is equally likely.
//!
//! So the game, its id, the start and the rules determine the rolls, as the seeds do. Roll 0 is the first one made in
//! the game: a roll that is pending at the start is part of the start.
//!
//! A record holds them in the tags `DiceScheme` (`2`), `DiceGame` (the game id), `DiceCommitment`, `DiceClientSeed` and
//! `DiceServerSeed` (hexadecimal), and in `Start` and the tags of the rules.
//!
//! # What is proved
//!
//! If the commitment is the one that was shown before the game, and the client's seed the one that the client chose, the
//! game id, the start, the rules and every roll of the record are proved, also a last roll that no move has used.
//! [`Verified`] says of each part of a record what is proved.
//!
//! **Not proved** is what anyone can write who knows the secret, the server during the game and everybody after it:
//!
//! - who chose which move, and whether moves were undone;
//! - who resigned, who ran out of time, or that a game was abandoned;
//! - that the record is whole: turns may be missing at its end, or may have been added after the secret was shown;
//! - that the commitment was shown before the client chose its seed: compare both with what you saw, [`Known`];
//! - that the server did not look at future rolls, which it knows from both seeds. It must not play itself.
//!
//! A server proves these to others with signatures. Before the client chooses its seed, the server publishes the game id
//! with the commitment. During the game each side signs its own moves and its resignation, each together with the game
//! id and the turn. After the game both sides sign the bytes of the whole record, for example with Ed25519. A record
//! that both have signed is what both agree on; one that only the server has signed is the server's claim.

mod error;
mod revealed;
mod rolling;
mod seeds;
mod verified;

pub use error::VerifyError;
pub use revealed::RevealedDice;
pub use rolling::FairDice;
pub use seeds::{
    ClientSeed, ClientSeedError, Commitment, CommitmentError, CommittedDice, GameId, GameIdError, ServerSeed,
};
pub use verified::{Finding, Known, Proof, Verified, verify};
