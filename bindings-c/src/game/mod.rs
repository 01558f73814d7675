//! A game of either kind: history, comments, records, JSON.

pub mod history;
pub mod notes;
pub mod outcome;
pub mod play;
pub mod race;
pub mod record;
pub mod records;
pub mod stones;

pub use outcome::Outcome;

use core::mem::MaybeUninit;

use crate::border::{Result, call, delete, needed};
use crate::error::{Error, Fault, SD_ERROR_OTHER_GAME};
use crate::race::RacePosition;
use crate::stones::{StonesPosition, StonesRules};

/// A game of Stones!.
pub const SD_STONES: i32 = 0;
/// A game of the dice race.
pub const SD_RACE: i32 = 1;

/// A game with its history, of either kind. What both games have is called the same; a function of one of them
/// fails with `SD_ERROR_OTHER_GAME` for a game of the other. A call that fails has changed nothing.
#[derive(Debug, Clone)]
pub enum Game {
    /// A game of Stones!.
    Stones(crate::stones::Game),
    /// A game of the dice race.
    Race(crate::race::Game),
}

/// Does the same with a game of either kind.
macro_rules! either {
    ($game:expr, $inner:ident => $work:expr) => {
        match $game {
            $crate::game::Game::Stones($inner) => $work,
            $crate::game::Game::Race($inner) => $work,
        }
    };
}
pub(crate) use either;

fn other(expected: &str) -> Fault {
    Fault::new(SD_ERROR_OTHER_GAME, format_args!("game: expected {expected}"))
}

impl Game {
    pub(crate) fn stones(&self) -> Result<&crate::stones::Game> {
        if let Game::Stones(game) = self { Ok(game) } else { Err(other("a game of Stones!")) }
    }

    pub(crate) fn race(&self) -> Result<&crate::race::Game> {
        if let Game::Race(game) = self { Ok(game) } else { Err(other("a game of the dice race")) }
    }

    pub(crate) fn stones_mut(&mut self) -> Result<&mut crate::stones::Game> {
        if let Game::Stones(game) = self { Ok(game) } else { Err(other("a game of Stones!")) }
    }

    pub(crate) fn race_mut(&mut self) -> Result<&mut crate::race::Game> {
        if let Game::Race(game) = self { Ok(game) } else { Err(other("a game of the dice race")) }
    }
}

/// A game of Stones! that begins with a position.
///
/// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_game_new(
    start: StonesPosition,
    rules: StonesRules,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<Game>> {
    call(error, || {
        let game = stones_core::GameOn::new(start.read()?, rules.read()?);
        Ok(Some(Box::new(Game::Stones(game))))
    })
}

/// A game of the dice race that begins with a position.
///
/// Owned by the caller, who deletes it with `sd_game_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_game_new(start: RacePosition, error: Option<&mut MaybeUninit<Error>>) -> Option<Box<Game>> {
    call(error, || Ok(Some(Box::new(Game::Race(dice_race_core::Game::new(start.read()?))))))
}

/// A copy of a game.
///
/// Owned by the caller, who deletes it with `sd_game_delete`. Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_clone(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> Option<Box<Game>> {
    call(error, || Ok(Some(Box::new(needed(game, "game")?.clone()))))
}

/// Deletes a game; null is allowed.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_delete(game: Option<Box<Game>>) {
    delete(game);
}

/// Returns `SD_STONES` or `SD_RACE`.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_kind(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        Ok(match needed(game, "game")? {
            Game::Stones(_) => SD_STONES,
            Game::Race(_) => SD_RACE,
        })
    })
}
