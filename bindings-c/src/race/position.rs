//! Positions of the dice race.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use dice_race_core::{Position, Rules};

use super::plain::{RacePosition, RaceRules, read_roll};
use crate::border::{bytes, call, fill, fill_text, give, text};
use crate::common::{SD_NO_SQUARE, read_square};
use crate::error::{Error, Fault, SD_OK};
use crate::game::Outcome;

/// The usual rules.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_default_rules() -> RaceRules {
    Rules::default().into()
}

/// The start by these rules, waiting for White's roll.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_initial(
    rules: RaceRules,
    position: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(position, "position", Position::initial(rules.read()?).into()))
}

/// Checks that there can be such a position; the message lists every fault.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_check(position: RacePosition, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || position.read().map(|_| SD_OK))
}

/// Reads the text of a position, `0,-,-,-/0,-,-,- w ?`, which does not hold the rules.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_parse(
    from: *const c_char,
    length: usize,
    rules: RaceRules,
    position: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let read = Position::parse(text(from, length, "from")?, rules.read()?)?;
        give(position, "position", read.into())
    })
}

/// Writes the text of a position, without its rules.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_write(
    position: RacePosition,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, &position.read()?.to_string()))
}

/// Packs a position with its rules into `SD_RACE_PACKED_LENGTH` bytes, the same in all languages and versions.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_pack(
    position: RacePosition,
    packed: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill(packed, capacity, position.read()?.pack().into_iter(), "packed"))
}

/// Reads packed bytes.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_unpack(
    packed: *const u8,
    length: usize,
    position: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let packed = bytes(packed, length, "packed")?.try_into();
        let packed = packed.map_err(|_| Fault::argument("length", "SD_RACE_PACKED_LENGTH"))?;
        give(position, "position", Position::unpack(packed)?.into())
    })
}

/// The hash of a position with its rules, the same in all languages and versions.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_hash(
    position: RacePosition,
    hash: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(hash, "hash", position.read()?.stable_hash()))
}

/// The position with the colors swapped.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_flip(
    position: RacePosition,
    result: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(result, "result", position.read()?.flipped().into()))
}

/// The position after a roll, 1 to 6, which waits for a move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_roll(
    position: RacePosition,
    roll: u8,
    result: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let roll = read_roll(roll)?;
        give(result, "result", position.read()?.roll(roll)?.into())
    })
}

/// The set of squares that the piece on a square can go to, or with `SD_NO_SQUARE` a piece that enters: one or
/// none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_destinations(
    position: RacePosition,
    square: u8,
    squares: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let square = if square == SD_NO_SQUARE { None } else { Some(read_square(square, "square")?) };
        give(squares, "squares", position.read()?.destinations(square).0)
    })
}

/// Returns 1 and the outcome if the game is over on the board, 0 if it goes on.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_outcome(
    position: RacePosition,
    outcome: Option<&mut MaybeUninit<Outcome>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || Outcome::give(outcome, position.read()?.outcome()))
}
