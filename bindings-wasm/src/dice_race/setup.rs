use chessboard_core::Color;
use dice_race_core::{Progress, Roll, SetupSide};
use wasm_bindgen::prelude::*;

use super::rules::{Rules, RulesInput};
use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

plain_data! {
    out "diceRace"
    /// A board to be edited, as `position.setup()` makes it.
    Setup {
        /// Where White's pieces are: progress, the highest first, `null` for waiting ones.
        white: Vec<Option<u8>> = "(number | null)[]",
        /// Where Black's pieces are.
        black: Vec<Option<u8>> = "(number | null)[]",
        /// The side that rolls or moves next.
        turn: &'static str = "Color",
        /// What was rolled; `null` if a roll is awaited.
        rolled: Option<u8> = "number | null",
        /// The rules.
        rules: Rules = "Rules",
    }
}

plain_data! {
    in "diceRace"
    /// A board to be edited, which may be impossible: two pieces on a square, five pieces.
    SetupInput {
        /// Where White's pieces are: progress, 0 to 31, `null` for a waiting piece; no piece at all if left out.
        white: Vec<Option<u64>> = "readonly (number | null)[]",
        /// Where Black's pieces are; no piece at all if left out.
        black: Vec<Option<u64>> = "readonly (number | null)[]",
        /// The side that rolls or moves next; `"white"` if left out.
        turn: Color = "Color",
        /// What was rolled; a roll is awaited if left out.
        rolled: u64 = "number | null",
        /// The rules.
        rules: RulesInput = "RulesInput",
    }
}

/// The places as in the text: the highest first, waiting pieces last.
fn places(side: SetupSide) -> Vec<Option<u8>> {
    let places = Progress::ALL.into_iter().rev().map(Some).chain([None]);
    let repeated = places.flat_map(|place| core::iter::repeat_n(place, side.count(place).into()));
    repeated.map(|place| place.map(Progress::get)).collect()
}

fn read_places(places: &[Option<u64>]) -> Result<SetupSide> {
    let mut side = SetupSide::EMPTY;
    for &place in places {
        let place = args::within(place, "progress", 0..=Progress::LAST.get().into())?;
        let place = place.and_then(|place| Progress::new(place as u8));
        if side.count(place) == u8::MAX {
            return Err(errors::argument("setup", "at most 255 pieces at one place"));
        }
        side.add(place);
    }
    Ok(side)
}

impl From<dice_race_core::Setup> for Setup {
    fn from(setup: dice_race_core::Setup) -> Setup {
        Setup {
            white: places(setup.white),
            black: places(setup.black),
            turn: setup.turn.name(),
            rolled: setup.rolled.map(Roll::get),
            rules: setup.rules.into(),
        }
    }
}

/// Reads a setup.
pub(super) fn read(value: &JsValue) -> Result<dice_race_core::Setup> {
    let SetupInput { white, black, turn, rolled, rules } = args::plain(value, "setup")?;
    let mut setup = dice_race_core::Setup::empty(rules.unwrap_or_default().get()?);
    setup.white = read_places(&white.unwrap_or_default())?;
    setup.black = read_places(&black.unwrap_or_default())?;
    setup.turn = turn.unwrap_or(setup.turn);
    setup.rolled = args::within(rolled, "rolled", 1..=6)?.and_then(|rolled| Roll::new(rolled as u8));
    Ok(setup)
}
