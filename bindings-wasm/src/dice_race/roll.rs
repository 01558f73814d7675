use dice_race_core::{IllegalMove, Roll};
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Error, Reason, Result};

/// A number that was rolled. Any other number than 1 to 6 is an illegal roll.
pub(super) fn read(value: &JsValue) -> Result<Roll> {
    let Some(number) = value.dyn_ref::<js_sys::Number>() else { return Err(errors::argument("roll", "a number")) };
    let roll = args::number(value, "roll", 1..=6).ok().and_then(|number| Roll::new(number as u8));
    roll.ok_or_else(|| errors::illegal(&format!("roll {}", text(number)), "bad-roll", "expected a roll from 1 to 6"))
}

/// JavaScript's text of a number: the writer of fractions would be two hundredths of the module.
fn text(number: &js_sys::Number) -> String {
    number.to_string_with_radix(10).map(String::from).unwrap_or_default()
}

/// A roll that is rejected.
pub(super) fn illegal(roll: Roll, reason: IllegalMove) -> Error {
    errors::illegal(&format!("roll {roll}"), Reason::name(&reason), reason.reason())
}
