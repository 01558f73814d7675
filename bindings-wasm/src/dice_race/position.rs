use chessboard_core::{Color, Square, SquareSet};
use dice_race_core::{CHANCE_OUTCOMES, Roll};
use wasm_bindgen::prelude::*;

use super::moves::{self, Move, Preview};
use super::outcome::Outcome;
use super::roll;
use super::rules::{self, Rules};
use super::setup::{self, Setup};
use crate::errors::{self, Raise, Result};
use crate::plain::plain_data;
use crate::svg::dice_race::SvgOptions;
use crate::{args, from_js, plain, shared};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** A position as JSON, with the rules' names as in other languages. */
  export interface PositionJson {
    position: string;
    rules?: { capture?: CaptureRule; block?: BlockRule; extra_roll_on_six?: boolean; pieces?: number };
  }
  /** A roll that may come. */
  export interface ChanceOutcome {
    /** The number, 1 to 6. */
    roll: number;
    /** Its probability. */
    probability: number;
  }
}
"#;

/// A valid state of the dice race: where the pieces are, whose turn it is, what was rolled, and the rules.
///
/// It waits either for a roll or for a move. Immutable: `play` and `roll` return another position. `String(position)` is
/// its text, which leaves the rules out. Where another function expects a position, the text will do, by the default
/// rules. Memory is freed with the object; `free()` is not needed.
#[wasm_bindgen(js_name = Position, js_namespace = diceRace)]
#[derive(Debug)]
pub struct Position(pub(super) dice_race_core::Position);

shared::position_methods!(diceRace, dice_race_core::Position);

plain_data! {
    out "diceRace"
    /// What stands on a square.
    Piece {
        /// Whose piece it is.
        color: &'static str = "Color",
        /// How far it has come on its way, 0 to 31.
        progress: u8 = "number",
    }
}

impl Position {
    /// Reads a position, or its text under the default rules.
    pub(super) fn read(value: &JsValue) -> Result<dice_race_core::Position> {
        Position::read_by(dice_race_core::Rules::default(), value)
    }

    /// Reads a position, or its text under these rules.
    pub(super) fn read_by(rules: dice_race_core::Rules, value: &JsValue) -> Result<dice_race_core::Position> {
        match args::as_text(value, "position")? {
            Some(text) => parse(&text, rules),
            None => json(&args::plain_copy(value, "position")?, "position"),
        }
    }

    fn all_targets(&self) -> impl Iterator<Item = (&'static str, SquareSet)> {
        self.0.all_destinations().map(|(origin, targets)| (origin.map_or("@", Square::name), targets))
    }

    fn targets_from(&self, origin: &str) -> Result<SquareSet> {
        let origin = if origin == "@" { None } else { Some(args::named_square(origin)?) };
        Ok(self.0.destinations(origin))
    }

    /// The squares that the piece on a square can go to.
    pub(super) fn targets_of(&self, origin: Square) -> SquareSet {
        self.0.destinations(Some(origin))
    }
}

/// Reads a position's JSON, or its text.
pub(super) fn json(value: &JsValue, name: &str) -> Result<dice_race_core::Position> {
    match value.as_string() {
        Some(text) => parse(&text, dice_race_core::Rules::default()),
        None => from_js::read(value).map_err(|fault| errors::rejected(name, fault)),
    }
}

pub(super) fn parse(text: &str, rules: dice_race_core::Rules) -> Result<dice_race_core::Position> {
    dice_race_core::Position::parse(text, rules).map_err(|error| error.raise(text))
}

/// An object without a text between, for which a module of the rules alone would need the writer of fractions.
fn chance_outcome((roll, weight): (Roll, u32)) -> Result<JsValue> {
    let [roll, probability] = [f64::from(roll.get()), f64::from(weight) / 6.0];
    plain::object(&[("roll", roll.into()), ("probability", probability.into())])
}

#[wasm_bindgen(js_class = Position, js_namespace = diceRace)]
impl Position {
    /// Reads a position: White's and Black's pieces (progress, the highest first, `-` for waiting ones), the side, and the
    /// roll or `?`. Left out, it is the initial position.
    ///
    /// Throws `parse` if the text is malformed, `setup` if there can be no such position under these rules.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] text: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<Position> {
        let rules = rules::read(rules)?;
        if args::is_absent(text) {
            return Ok(Position(dice_race_core::Position::initial(rules)));
        }
        parse(&args::text(text, "text")?, rules).map(Position)
    }

    /// The rules.
    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    pub fn rules(&self) -> Result<JsValue> {
        plain::to_js(&Rules::from(self.0.rules()))
    }

    /// The pending roll, 1 to 6; `null` while a roll is awaited.
    #[wasm_bindgen(getter, unchecked_return_type = "number | null")]
    pub fn rolled(&self) -> Result<JsValue> {
        plain::to_js(&self.0.rolled().map(Roll::get))
    }

    /// The position after a roll, which waits for a move.
    ///
    /// Throws `illegal-move` if the number is not 1 to 6, a roll is pending, or the game is over.
    pub fn roll(&self, #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue) -> Result<Position> {
        let n = roll::read(n)?;
        self.0.roll(n).map(Position).map_err(|reason| roll::illegal(n, reason))
    }

    /// The piece on a square; `null` if there is none.
    #[wasm_bindgen(js_name = pieceAt, unchecked_return_type = "Piece | null")]
    pub fn piece_at(&self, #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue) -> Result<JsValue> {
        let piece = self.0.piece_at(args::square(square)?);
        plain::to_js(&piece.map(|piece| Piece { color: piece.color.name(), progress: piece.progress.get() }))
    }

    /// A side's pieces as in the text: progress, the highest first, `null` for waiting ones.
    #[wasm_bindgen(unchecked_return_type = "(number | null)[]")]
    pub fn pieces(&self, #[wasm_bindgen(unchecked_param_type = "Color")] color: &JsValue) -> Result<JsValue> {
        let Setup { white, black, .. } = self.0.to_setup().into();
        plain::to_js(match args::color(color, "color")? {
            Color::White => &white,
            Color::Black => &black,
        })
    }

    /// The winner on the board; `null` while the game goes on.
    #[wasm_bindgen(getter, unchecked_return_type = "Color | null")]
    pub fn winner(&self) -> Result<JsValue> {
        plain::to_js(&self.0.winner().map(Color::name))
    }

    /// The outcome if the game is over on the board; `null` if it goes on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(&self) -> Result<JsValue> {
        plain::to_js(&self.0.outcome().map(Outcome::from))
    }

    /// Every roll with its probability; empty unless a roll is awaited.
    #[wasm_bindgen(js_name = chanceOutcomes, unchecked_return_type = "ChanceOutcome[]")]
    pub fn chance_outcomes(&self) -> Result<JsValue> {
        let awaits_roll = self.0.rolled().is_none() && self.0.winner().is_none();
        let outcomes = CHANCE_OUTCOMES.into_iter().filter(|_| awaits_roll).map(chance_outcome);
        Ok(outcomes.collect::<Result<js_sys::Array>>()?.into())
    }
}
