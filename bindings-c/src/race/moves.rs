//! Moves of the dice race.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use dice_race_core::{Action, Move, MoveKind, Progress};

use super::plain::{RacePosition, SD_RACE_ACTIONS};
use crate::border::{Result, call, fill, fill_text, give, text};
use crate::common::{from_square, read_color, read_one};
use crate::error::{Error, Fault, SD_OK};

/// The action of a piece that enters.
pub const SD_RACE_ENTER: u8 = 32;
/// The action of a pass.
pub const SD_RACE_PASS: u8 = 33;
/// The progress of a pass, which does not go anywhere.
pub const SD_RACE_NO_PROGRESS: u8 = 255;

/// A move. Each function checks whether it is legal in its position.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RaceMove {
    /// The side that moves.
    pub color: u8,
    /// The progress of the piece that walks; `SD_RACE_ENTER` or `SD_RACE_PASS`.
    pub action: u8,
    /// The progress it gets to; `SD_RACE_NO_PROGRESS` for a pass.
    pub to: u8,
    /// 1 if it captures a piece, else 0.
    pub captures: u8,
    /// The square it begins on; `SD_NO_SQUARE` if it enters or passes.
    pub origin: u8,
    /// The square it ends on; `SD_NO_SQUARE` for a pass.
    pub target: u8,
}

impl RaceMove {
    pub(crate) fn read(self) -> Result<Move> {
        let color = read_color(self.color, "color")?;
        let captures = read_one(&[false, true], self.captures, "captures")?;
        let kind = match self.action {
            SD_RACE_ENTER => Some(MoveKind::Enter),
            SD_RACE_PASS => Some(MoveKind::Pass),
            from => walk(from, self.to),
        };
        let m = kind.and_then(|kind| Move::new(color, kind, captures));
        let same = m.filter(|&m| RaceMove::from(m) == self);
        same.ok_or_else(|| Fault::argument("m", "a move whose fields agree"))
    }
}

fn walk(from: u8, to: u8) -> Option<MoveKind> {
    Some(MoveKind::Walk { from: Progress::new(from)?, to: Progress::new(to)? })
}

impl From<Move> for RaceMove {
    #[inline]
    fn from(m: Move) -> RaceMove {
        RaceMove {
            color: m.color() as u8,
            action: m.action().get(),
            to: m.to().map_or(SD_RACE_NO_PROGRESS, Progress::get),
            captures: m.captures().into(),
            origin: from_square(m.origin()),
            target: from_square(m.target()),
        }
    }
}

/// Writes the legal moves, in ascending order of action numbers, and returns how many there are: at most
/// `SD_RACE_MAX_MOVES`. A pass is a move. There are none before a roll and when the game is over.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_legal_moves(
    position: RacePosition,
    moves: *mut RaceMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill(moves, capacity, position.read()?.legal_moves().iter().map(|&m| m.into()), "moves"))
}

/// The number of legal moves.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_count_moves(position: RacePosition, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(position.read()?.count_moves().into()))
}

/// Checks that a move is legal; the error says why it is not.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_check_move(
    position: RacePosition,
    m: RaceMove,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        position.read()?.check(m.read()?)?;
        Ok(SD_OK)
    })
}

/// Reads a legal move: `a1-d1`, `a1xd1`, `@a1`, `@xa1` or `--`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_parse_move(
    position: RacePosition,
    from: *const c_char,
    length: usize,
    m: Option<&mut MaybeUninit<RaceMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(m, "m", position.read()?.parse_move(text(from, length, "from")?)?.into()))
}

/// Writes the text of a move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_write_move(
    m: RaceMove,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, &m.read()?.to_string()))
}

/// Writes the squares that a move steps on, the last one included, and returns how many there are: at most 6.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_path(
    m: RaceMove,
    squares: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill(squares, capacity, m.read()?.path().map(|square| square as u8), "squares"))
}

/// The position after a legal move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_play(
    position: RacePosition,
    m: RaceMove,
    result: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(result, "result", position.read()?.try_play(m.read()?)?.into()))
}

/// Writes a byte for each action number, 1 if the action is legal, 0 if not; returns `SD_RACE_ACTIONS`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_action_mask(
    position: RacePosition,
    mask: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let mut bytes = [0; SD_RACE_ACTIONS];
        for m in position.read()?.legal_moves() {
            bytes[m.action().index()] = 1;
        }
        fill(mask, capacity, bytes.into_iter(), "mask")
    })
}

/// The legal move with an action number.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_action_to_move(
    position: RacePosition,
    action: u8,
    m: Option<&mut MaybeUninit<RaceMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let action = Action::new(action).ok_or_else(|| Fault::argument("action", "a number from 0 to 33"))?;
        give(m, "m", position.read()?.action_to_move(action)?.into())
    })
}
