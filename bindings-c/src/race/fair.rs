//! Dice that neither side can predict or choose, and that both can check after the game.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use dice_race_core::Position;
use dice_race_core::dice::fair::{
    self, ClientSeed, Commitment, CommittedDice, GameId, Known, Proof, ServerSeed, VerifyError,
};

use super::plain::RacePosition;
use crate::border::{Result, bytes, call, delete, fill, give, needed, text};
use crate::error::{Error, Fault, SD_ERROR_UNFAIR};
use crate::game::Game;

/// The length of a server's secret, and of a commitment.
pub const SD_SEED_LENGTH: usize = 32;

/// It was fixed by what was shown and chosen before the game.
pub const SD_PROOF_PROVED: u8 = 0;
/// The same, if the commitment and the client's seed in the record are those from before the game.
pub const SD_PROOF_IF_SEEDS_ARE_PROVED: u8 = 1;
/// The moves lead to it by the rules; the moves themselves are not proved.
pub const SD_PROOF_FOLLOWS_FROM_MOVES: u8 = 2;
/// The record says so.
pub const SD_PROOF_NOT_PROVED: u8 = 3;

/// What a record proves: for each part one of `SD_PROOF_…`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Verified {
    /// How many rolls were made after the start.
    pub roll_count: u64,
    /// Whether the commitment is the one that was shown before the game.
    pub commitment: u8,
    /// Whether the client's seed is the one that was chosen before the game.
    pub client_seed: u8,
    /// The game id.
    pub game_id: u8,
    /// The start and the rules.
    pub start: u8,
    /// The rolls.
    pub rolls: u8,
    /// The outcome.
    pub outcome: u8,
}

/// Fair dice: first a secret of the server, then the client's seed, then rolls, at last the secret is shown.
#[derive(Debug)]
pub struct FairDice {
    server: [u8; SD_SEED_LENGTH],
    game_id: GameId,
    start: Position,
    stage: Stage,
}

#[derive(Debug)]
enum Stage {
    Committed,
    Rolling(ClientSeed, fair::FairDice),
    Revealed,
}

impl FairDice {
    fn commit(&self) -> CommittedDice {
        ServerSeed::new(self.server).commit(&self.start, self.game_id.clone())
    }

    fn rolling(&self) -> Result<(&ClientSeed, &fair::FairDice)> {
        match &self.stage {
            Stage::Rolling(client, dice) => Ok((client, dice)),
            _ => Err(Fault::argument("dice", "dice with a client's seed whose secret is not shown yet")),
        }
    }
}

fn unfair(error: &VerifyError) -> Fault {
    Fault::new(SD_ERROR_UNFAIR, error)
}

/// Commits to a secret for one game: 32 bytes, random and new for every game. `game_id` tells this game from all
/// others of the server: 1 to 255 printable ASCII characters.
///
/// Owned by the caller, who deletes it with `sd_fair_dice_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_new(
    secret: *const u8,
    secret_length: usize,
    start: RacePosition,
    game_id: *const c_char,
    game_id_length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<FairDice>> {
    call(error, || {
        let server = bytes(secret, secret_length, "secret")?.try_into();
        let server = server.map_err(|_| Fault::argument("secret_length", "SD_SEED_LENGTH"))?;
        let game_id = GameId::new(text(game_id, game_id_length, "game_id")?);
        let game_id = game_id.map_err(|error| Fault::new(crate::error::SD_ERROR_ARGUMENT, error))?;
        let stage = Stage::Committed;
        Ok(Some(Box::new(FairDice { server, game_id, start: start.read()?, stage })))
    })
}

/// Deletes fair dice; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_delete(dice: Option<Box<FairDice>>) {
    delete(dice);
}

/// Writes the commitment, `SD_SEED_LENGTH` bytes: the client sees it, and then picks its seed.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_commitment(
    dice: Option<&FairDice>,
    commitment: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill(commitment, capacity, needed(dice, "dice")?.commit().commitment().0.into_iter(), "commitment"))
}

