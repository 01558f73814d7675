//! Moves of Stones!.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use stones_core::Board8x8;

use super::plain::{StonesMove, StonesPosition};
use crate::border::{call, fill, fill_text, give, text};
use crate::common::read_square;
use crate::error::{Error, SD_OK};

/// Writes the legal moves, in ascending order of action numbers, and returns how many there are: at most
/// `SD_STONES_MAX_MOVES`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_legal_moves(
    position: StonesPosition,
    moves: *mut StonesMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let position = position.read()?;
        // On the board whose size is a constant they are found faster.
        let legal = match position.on_board::<Board8x8>() {
            Some(position) => position.legal_moves(),
            None => position.legal_moves(),
        };
        fill(moves, capacity, legal.iter().map(|&m| m.into()), "moves")
    })
}

/// Writes the legal moves in another order, by direction and then by target from a1 to h8: faster, for programs
/// that sort them anyway. Returns how many there are.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_moves_by_direction(
    position: StonesPosition,
    moves: *mut StonesMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let position = position.read()?;
        let legal = match position.on_board::<Board8x8>() {
            Some(position) => position.moves_by_direction(),
            None => position.moves_by_direction(),
        };
        fill(moves, capacity, legal.iter().map(|&m| m.into()), "moves")
    })
}

/// The number of legal moves. Does not list them.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_count_moves(position: StonesPosition, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(position.read()?.count_moves().into()))
}

/// Checks that a move is legal; the error says why it is not.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_check_move(
    position: StonesPosition,
    m: StonesMove,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        position.read()?.check(m.read()?)?;
        Ok(SD_OK)
    })
}

/// The legal move between two squares; there is at most one.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_find_move(
    position: StonesPosition,
    origin: u8,
    target: u8,
    m: Option<&mut MaybeUninit<StonesMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (origin, target) = (read_square(origin, "origin")?, read_square(target, "target")?);
        give(m, "m", position.read()?.find_move(origin, target)?.into())
    })
}

/// Reads a legal move: `a1-d4`, `c3xe5`, `c3^e5`, or without its sign `a1d4`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_parse_move(
    position: StonesPosition,
    from: *const c_char,
    length: usize,
    m: Option<&mut MaybeUninit<StonesMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(m, "m", position.read()?.parse_move(text(from, length, "from")?)?.into()))
}

/// Writes the text of a move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_write_move(
    m: StonesMove,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, &m.read()?.to_string()))
}

/// The position after a legal move. `result` may be where `position` came from.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_play(
    position: StonesPosition,
    m: StonesMove,
    result: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(result, "result", position.read()?.try_play(m.read()?)?.into()))
}
