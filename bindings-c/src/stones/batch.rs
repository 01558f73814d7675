//! Many positions of Stones! at once.

use core::mem::MaybeUninit;

use stones_core::batch::Batch;
use stones_core::{Action, ActionMask, AnyBoard};

use super::plain::{SD_STONES_ACTIONS, StonesPosition, StonesRules};
use crate::batch::read_count;
use crate::border::{Result, call, delete, elements, fill, needed};
use crate::error::{Error, Fault, SD_OK};

/// No action: the position has no legal move.
pub const SD_STONES_NO_ACTION: u16 = 65535;

/// Games side by side, each with its own random bits; see the core's `batch::Batch`.
#[derive(Debug)]
pub struct StonesBatch(Batch);

/// A batch of `count` games, at most `SD_BATCH_MAX`, that begin with `start`, on 8×8 only. Game `n` of a seed has the
/// same random moves in every batch.
///
/// Owned by the caller, who deletes it with `sd_stones_batch_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_new(
    count: usize,
    start: StonesPosition,
    rules: StonesRules,
    seed: u64,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<StonesBatch>> {
    call(error, || {
        let start = start.read_8x8()?;
        Ok(Some(Box::new(StonesBatch(Batch::new(read_count(count)?, start, rules.read()?, seed)))))
    })
}

/// Deletes a batch; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_delete(batch: Option<Box<StonesBatch>>) {
    delete(batch);
}

/// Writes the positions of all games, and returns how many games there are.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_positions(
    batch: Option<&StonesBatch>,
    positions: *mut StonesPosition,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let all: Vec<StonesPosition> =
            batch.positions().filter_map(|position| Some(position.on_board::<AnyBoard>()?.into())).collect();
        fill(positions, capacity, all.into_iter(), "positions")
    })
}

/// Puts a position in place of a game's, also on 8×8; its random bits go on.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_set(
    batch: Option<&mut StonesBatch>,
    index: usize,
    position: StonesPosition,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (batch, position) = (&mut needed(batch, "batch")?.0, position.read_8x8()?);
        batch.set(index, &position)?;
        Ok(SD_OK)
    })
}

/// Writes the number of legal moves of each position.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_count_moves(
    batch: Option<&StonesBatch>,
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

/// Writes the legal actions of each position as bits, six words a position: bit `a % 64` of word `a / 64` stands for
/// action `a`.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_action_masks(
    batch: Option<&StonesBatch>,
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

/// Writes the legal actions of each position as bytes, 1 if legal, 0 if not: `SD_STONES_ACTIONS` bytes a position.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_action_mask_bytes(
    batch: Option<&StonesBatch>,
    bytes: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let batch = &needed(batch, "batch")?.0;
        let mut all = vec![0; batch.len() * SD_STONES_ACTIONS];
        batch.action_mask_bytes(&mut all)?;
        fill(bytes, capacity, all.into_iter(), "bytes")
    })
}

/// Writes 1 for each game that is over on the board, else 0.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_over(
    batch: Option<&StonesBatch>,
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

/// Plays an action in each game; a game that is over stays as it is, whatever its action. If an action is
/// illegal, `turn` of the error is the game, from 1, and nothing is played.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_apply(
    batch: Option<&mut StonesBatch>,
    actions: *const u16,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let numbers = elements(actions, length, "actions")?;
        let actions: Result<Vec<Action>> = numbers.iter().map(|&number| read_action(number)).collect();
        needed(batch, "batch")?.0.apply(&actions?)?;
        Ok(SD_OK)
    })
}

fn read_action(number: u16) -> Result<Action> {
    Action::new(number).ok_or_else(|| Fault::argument("actions", "numbers from 0 to 375"))
}

/// Writes a random legal action of each position, `SD_STONES_NO_ACTION` where there is none. The random bits go on.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_random_actions(
    batch: Option<&mut StonesBatch>,
    actions: *mut u16,
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
        let number = |action: Option<Action>| action.map_or(SD_STONES_NO_ACTION, Action::get);
        fill(actions, capacity, all.into_iter().map(number), "actions")
    })
}

/// Plays a random legal move in each game that goes on, and returns how many those are.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_play_random(
    batch: Option<&mut StonesBatch>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || Ok(needed(batch, "batch")?.0.play_random() as i64))
}

/// Begins each game anew that is over, and returns how many those are.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_batch_restart_over(
    batch: Option<&mut StonesBatch>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || Ok(needed(batch, "batch")?.0.restart_over() as i64))
}
