use dice_race_core::{IllegalMove, Roll};
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Error, Reason, Result};

/// A number that was rolled. Any other number than 1 to 6 is an illegal roll.
pub(super) fn read(value: &JsValue) -> Result<Roll> {
    let Some(number) = value.as_f64() else { return Err(errors::argument("roll", "a number")) };
    let roll = args::number(value, "roll", 1..=6).ok().and_then(|number| Roll::new(number as u8));
    roll.ok_or_else(|| errors::illegal(&format!("roll {number}"), "bad-roll", "expected a roll from 1 to 6"))
}

/// A roll that is rejected.
pub(super) fn illegal(roll: Roll, reason: IllegalMove) -> Error {
    errors::illegal(&format!("roll {roll}"), Reason::name(&reason), reason.reason())
}
