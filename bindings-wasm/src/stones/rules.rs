use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace stones {
  /** When a game ends: when the side to move cannot move, or also when the other side cannot. */
  export type EndRule = "side-to-move" | "either-side";
  /** Where unpinned stones count. */
  export type GoalZone = "far-rank" | "far-half";
}
"#;

plain_data! {
    out "stones"
    /// The options of the rules: when a game ends, and where stones count.
    Rules {
        /// When a game ends.
        end: &'static str = "EndRule",
        /// Where unpinned stones count.
        goal: &'static str = "GoalZone",
    }
}

plain_data! {
    in "stones"
    /// The options of the rules; what is left out is the default.
    RulesInput {
        /// When a game ends; `"side-to-move"` if left out.
        end: String = "EndRule",
        /// Where unpinned stones count; `"far-rank"` if left out.
        goal: String = "GoalZone",
    }
}

impl From<stones_core::Rules> for Rules {
    fn from(rules: stones_core::Rules) -> Rules {
        Rules { end: rules.end.name(), goal: rules.goal.name() }
    }
}

impl RulesInput {
    pub(super) fn get(&self) -> Result<stones_core::Rules> {
        let (mut rules, mut faults) = (stones_core::Rules::default(), Vec::new());
        args::rule(&mut rules.end, "end", self.end.as_deref(), &mut faults);
        args::rule(&mut rules.goal, "goal", self.goal.as_deref(), &mut faults);
        if faults.is_empty() { Ok(rules) } else { Err(errors::setup(&faults)) }
    }
}

/// Rules that may be left out.
pub(super) fn read(value: &JsValue) -> Result<stones_core::Rules> {
    args::options::<RulesInput>(value, "rules")?.get()
}
