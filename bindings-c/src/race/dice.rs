//! Seeded dice.

use core::mem::MaybeUninit;

use dice_race_core::dice::SeededDice;

use crate::border::{call, delete, needed};
use crate::error::{Error, Fault};

/// A die whose rolls follow from a seed, the same in all languages and versions.
#[derive(Debug)]
pub struct Dice(SeededDice);

/// More rolls are not skipped: it would take seconds.
const MAX_ROLLED: u64 = 100_000_000;

/// A die with this seed that has made a number of rolls, 0 for a new one, at most 100 million.
///
/// Owned by the caller, who deletes it with `sd_dice_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_dice_new(seed: u64, rolled: u64, error: Option<&mut MaybeUninit<Error>>) -> Option<Box<Dice>> {
    call(error, || match rolled {
        0..=MAX_ROLLED => Ok(Some(Box::new(Dice(SeededDice::resume(seed, rolled))))),
        _ => Err(Fault::argument("rolled", "a number from 0 to 100000000")),
    })
}

/// Deletes dice; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_dice_delete(dice: Option<Box<Dice>>) {
    delete(dice);
}

/// Returns the next roll, 1 to 6.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_dice_roll(dice: Option<&mut Dice>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || Ok(needed(dice, "dice")?.0.roll().get().into()))
}

/// Returns how many rolls were made: with the seed, this is all that a program has to store.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_dice_rolled(dice: Option<&Dice>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(needed(dice, "dice")?.0.rolled() as i64))
}
