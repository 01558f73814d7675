//! Rolls from both seeds.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use super::{ClientSeed, Commitment, GameId, RevealedDice, ServerSeed};
use crate::{Game, Roll};

/// Dice whose rolls follow from both seeds and from what the server has committed to.
///
/// They cannot be cloned, and [`reveal`](FairDice::reveal) consumes them: once the secret is known, nothing more is
/// rolled.
#[derive(Debug, PartialEq, Eq)]
pub struct FairDice {
    pub(super) server: ServerSeed,
    pub(super) client: ClientSeed,
    pub(super) game_id: GameId,
    pub(super) commitment: Commitment,
    next: u64,
}

impl FairDice {
    pub(super) fn new(server: ServerSeed, client: ClientSeed, game_id: GameId, commitment: Commitment) -> FairDice {
        FairDice { server, client, game_id, commitment, next: 0 }
    }

    /// The commitment that was shown.
    pub fn commitment(&self) -> Commitment {
        self.commitment
    }

    /// The next roll of this game: its number follows from the game, so a roll that was undone comes again. Takes
    /// linear time.
    pub fn roll_for(&self, game: &Game) -> Roll {
        self.roll_at(rolls_made(game).count() as u64)
    }

    /// The roll with this number, from 0.
    pub fn roll_at(&self, number: u64) -> Roll {
        let bytes = (0..=u32::MAX).flat_map(|block| self.block(number, block));
        let mut rolls = bytes.filter_map(|byte| Roll::new(byte / 42 + 1));
        // A block without a usable byte has a chance below 10^-57, and there are 2^32 blocks.
        rolls.next().unwrap_or(Roll::One)
    }

    /// The next roll by the count of these dice; counts it. After a game undoes a roll, set the number back: a record
    /// with a number left out is not proved.
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

    /// Shows the secret, and with it all rolls: the game must be over.
    pub fn reveal(self) -> RevealedDice {
        RevealedDice(self)
    }

    fn block(&self, number: u64, block: u32) -> [u8; 32] {
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&self.server.0) else {
            return [u8::MAX; 32]; // Unreachable: HMAC takes keys of any length.
        };
        mac.update(b"dice-race roll v2");
        mac.update(&self.commitment.0);
        mac.update(&[self.client.0.len() as u8]);
        mac.update(&self.client.0);
        mac.update(&number.to_be_bytes());
        mac.update(&block.to_be_bytes());
        mac.finalize().into_bytes().into()
    }
}

/// The rolls made in a game, without one that was pending at its start.
pub(super) fn rolls_made(game: &Game) -> impl Iterator<Item = Roll> + '_ {
    game.rolls().map(|(_, roll)| roll).skip(usize::from(game.start().rolled().is_some()))
}
