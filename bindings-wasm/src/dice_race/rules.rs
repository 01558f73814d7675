use dice_race_core::PieceCount;
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** Where on its path a move captures: the first opponent met, or only one on the last cell. */
  export type CaptureRule = "first-contact" | "landing-only";
  /**
   * What happens if a piece of the same side on the ring blocks a roll that would reach the diagonal: the move is cut
   * short, or it is made in full or not at all.
   */
  export type BlockRule = "stop-short" | "whole-roll";
}
"#;

plain_data! {
    out "diceRace"
    /// The options of the rules. A position carries them, since they determine the legal moves.
    Rules {
        /// Where on its path a move captures.
        capture: &'static str = "CaptureRule",
        /// What happens if a piece of the same side is in the way.
        block: &'static str = "BlockRule",
        /// Whether any six gives another roll.
        extraRollOnSix: bool = "boolean",
        /// Pieces a side, 1 to 4.
        pieces: u8 = "number",
    }
}

plain_data! {
    in "diceRace"
    /// The options of the rules; what is left out is the default.
    RulesInput {
        /// Where on its path a move captures; `"first-contact"` if left out.
        capture: String = "CaptureRule",
        /// What happens if a piece of the same side is in the way; `"stop-short"` if left out.
        block: String = "BlockRule",
        /// Whether any six gives another roll; it does not if left out.
        extraRollOnSix: bool = "boolean",
        /// Pieces a side, 1 to 4; 4 if left out.
        pieces: f64 = "number",
    }
}

impl From<dice_race_core::Rules> for Rules {
    fn from(rules: dice_race_core::Rules) -> Rules {
        Rules {
            capture: rules.capture.name(),
            block: rules.block.name(),
            extraRollOnSix: rules.extra_roll_on_six,
            pieces: rules.pieces.get(),
        }
    }
}

impl RulesInput {
    pub(super) fn get(&self) -> Result<dice_race_core::Rules> {
        let (mut rules, mut faults) = (dice_race_core::Rules::default(), Vec::new());
        args::rule(&mut rules.capture, "capture", self.capture.as_deref(), &mut faults);
        args::rule(&mut rules.block, "block", self.block.as_deref(), &mut faults);
        rules.extra_roll_on_six = self.extraRollOnSix.unwrap_or_default();
        if let Some(pieces) = self.pieces {
            match PieceCount::new(pieces as u8).filter(|_| pieces.fract() == 0.0) {
                Some(count) => rules.pieces = count,
                None => faults.push("pieces: expected 1 to 4".into()),
            }
        }
        if faults.is_empty() { Ok(rules) } else { Err(errors::setup(&faults)) }
    }
}

/// Rules that may be left out.
pub(super) fn read(value: &JsValue) -> Result<dice_race_core::Rules> {
    args::options::<RulesInput>(value, "rules")?.get()
}
