//! Anything that an editor of positions can hold.

use core::mem::MaybeUninit;

use dice_race_core::{Progress, Roll, Setup, SetupSide};

use super::plain::{RacePosition, RaceRules, read_pending};
use crate::border::{call, give};
use crate::common::read_color;
use crate::error::Error;

/// The pieces of one side: any number at each place.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RaceSide {
    /// How many pieces are at each progress, 0 to 31.
    pub on_board: [u8; 32],
    /// How many wait.
    pub waiting: u8,
}

/// A board to be edited, which may be impossible: two pieces on a square, five pieces of a side.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct RaceSetup {
    /// White's pieces.
    pub white: RaceSide,
    /// Black's pieces.
    pub black: RaceSide,
    /// The side that rolls or moves.
    pub turn: u8,
    /// The pending roll, 1 to 6; 0 if there is none.
    pub rolled: u8,
    /// The rules.
    pub rules: RaceRules,
}

impl RaceSide {
    fn read(&self) -> SetupSide {
        let mut side = SetupSide::EMPTY;
        let places = Progress::ALL.map(Some).into_iter().chain([None]);
        for (place, count) in places.zip(self.on_board.into_iter().chain([self.waiting])) {
            (0..count).for_each(|_| side.add(place));
        }
        side
    }
}

impl From<SetupSide> for RaceSide {
    fn from(side: SetupSide) -> RaceSide {
        RaceSide { on_board: Progress::ALL.map(|place| side.count(Some(place))), waiting: side.count(None) }
    }
}

/// The board of a position as an editor holds it.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_to_setup(
    position: RacePosition,
    setup: Option<&mut MaybeUninit<RaceSetup>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let Setup { white, black, turn, rolled, rules } = position.read()?.to_setup();
        let rolled = rolled.map_or(0, Roll::get);
        let (white, black, rules) = (white.into(), black.into(), rules.into());
        give(setup, "setup", RaceSetup { white, black, turn: turn as u8, rolled, rules })
    })
}

/// The position of a setup; the message lists every fault.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_from_setup(
    setup: RaceSetup,
    position: Option<&mut MaybeUninit<RacePosition>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let setup = Setup {
            white: setup.white.read(),
            black: setup.black.read(),
            turn: read_color(setup.turn, "turn")?,
            rolled: read_pending(setup.rolled)?,
            rules: setup.rules.read()?,
        };
        give(position, "position", setup.to_position()?.into())
    })
}
