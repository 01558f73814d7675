//! History, undo and redo.

use core::mem::MaybeUninit;

use chessboard_core::{Ending, History};

use super::{Game, either};
use crate::border::{Result, call, give, needed};
use crate::common::{SD_NO_COLOR, SD_NO_SQUARE, from_winner};
use crate::error::{Error, Fault, SD_OK};
use crate::race::RaceMove;
use crate::stones::StonesMove;

/// All steps that are applied: the position on the board.
pub const SD_CURRENT: usize = usize::MAX;

/// A step is a move.
pub const SD_STEP_MOVE: u8 = 0;
/// A step is a roll.
pub const SD_STEP_ROLL: u8 = 1;
/// A step is a resignation or the like.
pub const SD_STEP_END: u8 = 2;

/// One step of a game's history. Which fields count depends on its kind and on the game.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Step {
    /// `SD_STEP_MOVE`, `SD_STEP_ROLL` or `SD_STEP_END`.
    pub kind: u8,
    /// The roll of `SD_STEP_ROLL`.
    pub roll: u8,
    /// The winner of `SD_STEP_END`; `SD_NO_COLOR` is a draw.
    pub winner: u8,
    /// One of `SD_REASON_…` of `SD_STEP_END`.
    pub reason: u8,
    /// The move of Stones!.
    pub stones: StonesMove,
    /// The move of the dice race.
    pub race: RaceMove,
}

impl Step {
    const fn new(kind: u8) -> Step {
        let none = SD_NO_SQUARE;
        let race = RaceMove { color: 0, action: 0, to: 0, captures: 0, origin: none, target: none };
        let stones = StonesMove { origin: none, target: none, jumped: none, kind: 0 };
        Step { kind, roll: 0, winner: SD_NO_COLOR, reason: 0, stones, race }
    }
}

impl From<Ending> for Step {
    fn from(ending: Ending) -> Step {
        let reason = super::Outcome::from(stones_core::Outcome {
            winner: ending.winner,
            reason: ending.termination.into(),
            score: None,
        });
        Step { winner: from_winner(ending.winner), reason: reason.reason, ..Step::new(SD_STEP_END) }
    }
}

impl From<stones_core::Step> for Step {
    fn from(step: stones_core::Step) -> Step {
        match step {
            stones_core::Step::Move(m) => Step { stones: m.into(), ..Step::new(SD_STEP_MOVE) },
            stones_core::Step::End(ending) => ending.into(),
        }
    }
}

impl From<dice_race_core::Step> for Step {
    fn from(step: dice_race_core::Step) -> Step {
        match step {
            dice_race_core::Step::Move(m) => Step { race: m.into(), ..Step::new(SD_STEP_MOVE) },
            dice_race_core::Step::Roll(roll) => Step { roll: roll.get(), ..Step::new(SD_STEP_ROLL) },
            dice_race_core::Step::End(ending) => ending.into(),
        }
    }
}

/// The position after this many steps, undone ones too.
pub(super) fn read_cursor<P: Copy, S>(history: &History<P, S>, steps: usize) -> Result<P> {
    let all = history.all_steps();
    match steps {
        SD_CURRENT => Ok(*history.position()),
        0 => Ok(*history.start()),
        steps => all.get(steps - 1).map(|step| step.1).ok_or_else(|| too_many("steps", all.len())),
    }
}

fn too_many(name: &str, most: usize) -> Fault {
    Fault::argument(name, format_args!("a number from 0 to {most}"))
}

/// The number of moves made, without those that were undone.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_ply(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.ply()) as i64))
}

/// A number that grows with every change that a player must see; `sd_game_apply_untrusted` wants it.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_revision(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.revision()) as i64))
}

/// The number of steps, moves and rolls and ends, that are applied.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_steps(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.history().steps().len()) as i64))
}

/// The number of steps that were undone and can be redone.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_undone(game: Option<&Game>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.history().undone().len()) as i64))
}

/// A step, from 0; first those that are applied, then those that were undone.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_step(
    game: Option<&Game>,
    index: usize,
    step: Option<&mut MaybeUninit<Step>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let found =
            either!(needed(game, "game")?, game => game.history().all_steps().get(index).map(|step| step.0.into()));
        give(step, "step", found.ok_or_else(|| Fault::argument("index", "a number below that of the steps"))?)
    })
}

/// Undoes the last step. Returns 1, or 0 at the start. In the dice race it stops at a pending roll, which
/// `sd_race_game_undo_roll` undoes.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_undo(game: Option<&mut Game>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.undo().is_some()).into()))
}

/// Redoes the step that was undone last. Returns 1, or 0 if there is none.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_redo(game: Option<&mut Game>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || Ok(either!(needed(game, "game")?, game => game.redo().is_some()).into()))
}

/// Goes back or forth to the position after this number of moves.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_game_go_to(game: Option<&mut Game>, ply: usize, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        either!(needed(game, "game")?, game => game.go_to(ply))?;
        Ok(SD_OK)
    })
}
