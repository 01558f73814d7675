//! Action numbers of Stones!, which learning programs use; on 8×8 only.

use core::mem::MaybeUninit;

use stones_core::{Action, Position};

use super::plain::{SD_STONES_ACTIONS, StonesMove, StonesPosition};
use crate::border::{Result, call, fill, give};
use crate::error::{Error, Fault};

impl StonesPosition {
    pub(super) fn read_8x8(self) -> Result<Position> {
        self.read()?.on_board().ok_or_else(|| Fault::argument("board", "8 files and 8 ranks, which actions are for"))
    }
}

/// Writes a byte for each action number, 1 if the action is legal, 0 if not; returns `SD_STONES_ACTIONS`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_action_mask(
    position: StonesPosition,
    mask: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let bits = position.read_8x8()?.action_mask();
        let bytes: [u8; SD_STONES_ACTIONS] =
            core::array::from_fn(|action| (bits[action / 64] >> (action % 64) & 1) as u8);
        fill(mask, capacity, bytes.into_iter(), "mask")
    })
}

/// The action number of a legal move.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_move_to_action(
    position: StonesPosition,
    m: StonesMove,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let (position, m) = (position.read_8x8()?, m.read()?);
        position.check(m)?;
        let action = position.move_to_action(m).ok_or_else(|| Fault::argument("m", "a move with an action number"))?;
        Ok(action.get().into())
    })
}

/// The legal move with an action number.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_action_to_move(
    position: StonesPosition,
    action: u16,
    m: Option<&mut MaybeUninit<StonesMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let action = Action::new(action).ok_or_else(|| Fault::argument("action", "a number from 0 to 375"))?;
        give(m, "m", position.read_8x8()?.action_to_move(action)?.into())
    })
}
