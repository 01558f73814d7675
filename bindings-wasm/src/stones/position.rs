use chessboard_core::{Square, SquareSet};
use stones_core::AnyBoard;
use wasm_bindgen::prelude::*;

use super::moves::{self, Move, Preview};
use super::outcome::{Outcome, Score};
use super::setup::{self, Setup};
use super::{any_board, rules};
use crate::errors::{self, Raise, Result};
use crate::plain::plain_data;
use crate::svg::stones::SvgOptions;
use crate::{args, plain, shared};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace stones {
  /** A position as JSON: its text. */
  export type PositionJson = string;
}
"#;

/// A valid state of Stones!: which stones stand where, which are pinned, who is to move.
///
/// Immutable: `play` returns another position. `String(position)` is its text, which the constructor reads. Where another
/// function expects a position, its text will do, of any size. Memory is freed with the object; `free()` is not needed.
#[wasm_bindgen(js_name = Position, js_namespace = stones)]
#[derive(Debug)]
pub struct Position(pub(super) any_board::Position);

shared::position_methods!(stones, any_board::Position);

plain_data! {
    out "stones"
    /// What stands on a square.
    Stone {
        /// Whose stone it is.
        color: &'static str = "Color",
        /// Whether it is pinned: it cannot move, and does not score.
        pinned: bool = "boolean",
    }
}

impl Position {
    /// Reads a position, or its text.
    pub(super) fn read(value: &JsValue) -> Result<any_board::Position> {
        let text = match args::as_text(value, "position")? {
            Some(text) => text,
            None => args::plain(value, "position")?,
        };
        text.parse().map_err(|error: stones_core::PositionError| error.raise(&text))
    }

    fn all_targets(&self) -> impl Iterator<Item = (&'static str, SquareSet)> {
        self.0.all_destinations().map(|(origin, targets)| (origin.name(), targets))
    }

    fn targets_from(&self, origin: &str) -> Result<SquareSet> {
        Ok(self.targets_of(args::named_square(origin)?))
    }

    /// The squares that the stone on a square can go to.
    pub(super) fn targets_of(&self, origin: Square) -> SquareSet {
        self.0.destinations(origin)
    }
}

#[wasm_bindgen(js_class = Position, js_namespace = stones)]
impl Position {
    /// Reads a position: ranks from the top, `S` and `s` stones, `P` and `p` pinned ones, digits for empty squares, a
    /// space and the side to move. Left out, it is the initial position.
    ///
    /// `board` is the size of the board, files and ranks, `"3x3"` to `"8x8"`; `"8x8"` if left out.
    ///
    /// Throws `parse` if the text is malformed or has another size, `setup` if there can be no such position.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "string | null")] text: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "string")] board: &JsValue,
    ) -> Result<Position> {
        let size = args::optional(board, |board| setup::read_size(&args::text(board, "board")?))?.unwrap_or_default();
        if args::is_absent(text) {
            return Ok(Position(any_board::Position::initial_on(size)));
        }
        read(&args::text(text, "text")?, size).map(Position)
    }

    /// The size of the board, files and ranks: `"8x8"`.
    #[wasm_bindgen(getter)]
    pub fn board(&self) -> String {
        self.0.board().to_string()
    }

    /// The stone on a square; `null` if there is none.
    #[wasm_bindgen(js_name = stoneAt, unchecked_return_type = "Stone | null")]
    pub fn stone_at(&self, #[wasm_bindgen(unchecked_param_type = "string")] square: &JsValue) -> Result<JsValue> {
        let stone = self.0.stone_at(args::square(square)?);
        plain::to_js(&stone.map(|stone| Stone { color: stone.color.name(), pinned: stone.pinned }))
    }

    /// How many unpinned stones each side has in its goal zone.
    #[wasm_bindgen(unchecked_return_type = "Score")]
    pub fn score(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<JsValue> {
        plain::to_js(&Score::from(self.0.score(rules::read(rules)?)))
    }

    /// The outcome if the game is over on the board; `null` if it goes on.
    #[wasm_bindgen(unchecked_return_type = "Outcome | null")]
    pub fn outcome(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<JsValue> {
        plain::to_js(&self.0.outcome(rules::read(rules)?).map(Outcome::from))
    }

    /// The side without a legal move, which ends the game on the board; `null` if the game goes on.
    #[wasm_bindgen(js_name = stuckSide, unchecked_return_type = "Color | null")]
    pub fn stuck_side(
        &self,
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
    ) -> Result<JsValue> {
        plain::to_js(&self.0.stuck_side(rules::read(rules)?).map(chessboard_core::Color::name))
    }

    /// The number of sequences of `depth` legal moves from here. Depth 6 takes seconds.
    pub fn perft(&self, #[wasm_bindgen(unchecked_param_type = "number")] depth: &JsValue) -> Result<f64> {
        let depth = args::number(depth, "depth", 0..=u32::MAX.into())?;
        Ok(self.0.perft(depth as u32) as f64)
    }

    /// The mirror image: files are swapped, left and right.
    pub fn mirrored(&self) -> Position {
        Position(self.0.mirrored())
    }
}

/// Reads a position on a board of this size.
fn read(text: &str, board: AnyBoard) -> Result<any_board::Position> {
    if board == AnyBoard::default() {
        let position = text.parse::<stones_core::Position>().map_err(|error| error.raise(text))?;
        return Ok(position.on_board().unwrap_or_default());
    }
    let position: any_board::Position = text.parse().map_err(|error: stones_core::PositionError| error.raise(text))?;
    if position.board() == board {
        Ok(position)
    } else {
        Err(errors::parse(text, 0, &format!("a board of {board} files and ranks")))
    }
}
