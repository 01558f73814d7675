//! What both games' searches share: limits, stops, levels.

use core::mem::MaybeUninit;
use core::time::Duration;

use chessboard_core::Level;
use stones_core::search;

use crate::border::{Result, call, delete, needed};
use crate::error::{Error, Fault, SD_OK};

/// When a search ends. 0 is no limit.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// The number of positions searched. The same number gives the same result on every platform.
    pub nodes: u64,
    /// The time in milliseconds.
    pub milliseconds: u64,
    /// The number of moves to look ahead.
    pub depth: u8,
}

impl Limits {
    pub(crate) fn read(self) -> search::Limits {
        search::Limits {
            depth: (self.depth > 0).then_some(self.depth),
            nodes: (self.nodes > 0).then_some(self.nodes),
            time: (self.milliseconds > 0).then_some(Duration::from_millis(self.milliseconds)),
        }
    }

    /// The limits of a search that would not end without any, or without being stopped.
    pub(crate) fn read_some(self, stop: Option<&Stop>) -> Result<search::Limits> {
        let limits = self.read();
        if limits.is_none() && stop.is_none() {
            return Err(Fault::argument("limits", "a limit, or a stop"));
        }
        Ok(limits)
    }
}

pub(crate) fn read_level(level: u8) -> Result<Level> {
    Level::new(level).ok_or_else(|| Fault::argument("level", "a level from 1 to 10"))
}

/// Stops calls from another thread.
#[derive(Debug)]
pub struct Stop(search::Stop);

impl Stop {
    pub(crate) fn read(stop: Option<&Stop>) -> search::Stop {
        stop.map_or_else(search::Stop::new, |stop| stop.0.clone())
    }
}

/// A stop that has stopped nothing yet.
///
/// Owned by the caller, who deletes it with `sd_stop_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stop_new(error: Option<&mut MaybeUninit<Error>>) -> Option<Box<Stop>> {
    call(error, || Ok(Some(Box::new(Stop(search::Stop::new())))))
}

/// Deletes a stop; null is allowed. Calls that were given it must have returned.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stop_delete(stop: Option<Box<Stop>>) {
    delete(stop);
}

/// Stops every call that was given this stop, and all that will be: a later call needs a new one.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stop_now(stop: Option<&Stop>, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || {
        needed(stop, "stop")?.0.stop();
        Ok(SD_OK)
    })
}