/// Sets the client's seed, 1 to 255 bytes. It can be set once: otherwise the server could choose among several.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_set_client(
    dice: Option<&mut FairDice>,
    seed: *const u8,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (dice, client) = (needed(dice, "dice")?, read_client(bytes(seed, length, "seed")?)?);
        if !matches!(dice.stage, Stage::Committed) {
            return Err(Fault::argument("dice", "dice without a client's seed"));
        }
        let rolling = dice.commit().with_client(client.clone());
        dice.stage = Stage::Rolling(client, rolling);
        Ok(0)
    })
}

fn read_client(seed: &[u8]) -> Result<ClientSeed> {
    ClientSeed::new(seed).map_err(|error| Fault::new(crate::error::SD_ERROR_ARGUMENT, error))
}

/// Returns the next roll of this game, 1 to 6. Its number follows from the game, so a roll that was undone comes
/// again.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_roll_for(
    dice: Option<&FairDice>,
    game: Option<&Game>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (_, dice) = needed(dice, "dice")?.rolling()?;
        Ok(dice.roll_for(needed(game, "game")?.race()?).get().into())
    })
}

/// Returns the roll with this number, from 0.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_roll_at(
    dice: Option<&FairDice>,
    number: u64,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || Ok(needed(dice, "dice")?.rolling()?.1.roll_at(number).get().into()))
}

/// Writes the secret into the tags of the game that was played with these dice, which roll no more. Fails with
/// `SD_ERROR_UNFAIR` if the game has another start, or a roll of other dice.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_dice_reveal(
    dice: Option<&mut FairDice>,
    game: Option<&mut Game>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (dice, game) = (needed(dice, "dice")?, needed(game, "game")?.race_mut()?);
        let client = dice.rolling()?.0.clone();
        let revealed = dice.commit().with_client(client).reveal();
        revealed.write_tags(game).map_err(|error| unfair(&error))?;
        dice.stage = Stage::Revealed;
        Ok(0)
    })
}

/// Checks the commitment of a game with fair dice and all its rolls, by the tags that `sd_fair_dice_reveal` wrote.
/// Give the commitment and the client's seed that were seen before the game; with a length of 0 they are not
/// known, and not proved.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_fair_verify(
    game: Option<&Game>,
    commitment: *const u8,
    commitment_length: usize,
    client_seed: *const u8,
    client_seed_length: usize,
    verified: Option<&mut MaybeUninit<Verified>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let game = needed(game, "game")?.race()?;
        let commitment = match bytes(commitment, commitment_length, "commitment")? {
            [] => None,
            shown => {
                Some(Commitment(shown.try_into().map_err(|_| Fault::argument("commitment_length", "SD_SEED_LENGTH"))?))
            }
        };
        let client_seed = match bytes(client_seed, client_seed_length, "client_seed")? {
            [] => None,
            chosen => Some(read_client(chosen)?),
        };
        let found = fair::verify(game, &Known { commitment, client_seed }).map_err(|error| unfair(&error))?;
        give(verified, "verified", found.into())
    })
}

impl From<fair::Verified> for Verified {
    fn from(found: fair::Verified) -> Verified {
        Verified {
            roll_count: found.rolls.found,
            commitment: proof(found.commitment.proof),
            client_seed: proof(found.client_seed.proof),
            game_id: proof(found.game_id.proof),
            start: proof(found.start.proof),
            rolls: proof(found.rolls.proof),
            outcome: proof(found.outcome.proof),
        }
    }
}

const fn proof(proof: Proof) -> u8 {
    match proof {
        Proof::Proved => SD_PROOF_PROVED,
        Proof::IfSeedsAreProved => SD_PROOF_IF_SEEDS_ARE_PROVED,
        Proof::FollowsFromMoves => SD_PROOF_FOLLOWS_FROM_MOVES,
        Proof::NotProved => SD_PROOF_NOT_PROVED,
    }
}
