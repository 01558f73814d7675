use wasm_bindgen::prelude::*;

use crate::plain::plain_data;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** Why a game is over. */
  export type EndReason = "all-home" | "resignation" | "time" | "abandoned";
}
"#;

plain_data! {
    out "diceRace"
    /// How a game ended. There is no draw.
    Outcome {
        /// The winner.
        winner: &'static str = "Color",
        /// Why the game is over.
        reason: &'static str = "EndReason",
        /// In words: `White wins (all-home)`.
        text: String = "string",
    }
}

impl From<dice_race_core::Outcome> for Outcome {
    fn from(outcome: dice_race_core::Outcome) -> Outcome {
        Outcome { winner: outcome.winner.name(), reason: outcome.reason.name(), text: outcome.to_string() }
    }
}
