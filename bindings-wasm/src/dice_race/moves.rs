use core::fmt;

use chessboard_core::{ParseError, Square};
use dice_race_core::{MoveText, Position};
use wasm_bindgen::prelude::*;

use crate::args;
use crate::errors::{self, Raise, Result};
use crate::plain::{Fields, plain_data};

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
export namespace diceRace {
  /** A waiting piece enters, a piece walks, or no piece can move and the turn passes. */
  export type MoveKind = "enter" | "walk" | "pass";
  /**
   * A move as an argument: its text (`"a1-d1"`, `"a1xd1"`, `"@a1"`, `"@xa1"`, `"--"`), a `Move`, or its two squares, the
   * origin `"@"` or `null` for a piece that enters. With `kind`, all fields must agree with the board.
   */
  export type MoveInput =
    | string
    | { origin?: string | null; target?: string | null; kind?: MoveKind; captured?: string | null };
}
"#;

plain_data! {
    out "diceRace"
    /// One move: which piece moves, where it goes, and what it captures there.
    Move {
        /// The square the piece comes from; `null` if it enters, and for a pass.
        origin: Option<&'static str> = "string | null",
        /// The square the piece goes to; `null` for a pass.
        target: Option<&'static str> = "string | null",
        /// The square of the captured piece; `null` if none is captured.
        captured: Option<&'static str> = "string | null",
        /// What happens.
        kind: &'static str = "MoveKind",
        /// The squares stepped on, the target last; empty for a pass.
        path: Vec<&'static str> = "string[]",
        /// The notation: `a1-d1`, `a1xd1` captures, `@a1` enters, `--` passes.
        text: String = "string",
        /// The number of the move among 34, for learning code.
        action: u8 = "number",
    }
}

fn name(square: Option<Square>) -> Option<&'static str> {
    square.map(Square::name)
}

impl Move {
    pub(super) fn new(_: &Position, m: dice_race_core::Move) -> Move {
        Move {
            origin: name(m.origin()),
            target: name(m.target()),
            captured: name(m.captured()),
            kind: m.kind().name(),
            path: args::names(m.path()),
            text: m.to_string(),
            action: m.action().get(),
        }
    }
}

plain_data! {
    out "diceRace"
    /// What a move would do.
    Preview {
        /// The squares stepped on, the target last; empty for a pass.
        path: Vec<&'static str> = "string[]",
        /// The square the piece ends on; `null` for a pass.
        target: Option<&'static str> = "string | null",
        /// The square of the piece that is captured; `null` if none is.
        captured: Option<&'static str> = "string | null",
        /// The text of the position after the move.
        position: String = "string",
    }
}

impl Preview {
    /// Of a legal move.
    pub(super) fn new(position: &Position, m: dice_race_core::Move) -> Preview {
        let position = position.after(m).to_string();
        Preview { path: args::names(m.path()), target: name(m.target()), captured: name(m.captured()), position }
    }
}

/// A move as it was given.
pub(super) enum Input {
    Text(MoveText),
    /// By its ends alone.
    Ends(Option<Square>, Option<Square>),
}

impl Input {
    pub(super) fn read(value: &JsValue) -> Result<Input> {
        if let Some(text) = args::as_text(value, "move")? {
            return text.parse().map(Input::Text).map_err(|error: ParseError| error.raise(&text));
        }
        let fields = Fields::of(&args::plain_copy(value, "move")?, "move")?;
        // What else a `Move` has is not read.
        let kind = fields.take::<String>("kind")?;
        let square = |name| {
            let square = fields.take::<String>(name)?.filter(|square| square != "@");
            square.map(|name| args::named_square(&name)).transpose()
        };
        let (origin, target, captured) = (square("origin")?, square("target")?, square("captured")?);
        let captures = captured.is_some();
        let text = match (kind.as_deref(), origin, target) {
            (None, ..) => return Ok(Input::Ends(origin, target)),
            (Some("walk"), Some(origin), Some(target)) => MoveText::Walk { origin, target, captures },
            (Some("enter"), None, Some(target)) => MoveText::Enter { target, captures },
            (Some("pass"), None, None) => MoveText::Pass,
            (Some("walk" | "enter" | "pass"), ..) => {
                return Err(errors::argument("move", "an origin and a target that suit its kind"));
            }
            _ => return Err(errors::argument("kind", "`enter`, `walk` or `pass`")),
        };
        if captures && captured != target {
            return Err(errors::argument("captured", "the target"));
        }
        Ok(Input::Text(text))
    }

    /// The legal move that it names.
    pub(super) fn find(&self, position: &Position) -> Result<dice_race_core::Move> {
        let text = match *self {
            Input::Text(text) => text,
            Input::Ends(origin, target) => {
                let moves = position.legal_moves();
                if let Some(found) = moves.iter().find(|m| (m.origin(), m.target()) == (origin, target)) {
                    return Ok(*found);
                }
                // It is none, which `resolve` says why.
                match (origin, target) {
                    (Some(origin), Some(target)) => MoveText::Walk { origin, target, captures: false },
                    (None, Some(target)) => MoveText::Enter { target, captures: false },
                    (None, None) => MoveText::Pass,
                    (Some(_), None) => return Err(errors::argument("target", "a square")),
                }
            }
        };
        position.resolve(text).map_err(|reason| reason.raise(&self.to_string()))
    }
}

impl fmt::Display for Input {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Input::Text(text) => text.fmt(f),
            Input::Ends(Some(origin), Some(target)) => write!(f, "{origin}-{target}"),
            Input::Ends(None, Some(target)) => write!(f, "@{target}"),
            Input::Ends(..) => f.write_str("--"),
        }
    }
}
