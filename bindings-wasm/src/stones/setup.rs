use chessboard_core::NameError;
use stones_core::AnyBoard;
use wasm_bindgen::prelude::*;

use super::any_board;
use crate::args;
use crate::errors::{self, Result};
use crate::plain::plain_data;

plain_data! {
    out "stones"
    /// A board to be edited, as `position.setup()` makes it.
    Setup {
        /// The squares of White's stones.
        white: Vec<&'static str> = "string[]",
        /// The squares of Black's stones.
        black: Vec<&'static str> = "string[]",
        /// The squares of pinned stones of either color.
        pinned: Vec<&'static str> = "string[]",
        /// The side to move.
        turn: &'static str = "Color",
        /// The size of the board, files and ranks: `"8x8"`.
        board: String = "string",
    }
}

plain_data! {
    in "stones"
    /// A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin without a
    /// stone.
    SetupInput {
        /// The squares of White's stones; none if left out.
        white: Vec<String> = "readonly string[]",
        /// The squares of Black's stones; none if left out.
        black: Vec<String> = "readonly string[]",
        /// The squares of pinned stones of either color; none if left out.
        pinned: Vec<String> = "readonly string[]",
        /// The side to move; `"white"` if left out.
        turn: chessboard_core::Color = "Color",
        /// The size of the board, `"3x3"` to `"8x8"`; `"8x8"` if left out.
        board: String = "string",
    }
}

impl From<any_board::Setup> for Setup {
    fn from(setup: any_board::Setup) -> Setup {
        let [white, black, pinned] = [setup.white, setup.black, setup.pinned].map(args::names);
        Setup { white, black, pinned, turn: setup.turn.name(), board: setup.board.to_string() }
    }
}

/// Reads a setup.
pub(super) fn read(value: &JsValue) -> Result<any_board::Setup> {
    let SetupInput { white, black, pinned, turn, board } = args::plain(value, "setup")?;
    let mut setup = any_board::Setup::empty_on(board.as_deref().map_or(Ok(AnyBoard::default()), read_size)?);
    setup.white = args::squares(&white.unwrap_or_default())?;
    setup.black = args::squares(&black.unwrap_or_default())?;
    setup.pinned = args::squares(&pinned.unwrap_or_default())?;
    setup.turn = turn.unwrap_or(setup.turn);
    Ok(setup)
}

/// Reads the size of a board.
pub(super) fn read_size(text: &str) -> Result<AnyBoard> {
    text.parse().map_err(|NameError { expected }| errors::argument("board", expected))
}
