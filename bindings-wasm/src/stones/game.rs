use core::cell::RefCell;

use chessboard_core::SquareSet;
use wasm_bindgen::prelude::*;

use super::any_board;
use super::moves::{self, Move};
use super::outcome::Outcome;
use super::position::Position;
use super::rules::{self, Rules};
use crate::errors::{self, Error, Raise, Result};
use crate::plain::plain_data;
use crate::svg::stones::SvgOptions;
use crate::{args, from_js, plain, shared};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace stones {
  /** A game as JSON, the same in every language. */
  export interface GameJson {
    game: string;
    format: number;
    start: PositionJson;
    moves: string[];
    [field: string]: unknown;
  }
}
"#;

/// A game with its history: play, undo, go to any ply, resign, write and read records.
///
/// Once there is an outcome, there are no legal moves and every move is rejected. A call that throws changes nothing. A
/// game is a handle: `free()`, or `using game = new Game()`, frees its memory at once; if not, it is freed some time
/// after the object is garbage.
#[wasm_bindgen(js_name = Game, js_namespace = stones)]
#[derive(Debug)]
pub struct Game(pub(super) RefCell<any_board::Game>);

shared::game_methods!(stones, any_board::Game, stones_core::Request);

plain_data! {
    out "stones"
    /// A comment of a game.
    Comment {
        /// The number of moves before it.
        ply: usize = "number",
        /// What it says.
        text: String = "string",
    }
}

impl Game {
    /// The squares of the last move.
    fn last_move(&self) -> SquareSet {
        self.0.borrow().moves().next_back().into_iter().flat_map(|m| [m.origin, m.target]).collect()
    }
}

#[wasm_bindgen(js_class = Game, js_namespace = stones)]
impl Game {
    /// A game from the initial position or another one.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "Position | string | null")] position: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<Game> {
        let start = args::optional(position, Position::read)?.unwrap_or_default();
        Ok(Game::from_core(any_board::Game::new(start, rules::read(rules)?)))
    }

    /// Undoes the last step: a move, or a resignation or the like. `false` at the start.
    pub fn undo(&self) -> bool {
        self.0.borrow_mut().undo().is_some()
    }

    /// The sides agree on a draw.
    ///
    /// Throws `illegal-move` if the game is over.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&self) -> Result<()> {
        self.0.borrow_mut().agree_draw().map_err(|over| over.raise("agreement"))
    }

    /// The game is abandoned and awarded to a side, or drawn (`null`).
    ///
    /// Throws `illegal-move` if the game is over.
    pub fn abandon(&self, #[wasm_bindgen(unchecked_param_type = "Color | null")] winner: &JsValue) -> Result<()> {
        let winner = args::optional(winner, |winner| args::color(winner, "winner"))?;
        self.0.borrow_mut().abandon(winner).map_err(|over| over.raise("abandonment"))
    }
}
