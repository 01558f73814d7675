use core::cell::RefCell;

use dice_race_core::dice::SeededDice;
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

/// More rolls are not skipped: it would take seconds.
const MAX_ROLLED: u64 = 100_000_000;

plain_data! {
    in "diceRace"
    /// How dice begin.
    DiceOptions {
        /// The seed: a whole number, or up to 16 hexadecimal digits; random if left out.
        seed: args::Seed = "number | string",
        /// The number of rolls to skip; none if left out.
        rolled: u64 = "number",
    }
}

/// A die whose rolls follow from a seed: the same on every platform.
///
/// Not for play between people who distrust each other: the seed reveals the rolls. For them there is `CommittedDice`.
#[wasm_bindgen(js_name = Dice, js_namespace = diceRace)]
#[derive(Debug)]
pub struct Dice(RefCell<SeededDice>);

#[wasm_bindgen(js_class = Dice, js_namespace = diceRace)]
impl Dice {
    /// A die with a seed: a whole number, 1 to 16 hexadecimal digits, or options; random if left out.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "number | string | DiceOptions")] seed: &JsValue,
    ) -> Result<Dice> {
        let DiceOptions { seed, rolled } = if seed.is_object() {
            args::plain(seed, "options")?
        } else {
            DiceOptions { seed: args::optional(seed, read_seed)?, rolled: None }
        };
        let seed = match seed {
            Some(seed) => seed.get()?,
            None => u64::from_le_bytes(args::random_bytes("seed")?),
        };
        let rolled = args::within(rolled, "rolled", 0..=MAX_ROLLED)?.unwrap_or(0);
        Ok(Dice(RefCell::new(SeededDice::resume(seed, rolled))))
    }

    /// The seed, 16 hexadecimal digits.
    #[wasm_bindgen(getter)]
    pub fn seed(&self) -> String {
        args::hex(self.0.borrow().seed())
    }

    /// The number of rolls it has made.
    #[wasm_bindgen(getter)]
    pub fn rolled(&self) -> f64 {
        self.0.borrow().rolled() as f64
    }

    /// The next roll, 1 to 6.
    pub fn roll(&self) -> u8 {
        self.0.borrow_mut().roll().get()
    }
}

fn read_seed(value: &JsValue) -> Result<args::Seed> {
    match args::as_text(value, "seed")? {
        Some(digits) => Ok(args::Seed::Digits(digits)),
        None if value.as_f64().is_some() => args::number(value, "seed", 0..=args::MAX_SAFE).map(args::Seed::Number),
        None => Err(errors::argument("seed", "a number or hexadecimal digits")),
    }
}
