//! What only a game of Stones! has.

use core::mem::MaybeUninit;

use super::Game;
use super::history::read_cursor;
use crate::border::{call, fill, give, needed};
use crate::error::{Error, SD_OK};
use crate::stones::{StonesMove, StonesPosition, StonesRules};

/// The position after a number of steps: 0 is the start, `SD_CURRENT` the position on the board.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_position(
    game: Option<&Game>,
    steps: usize,
    position: Option<&mut MaybeUninit<StonesPosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(position, "position", read_cursor(needed(game, "game")?.stones()?.history(), steps)?.into()))
}

/// The rules it is played by.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_rules(
    game: Option<&Game>,
    rules: Option<&mut MaybeUninit<StonesRules>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(rules, "rules", needed(game, "game")?.stones()?.rules().into()))
}

/// Writes the legal moves, and returns how many there are; none once the game is over.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_legal_moves(
    game: Option<&Game>,
    moves: *mut StonesMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let legal = needed(game, "game")?.stones()?.legal_moves();
        fill(moves, capacity, legal.iter().map(|&m| m.into()), "moves")
    })
}

/// Plays a move. Undone moves are forgotten, with their comments.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_play(
    game: Option<&mut Game>,
    m: StonesMove,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        needed(game, "game")?.stones_mut()?.play(m.read()?)?;
        Ok(SD_OK)
    })
}

/// The sides agree on a draw.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_agree_draw(game: Option<&mut Game>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        needed(game, "game")?.stones_mut()?.agree_draw()?;
        Ok(SD_OK)
    })
}
