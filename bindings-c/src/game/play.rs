//! Playing, and ends other than on the board.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use chessboard_core::untrusted::RequestError;

use super::{Game, Outcome, either};
use crate::border::{Result, call, needed, text};
use crate::common::{read_color, read_winner};
use crate::error::{Error, Fault, SD_ERROR_REQUEST, SD_OK};

/// Reads and plays a move. Undone moves are forgotten, with their comments.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_play_text(
    game: Option<&mut Game>,
    from: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (game, text) = (needed(game, "game")?, text(from, length, "from")?);
        either!(game, game => _ = game.play_text(text)?);
        Ok(SD_OK)
    })
}

/// A side resigns.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_resign(game: Option<&mut Game>, color: u8, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        let (game, color) = (needed(game, "game")?, read_color(color, "color")?);
        either!(game, game => game.resign(color)?);
        Ok(SD_OK)
    })
}

/// A side has run out of time, and loses.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_time_out(game: Option<&mut Game>, color: u8, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        let (game, color) = (needed(game, "game")?, read_color(color, "color")?);
        either!(game, game => game.time_out(color)?);
        Ok(SD_OK)
    })
}

/// The game is abandoned and adjudicated as a win for a side; in Stones! also as a draw, with `SD_NO_COLOR`.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_abandon(game: Option<&mut Game>, winner: u8, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        match needed(game, "game")? {
            Game::Stones(game) => game.abandon(read_winner(winner)?)?,
            Game::Race(game) => game.abandon(read_color(winner, "winner")?)?,
        }
        Ok(SD_OK)
    })
}

/// Returns 1 and the outcome if the game is over, 0 if it goes on.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_outcome(
    game: Option<&Game>,
    outcome: Option<&mut MaybeUninit<Outcome>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || either!(needed(game, "game")?, game => Outcome::give(outcome, game.outcome())))
}

/// Applies the request of a player, which a server received: a move (`a1-d4`), a turn of the dice race with its
/// roll (`3:a1-d1`), or `resign`. The player saw the game at this revision.
///
/// A rejected request has the reason `stale-revision`, `wrong-player`, `other-roll`, or the name of a broken rule.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_apply_untrusted(
    game: Option<&mut Game>,
    revision: u64,
    player: u8,
    request: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (game, player) = (needed(game, "game")?, read_color(player, "player")?);
        let request = text(request, length, "request")?;
        match game {
            Game::Stones(game) => {
                accepted(game.apply_untrusted(revision, player, request.parse()?), |rule| rule.name())
            }
            Game::Race(game) => accepted(game.apply_untrusted(revision, player, request.parse()?), |rule| rule.name()),
        }
    })
}

fn accepted<S, M: core::fmt::Display>(
    result: core::result::Result<S, RequestError<M>>,
    name: impl FnOnce(&M) -> &'static str,
) -> Result<i32> {
    let Err(error) = result else { return Ok(SD_OK) };
    let reason = match &error {
        RequestError::StaleRevision { .. } => "stale-revision",
        RequestError::WrongPlayer => "wrong-player",
        RequestError::OtherRoll => "other-roll",
        RequestError::Illegal(rule) => name(rule),
    };
    Err(Fault::new(SD_ERROR_REQUEST, error).because(reason))
}
