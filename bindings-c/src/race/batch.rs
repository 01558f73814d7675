//! Many positions of the dice race at once.

use core::mem::MaybeUninit;

use dice_race_core::batch::Batch;
use dice_race_core::{Action, ActionMask, Roll};

use super::plain::{RacePosition, SD_RACE_ACTIONS};
use crate::batch::read_count;
use crate::border::{Result, bytes, call, delete, fill, needed};
use crate::error::{Error, Fault, SD_OK};

/// No action: no roll is pending.
pub const SD_RACE_NO_ACTION: u8 = 255;

/// Games side by side, each with its own random bits; see the core's `batch::Batch`.
#[derive(Debug)]
pub struct RaceBatch(Batch);

/// A batch of `count` games, at most `SD_BATCH_MAX`, that begin with `start`. Game `n` of a seed has the same random
/// moves in every batch.
///
/// Owned by the caller, who deletes it with `sd_race_batch_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_new(
    count: usize,
    start: RacePosition,
    seed: u64,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<RaceBatch>> {
    call(error, || {
        let start = start.read()?;
        Ok(Some(Box::new(RaceBatch(Batch::new(read_count(count)?, start, seed)))))
    })
}

/// Deletes a batch; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_delete(batch: Option<Box<RaceBatch>>) {
    delete(batch);
}

/// Writes the positions of all games, and returns how many games there are.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_positions(
    batch: Option<&RaceBatch>,
    positions: *mut RacePosition,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let all: Vec<RacePosition> = batch.positions().map(RacePosition::from).collect();
        fill(positions, capacity, all.into_iter(), "positions")
    })
}

/// Puts a position in place of a game's, of the same rules; its random bits go on.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_set(
    batch: Option<&mut RaceBatch>,
    index: usize,
    position: RacePosition,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (batch, position) = (&mut needed(batch, "batch")?.0, position.read()?);
        batch.set(index, &position)?;
        Ok(SD_OK)
    })
}

/// Writes the number of legal moves of each position, the pass included; 0 where no roll is pending.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_count_moves(
    batch: Option<&RaceBatch>,
    counts: *mut u32,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let mut all = vec![0; batch.len()];
        batch.count_moves(&mut all)?;
        fill(counts, capacity, all.into_iter(), "counts")
    })
}

/// Writes the legal actions of each position as bits, a word a position: bit `a` stands for action `a`.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_action_masks(
    batch: Option<&RaceBatch>,
    words: *mut u64,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let mut all = vec![ActionMask::default(); batch.len()];
        batch.action_masks(&mut all)?;
        fill(words, capacity, all.into_flattened().into_iter(), "words")
    })
}

/// Writes the legal actions of each position as bytes, 1 if legal, 0 if not: `SD_RACE_ACTIONS` bytes a position.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_action_mask_bytes(
    batch: Option<&RaceBatch>,
    bytes: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let mut all = vec![0; batch.len() * SD_RACE_ACTIONS];
        batch.action_mask_bytes(&mut all)?;
        fill(bytes, capacity, all.into_iter(), "bytes")
    })
}

/// Writes 1 for each game that is over on the board, else 0.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_over(
    batch: Option<&RaceBatch>,
    over: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let mut all = vec![false; batch.len()];
        batch.over(&mut all)?;
        fill(over, capacity, all.into_iter().map(u8::from), "over")
    })
}

/// Puts a roll, 1 to 6, into each game, all of which wait for one; a game that is over stays as it is, whatever its roll.
/// If a roll is pending, `turn` of the error is the game, from 1, and nothing is rolled.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_roll(
    batch: Option<&mut RaceBatch>,
    rolls: *const u8,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let numbers = bytes(rolls, length, "rolls")?;
        let read = |&number| Roll::new(number).ok_or_else(|| Fault::argument("rolls", "numbers from 1 to 6"));
        let rolls: Result<Vec<Roll>> = numbers.iter().map(read).collect();
        needed(batch, "batch")?.0.roll(&rolls?)?;
        Ok(SD_OK)
    })
}

/// Rolls for each game that goes on and waits for a roll, and returns how many those are.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_roll_random(
    batch: Option<&mut RaceBatch>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || Ok(needed(batch, "batch")?.0.roll_random() as i64))
}

/// Plays an action in each game, all of which have a roll; a game that is over stays as it is, whatever its action. If
/// an action is illegal, `turn` of the error is the game, from 1, and nothing is played.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_apply(
    batch: Option<&mut RaceBatch>,
    actions: *const u8,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let numbers = bytes(actions, length, "actions")?;
        let actions: Result<Vec<Action>> = numbers.iter().map(|&number| read_action(number)).collect();
        needed(batch, "batch")?.0.apply(&actions?)?;
        Ok(SD_OK)
    })
}

fn read_action(number: u8) -> Result<Action> {
    Action::new(number).ok_or_else(|| Fault::argument("actions", "numbers from 0 to 33"))
}

/// Writes a random legal action of each position, `SD_RACE_NO_ACTION` where there is none. The random bits go on.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_random_actions(
    batch: Option<&mut RaceBatch>,
    actions: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &mut needed(batch, "batch")?.0;
        let mut all = vec![None; batch.len()];
        // The random bits stay where they are if there is no room.
        if capacity >= all.len() {
            batch.random_actions(&mut all)?;
        }
        let number = |action: Option<Action>| action.map_or(SD_RACE_NO_ACTION, Action::get);
        fill(actions, capacity, all.into_iter().map(number), "actions")
    })
}

/// Plays a random legal move in each game that has a roll, and returns how many those are.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_play_random(
    batch: Option<&mut RaceBatch>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || Ok(needed(batch, "batch")?.0.play_random() as i64))
}

/// Begins each game anew that is over, and returns how many those are.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_batch_restart_over(
    batch: Option<&mut RaceBatch>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || Ok(needed(batch, "batch")?.0.restart_over() as i64))
}
