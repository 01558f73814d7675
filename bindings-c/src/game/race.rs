//! What only a game of the dice race has.

use core::mem::MaybeUninit;

use super::Game;
use super::history::read_cursor;
use crate::border::{call, fill, give, needed};
use crate::error::{Error, SD_OK};
use crate::race::{RaceMove, RacePosition, read_roll};

/// The position after a number of steps: 0 is the start, `SD_CURRENT` the position on the board. It holds the
/// rules.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_position(
    game: Option<&Game>,
    steps: usize,
    position: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(position, "position", read_cursor(needed(game, "game")?.race()?.history(), steps)?.into()))
}

/// Writes the legal moves, and returns how many there are; none before a roll and once the game is over.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_legal_moves(
    game: Option<&Game>,
    moves: *mut RaceMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let legal = needed(game, "game")?.race()?.legal_moves();
        fill(moves, capacity, legal.iter().map(|&m| m.into()), "moves")
    })
}

/// Records a roll, 1 to 6. Undone steps are forgotten.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_roll(game: Option<&mut Game>, roll: u8, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        needed(game, "game")?.race_mut()?.roll(read_roll(roll)?)?;
        Ok(SD_OK)
    })
}

/// Plays a move. Undone steps are forgotten, with their comments.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_play(
    game: Option<&mut Game>,
    m: RaceMove,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        needed(game, "game")?.race_mut()?.play(m.read()?)?;
        Ok(SD_OK)
    })
}

/// Undoes a pending roll. Returns 1, or 0 if there is none, or it belongs to the start.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_undo_roll(game: Option<&mut Game>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || Ok(needed(game, "game")?.race_mut()?.undo_roll().is_some().into()))
}
