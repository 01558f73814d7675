//! Tags and comments.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use chessboard_core::Notes;

use super::{Game, either};
use crate::border::{Result, call, fill_text, give, needed, text};
use crate::error::{Error, Fault, SD_OK};

impl Game {
    fn notes(&self) -> &Notes {
        either!(self, game => game.notes())
    }
}

fn missing(what: &str) -> Fault {
    Fault::argument("index", format_args!("a number below that of the {what}"))
}

/// Sets a tag of the record, such as `White` or `Event`.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_set_tag(
    game: Option<&mut Game>,
    name: *const c_char,
    name_length: usize,
    value: *const c_char,
    value_length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (name, value) = (text(name, name_length, "name")?, text(value, value_length, "value")?);
        either!(needed(game, "game")?, game => game.set_tag(name, value))?;
        Ok(SD_OK)
    })
}

/// Removes a tag. Returns 1, or 0 if there is none.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_remove_tag(
    game: Option<&mut Game>,
    name: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let name = text(name, length, "name")?;
        Ok(either!(needed(game, "game")?, game => game.remove_tag(name)).into())
    })
}

/// The number of tags.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_tag_count(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(needed(game, "game")?.notes().tags().count() as i64))
}

/// Writes the name of a tag, from 0.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_tag_name(
    game: Option<&Game>,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let tag = needed(game, "game")?.notes().tags().nth(index);
        fill_text(buffer, capacity, tag.ok_or_else(|| missing("tags"))?.0)
    })
}

/// Writes the value of a tag; empty if there is none.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_tag(
    game: Option<&Game>,
    name: *const c_char,
    length: usize,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let name = text(name, length, "name")?;
        fill_text(buffer, capacity, needed(game, "game")?.notes().tag(name).unwrap_or_default())
    })
}

/// Adds a comment after this number of moves; 0 is the game as a whole.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_add_comment(
    game: Option<&mut Game>,
    ply: usize,
    comment: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let comment = text(comment, length, "comment")?;
        either!(needed(game, "game")?, game => game.add_comment_at(ply, comment))?;
        Ok(SD_OK)
    })
}

/// Removes the comments after this number of moves.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_clear_comments(
    game: Option<&mut Game>,
    ply: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        either!(needed(game, "game")?, game => game.set_comments_at(ply, &[]))?;
        Ok(SD_OK)
    })
}

/// The number of comments.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_comment_count(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(needed(game, "game")?.notes().comments().count() as i64))
}

/// Writes a comment, from 0, in order of moves.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_comment(
    game: Option<&Game>,
    index: usize,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, comment(game, index)?.1))
}

/// The number of moves before a comment, from 0.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_comment_ply(
    game: Option<&Game>,
    index: usize,
    ply: Option<&mut MaybeUninit<u64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(ply, "ply", comment(game, index)?.0 as u64))
}

fn comment(game: Option<&Game>, index: usize) -> Result<(usize, &str)> {
    needed(game, "game")?.notes().comments().nth(index).ok_or_else(|| missing("comments"))
}
