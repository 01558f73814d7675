use core::fmt;

use chessboard_core::{Direction, ParseError, Square};
use stones_core::{MoveKind, MoveText};
use wasm_bindgen::prelude::*;

use super::any_board;
use crate::args;
use crate::errors::{self, Raise, Result};
use crate::plain::{Fields, plain_data};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace stones {
  /** What happens in a move: only empty squares are crossed, an opponent is pinned, or an ally is freed. */
  export type MoveKind = "slide" | "pin" | "free";
  /**
   * A move as an argument: its text (`"a1-d4"`, `"c3xe5"`, `"c3^e5"`, `"c3e5"`), a `Move`, or its two squares. With
   * `kind`, all fields must agree with the board.
   */
  export type MoveInput = string | { origin: string; target: string; kind?: MoveKind; jumped?: string | null };
}
"#;

plain_data! {
    out "stones"
    /// One move: where a stone comes from, where it goes, and what happens to the stone it jumps.
    Move {
        /// The square the stone comes from.
        origin: &'static str = "string",
        /// The square the stone goes to.
        target: &'static str = "string",
        /// The square of the stone that is jumped; `null` for a slide.
        jumped: Option<&'static str> = "string | null",
        /// What happens.
        kind: &'static str = "MoveKind",
        /// The notation: `a1-d4` slides, `c3xe5` pins an opponent, `c3^e5` frees an ally.
        text: stones_core::Move = "string",
        /// The number of the move among 376, for learning code; `null` on a board that is not 8x8.
        action: Option<u16> = "number | null",
    }
}

impl Move {
    /// A legal move of this position.
    pub(super) fn new(position: &any_board::Position, m: stones_core::Move) -> Move {
        let is_full_size = position.on_board::<stones_core::Board8x8>().is_some();
        let action = stones_core::Action::between(position.turn(), m.origin, m.target).filter(|_| is_full_size);
        Move {
            origin: m.origin.name(),
            target: m.target.name(),
            jumped: m.jumped.map(Square::name),
            kind: m.kind.name(),
            text: m,
            action: action.map(stones_core::Action::get),
        }
    }
}

plain_data! {
    out "stones"
    /// What a move would do.
    Preview {
        /// The squares it passes over, the target last.
        path: Vec<&'static str> = "string[]",
        /// The square the stone ends on.
        target: &'static str = "string",
        /// The square of the stone that becomes pinned; `null` if none does.
        pinned: Option<&'static str> = "string | null",
        /// The square of the stone that is freed; `null` if none is.
        freed: Option<&'static str> = "string | null",
        /// The text of the position after the move.
        position: String = "string",
    }
}

impl Preview {
    /// Of a legal move.
    pub(super) fn new(position: &any_board::Position, m: stones_core::Move) -> Preview {
        let direction = Direction::between(m.origin, m.target);
        let next = |square: &Square| square.step(direction?).filter(|_| *square != m.target);
        let path = core::iter::successors(next(&m.origin), next);
        let jumped_by = |kind| m.jumped.filter(|_| m.kind == kind).map(Square::name);
        Preview {
            path: args::names(path),
            target: m.target.name(),
            pinned: jumped_by(MoveKind::Pin),
            freed: jumped_by(MoveKind::Free),
            position: position.after(m).to_string(),
        }
    }
}

/// A move as it was given.
pub(super) struct Input {
    text: MoveText,
    /// With all its fields, if the kind was given.
    whole: Option<stones_core::Move>,
}

impl Input {
    pub(super) fn read(value: &JsValue) -> Result<Input> {
        if let Some(text) = args::as_text(value, "move")? {
            return Ok(Input { text: text.parse().map_err(|error: ParseError| error.raise(&text))?, whole: None });
        }
        let fields = Fields::of(&args::plain_copy(value, "move")?, "move")?;
        // What else a `Move` has is not read.
        let square = |name| fields.take::<String>(name)?.map(|name| args::named_square(&name)).transpose();
        let (origin, target, jumped) = (square("origin")?, square("target")?, square("jumped")?);
        let kind = fields.take::<String>("kind")?.map(|name| kind_of(&name)).transpose()?;
        let (Some(origin), Some(target)) = (origin, target) else {
            return Err(errors::argument("move", "an origin and a target"));
        };
        let whole = kind.map(|kind| stones_core::Move { origin, target, jumped, kind });
        Ok(Input { text: MoveText { origin, target, kind }, whole })
    }

    /// The legal move that it names.
    pub(super) fn find(&self, position: &any_board::Position) -> Result<stones_core::Move> {
        let found = position.resolve(self.text).and_then(|m| {
            self.whole.map_or(Ok(()), |whole| position.check(whole))?;
            Ok(m)
        });
        found.map_err(|reason| reason.raise(&self.to_string()))
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text.fmt(f)
    }
}

fn kind_of(name: &str) -> Result<MoveKind> {
    let found = MoveKind::ALL.into_iter().find(|kind| kind.name() == name);
    found.ok_or_else(|| errors::argument("kind", "`slide`, `pin` or `free`"))
}
