//! Positions of Stones!.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use stones_core::{AnyPosition, PositionOn, Symmetry};

use super::plain::{StonesPosition, StonesRules, StonesScore};
use crate::border::{bytes, call, fill, fill_text, give, text};
use crate::common::{read_one, read_square};
use crate::error::{Error, Fault, SD_OK};
use crate::game::Outcome;

/// The order of the files is reversed; colors stay.
pub const SD_STONES_MIRROR: u8 = 0;
/// The order of the ranks is reversed, and the colors and the side to move are swapped.
pub const SD_STONES_FLIP: u8 = 1;

/// The start on a board of this many files and ranks, each 3 to 8.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_initial(
    files: u8,
    ranks: u8,
    position: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let start = AnyPosition::initial(files.into(), ranks.into());
        give(position, "position", start.ok_or_else(|| Fault::argument("board", "3 to 8 files and ranks"))?.into())
    })
}

/// Checks that there can be such a position; the message lists every fault.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_check(position: StonesPosition, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || position.read().map(|_| SD_OK))
}

/// Reads the text of a position: `ssssssss/8/8/8/8/8/8/SSSSSSSS w`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_parse(
    from: *const c_char,
    length: usize,
    position: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(position, "position", text(from, length, "from")?.parse::<AnyPosition>()?.into()))
}

/// Writes the text of a position.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_write(
    position: StonesPosition,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, &position.read()?.to_string()))
}

/// Packs a position into `SD_STONES_PACKED_LENGTH` bytes, the same in all languages and versions.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_pack(
    position: StonesPosition,
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
pub extern "C" fn sd_stones_unpack(
    packed: *const u8,
    length: usize,
    position: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let packed = bytes(packed, length, "packed")?.try_into();
        let packed = packed.map_err(|_| Fault::argument("length", "SD_STONES_PACKED_LENGTH"))?;
        give(position, "position", AnyPosition::unpack(packed)?.into())
    })
}

/// The hash of a position, the same in all languages and versions.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_hash(
    position: StonesPosition,
    hash: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(hash, "hash", position.read()?.stable_hash()))
}

/// The position under a symmetry: `SD_STONES_MIRROR` or `SD_STONES_FLIP`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_transform(
    position: StonesPosition,
    symmetry: u8,
    result: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let symmetry = read_one(&[Symmetry::Mirror, Symmetry::Flip], symmetry, "symmetry")?;
        give(result, "result", position.read()?.transformed(symmetry).into())
    })
}

/// The set of squares that the stone on a square can go to; empty if there is none that can move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_destinations(
    position: StonesPosition,
    square: u8,
    squares: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let square = read_square(square, "square")?;
        give(squares, "squares", position.read()?.destinations(square).0)
    })
}

/// The unpinned stones of both sides in their goal zones.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_score(
    position: StonesPosition,
    rules: StonesRules,
    score: Option<&mut MaybeUninit<StonesScore>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let stones_core::Score { white, black } = position.read()?.score(rules.read()?);
        give(score, "score", StonesScore { white, black })
    })
}

/// Returns 1 and the outcome if the game is over on the board, 0 if it goes on.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_outcome(
    position: StonesPosition,
    rules: StonesRules,
    outcome: Option<&mut MaybeUninit<Outcome>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || Outcome::give(outcome, position.read()?.outcome(rules.read()?)))
}

/// The number of sequences of this many moves. Each further move takes about 30 times as long.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_perft(
    position: StonesPosition,
    depth: u8,
    count: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(count, "count", PositionOn::perft(&position.read()?, depth.into())))
}
