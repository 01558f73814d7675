use core::cell::RefCell;

use chessboard_core::SquareSet;
use dice_race_core::{Position as Start, Step};
use wasm_bindgen::prelude::*;

use super::moves::{self, Move};
use super::outcome::Outcome;
use super::position::{self, Position};
use super::roll;
use super::rules::{Rules, RulesInput};
use crate::errors::{self, Error, Raise, Result};
use crate::plain::plain_data;
use crate::svg::dice_race::SvgOptions;
use crate::{args, from_js, plain, shared};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** A game as JSON, the same in every language. */
  export interface GameJson {
    game: string;
    format: number;
    start: PositionJson;
    [field: string]: unknown;
  }
}
"#;

/// A game with its history: roll, play, undo, go to any ply, resign, write and read records.
///
/// Rolls are input: from a `Dice`, from fair dice, or from a server. Once there is an outcome, there are no legal moves and
/// every roll and move is rejected. A call that throws changes nothing. A game is a handle: `free()`, or
/// `using game = new Game()`, frees its memory at once; if not, it is freed some time after the object is garbage.
#[wasm_bindgen(js_name = Game, js_namespace = diceRace)]
#[derive(Debug)]
pub struct Game(pub(super) RefCell<dice_race_core::Game>);

shared::game_methods!(diceRace, dice_race_core::Game, dice_race_core::Request);

plain_data! {
    out "diceRace"
    /// A comment of a game.
    Comment {
        /// The number of moves before it.
        ply: usize = "number",
        /// What it says.
        text: String = "string",
    }
}

plain_data! {
    out "diceRace"
    /// A roll that was used, with its move.
    Turn {
        /// What was rolled.
        rolled: u8 = "number",
        /// The move that it was used for.
        played: Move = "Move",
    }
}

plain_data! {
    out "diceRace"
    /// A roll with the side that made it.
    RollOf {
        /// Who rolled.
        color: &'static str = "Color",
        /// What was rolled.
        roll: u8 = "number",
    }
}

impl Game {
    /// The squares of the last move, those that it stepped on among them.
    fn last_move(&self) -> SquareSet {
        let last = self.0.borrow().moves().next_back();
        last.into_iter().flat_map(|m| m.origin().into_iter().chain(m.path())).collect()
    }
}

#[wasm_bindgen(js_class = Game, js_namespace = diceRace)]
impl Game {
    /// A game from the initial position or another one, which brings its rules.
    ///
    /// Throws `setup` if both a position and other rules are given.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "Position | string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<Game> {
        let rules = args::optional(rules, |rules| args::plain::<RulesInput>(rules, "rules")?.get())?;
        let start = match args::as_text(position, "position")? {
            Some(text) => position::parse(&text, rules.unwrap_or_default())?,
            None if args::is_absent(position) => Start::initial(rules.unwrap_or_default()),
            None => Position::read(position)?,
        };
        if rules.is_some_and(|rules| rules != start.rules()) {
            return Err(errors::setup(&["the position has other rules".into()]));
        }
        Ok(Game::from_core(dice_race_core::Game::new(start)))
    }

    /// Every roll that was used, with its move.
    #[wasm_bindgen(getter, unchecked_return_type = "Turn[]")]
    pub fn turns(&self) -> Result<JsValue> {
        let game = self.0.borrow();
        let turn = |turn: dice_race_core::Turn| Turn {
            rolled: turn.rolled.get(),
            played: Move::new(game.start(), turn.played),
        };
        plain::to_js(&game.turns().map(turn).collect::<Vec<_>>())
    }

    /// Every roll with the side that made it, a pending one included.
    #[wasm_bindgen(getter, unchecked_return_type = "RollOf[]")]
    pub fn rolls(&self) -> Result<JsValue> {
        let game = self.0.borrow();
        let rolls = game.rolls().map(|(color, roll)| RollOf { color: color.name(), roll: roll.get() });
        plain::to_js(&rolls.collect::<Vec<_>>())
    }

    /// Enters a roll.
    ///
    /// Throws `illegal-move` if the number is not 1 to 6, a roll is pending, or the game is over.
    pub fn roll(&self, #[wasm_bindgen(unchecked_param_type = "number")] n: &JsValue) -> Result<()> {
        let n = roll::read(n)?;
        self.0.borrow_mut().roll(n).map_err(|reason| roll::illegal(n, reason))
    }

    /// Undoes the last move, or a resignation or the like, up to the roll before it. With `pastRoll` the roll that the
    /// move was made with is undone too. `false` if nothing changed.
    pub fn undo(
        &self,
        #[wasm_bindgen(js_name = pastRoll, unchecked_optional_param_type = "boolean")] past_roll: &JsValue,
    ) -> Result<bool> {
        let past_roll = args::optional(past_roll, |value| {
            value.as_bool().ok_or_else(|| errors::argument("pastRoll", "a boolean"))
        })?;
        let mut game = self.0.borrow_mut();
        let step = game.undo();
        let is_past_roll = past_roll == Some(true) && !matches!(step, Some(Step::End(_)));
        let roll = if is_past_roll { game.undo_roll() } else { None };
        Ok(step.or(roll).is_some())
    }

    /// The game is abandoned and awarded to a side.
    ///
    /// Throws `illegal-move` if the game is over.
    pub fn abandon(&self, #[wasm_bindgen(unchecked_param_type = "Color")] winner: &JsValue) -> Result<()> {
        let winner = args::color(winner, "winner")?;
        self.0.borrow_mut().abandon(winner).map_err(|over| over.raise("abandonment"))
    }
}
