//! Records and JSON of one game.

use core::ffi::c_char;
use core::fmt::Display;
use core::mem::MaybeUninit;

use chessboard_core::LoggedGame;
use chessboard_core::record::{DamagedRecord, game_name};
use serde::Deserialize;

use super::{Game, either};
use crate::border::{Result, call, fill_text, needed, text};
use crate::error::{Error, Fault, SD_ERROR_INTERNAL, SD_ERROR_PARSE, SD_ERROR_RECORD};

/// The fault of a damaged record.
pub(super) fn damaged<G, F: Display>(damaged: &DamagedRecord<G, F>) -> Fault {
    let error = &damaged.error;
    Fault::new(SD_ERROR_RECORD, &error.fault).at(error.offset).in_turn(error.turn)
}

/// Writes the game up to the current step as a record.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_to_record(
    game: Option<&Game>,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let record = either!(needed(game, "game")?, game => game.to_record());
        fill_text(buffer, capacity, &record)
    })
}

/// Reads a text that holds one record, of either game. For a damaged record, `sd_records_next` has what can be
/// read.
///
/// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_from_record(
    from: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<Game>> {
    call(error, || {
        let text = text(from, length, "from")?;
        let game = if game_name(text.as_bytes()) == Some(crate::race::Game::NAME) {
            Game::Race(dice_race_core::Game::from_record(text).map_err(|error| damaged(&error))?)
        } else {
            Game::Stones(crate::stones::Game::from_record(text).map_err(|error| damaged(&error))?)
        };
        Ok(Some(Box::new(game)))
    })
}

/// Writes the whole game as JSON, with undone steps and comments.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_to_json(
    game: Option<&Game>,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let json = either!(needed(game, "game")?, game => serde_json::to_string(game));
        fill_text(buffer, capacity, &json.map_err(|error| Fault::new(SD_ERROR_INTERNAL, error))?)
    })
}

/// Reads what `sd_game_to_json` wrote, in this language or another.
///
/// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_from_json(
    from: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<Game>> {
    call(error, || from_json(text(from, length, "from")?).map(|game| Some(Box::new(game))))
}

fn from_json(text: &str) -> Result<Game> {
    /// The field that says which game it is.
    #[derive(Deserialize)]
    struct Name {
        game: Option<String>,
    }

    let name = serde_json::from_str::<Name>(text).ok().and_then(|name| name.game);
    let game = if name.as_deref() == Some(crate::race::Game::NAME) {
        serde_json::from_str(text).map(Game::Race)
    } else {
        serde_json::from_str(text).map(Game::Stones)
    };
    game.map_err(|error| {
        // Lines and columns count from 1; a column counts bytes.
        let lines: usize = text.split_inclusive('\n').take(error.line().saturating_sub(1)).map(str::len).sum();
        Fault::new(SD_ERROR_PARSE, &error).at(lines + error.column().saturating_sub(1))
    })
}
