//! Errors of the cores as the one error class of the package.

use core::fmt::Display;

use chessboard_core::record::DamagedRecord;
use chessboard_core::untrusted::RequestError;
use chessboard_core::{GameOver, ParseError, ReadError};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::plain;

#[wasm_bindgen(module = "/js/error.js")]
extern "C" {
    #[wasm_bindgen(reexport, js_name = StonesDiceError)]
    type StonesDiceError;

    #[wasm_bindgen(constructor, js_class = StonesDiceError)]
    fn new(message: &str, code: &str, details: &JsValue) -> StonesDiceError;
}

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What kind of error it is. */
export type ErrorCode =
  /** An argument has the wrong type, or is out of range. */
  | "argument"
  /** A text does not follow its grammar; see `offset` and `expected`. */
  | "parse"
  /** There can be no such position, or no such rules; see `faults`. */
  | "setup"
  /** A move or a roll is illegal, or the game is over; see `reason`. */
  | "illegal-move"
  /** A record is damaged; see `turn`, `offset` and `game`. */
  | "record"
  /** The request of a player is rejected; see `request` and `reason`. */
  | "request"
  /** A limit was reached before a value was proven; see `atLeast`, `atMost` and `nodes`. */
  | "unsolved"
  /** Bytes are no table, or a table is for other rules than a position. */
  | "table"
  /** Dice are not proved fair; see `roll`. */
  | "unfair";

/** Every error that this package throws. A call that throws has changed nothing. */
export class StonesDiceError extends Error {
  readonly code: ErrorCode;
  /** Where in the text: an index into the string, for `parse` and `record`; 0 for JSON that is no game as a whole. */
  readonly offset?: number;
  /** What was expected there. */
  readonly expected?: string;
  /** The name of the reason, the same in every language and version: `"pinned"`, `"game-over"`, … */
  readonly reason?: string;
  /** Every fault of a setup. */
  readonly faults?: string[];
  /** The turn of a record at fault; absent in the tags. */
  readonly turn?: number;
  /** The game of a damaged record, as far as it could be read. */
  readonly game?: stones.Game | diceRace.Game;
  /** Why a request is rejected: 1 the game has changed, 2 other player's turn, 3 other roll, 4 illegal. */
  readonly request?: number;
  /** The current revision of the game, if it has changed. */
  readonly revision?: number;
  /** The number of the wrong roll. */
  readonly roll?: number;
  /** The proven lower bound of a value. */
  readonly atLeast?: number;
  /** The proven upper bound of a value. */
  readonly atMost?: number;
  /** The number of search nodes. */
  readonly nodes?: number;
}
"#;

/// An error on its way to JavaScript.
#[derive(Debug)]
pub struct Error(JsValue);

pub type Result<T> = core::result::Result<T, Error>;

impl From<Error> for JsValue {
    fn from(error: Error) -> JsValue {
        error.0
    }
}

/// What an error says beside its message.
#[derive(Serialize, Default)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Details<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) offset: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) expected: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) reason: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) faults: Option<&'a [String]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) turn: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) request: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) revision: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) roll: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) at_least: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) at_most: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) nodes: Option<u64>,
}

impl Error {
    pub(crate) fn new(message: &str, code: &str, details: &Details<'_>) -> Error {
        let details = plain::to_js(details).unwrap_or_else(|error| error.0);
        Error(StonesDiceError::new(message, code, &details).into())
    }

    /// What JavaScript threw while an argument was read: an error of this package as it is.
    pub(crate) fn thrown(value: JsValue, name: &str) -> Error {
        if value.is_instance_of::<StonesDiceError>() { Error(value) } else { argument(name, "plain data") }
    }

    /// A record's fault, with the game as far as it could be read.
    pub(crate) fn damaged<G: Into<JsValue>, F: Display, C>(
        text: &str,
        damaged: DamagedRecord<C, F>,
        game: impl FnOnce(C) -> G,
    ) -> Error {
        let DamagedRecord { error, game: read } = damaged;
        let details = Details { offset: Some(index(text, error.offset)), turn: error.turn, ..Details::default() };
        let message = match error.turn {
            Some(turn) => format!("turn {turn}: {}", error.fault),
            None => error.fault.to_string(),
        };
        let error = Error::new(&message, "record", &details);
        // The object is our own, so that nothing refuses the property.
        let _ = js_sys::Reflect::set(&error.0, &"game".into(), &game(read).into());
        error
    }
}

/// An argument that is not what was expected.
pub(crate) fn argument(name: &str, expected: &str) -> Error {
    let details = Details { expected: Some(expected), ..Details::default() };
    Error::new(&format!("{name}: expected {expected}"), "argument", &details)
}

/// An argument that a core rejects.
pub(crate) fn rejected(name: &str, error: impl Display) -> Error {
    Error::new(&format!("{name}: {error}"), "argument", &Details::default())
}

/// A text that does not follow its grammar; the offset counts bytes.
pub(crate) fn parse(text: &str, offset: usize, expected: &str) -> Error {
    let offset = index(text, offset);
    let details = Details { offset: Some(offset), expected: Some(expected), ..Details::default() };
    Error::new(&format!("at index {offset}: expected {expected}"), "parse", &details)
}

/// A position or rules that cannot be, with every fault.
pub(crate) fn setup(faults: &[String]) -> Error {
    Error::new(&faults.join("; "), "setup", &Details { faults: Some(faults), ..Details::default() })
}

/// Bytes that are no table, or a table for other rules.
#[cfg(feature = "search")]
pub(crate) fn table(error: impl Display) -> Error {
    Error::new(&error.to_string(), "table", &Details::default())
}

/// A move or roll, and why it is illegal.
pub(crate) fn illegal(subject: &str, name: &str, reason: &str) -> Error {
    let details = Details { reason: Some(name), ..Details::default() };
    Error::new(&format!("{subject}: {reason}"), "illegal-move", &details)
}

/// JSON that is no game, from this index of its text on.
pub(crate) fn json(message: &str, offset: usize) -> Error {
    let details = Details { offset: Some(offset), expected: Some("a game as JSON"), ..Details::default() };
    Error::new(message, "parse", &details)
}

/// A text that is no JSON.
pub(crate) fn not_json(text: &str) -> Error {
    let offset = match serde_json::from_str::<serde::de::IgnoredAny>(text) {
        Ok(_) => 0,
        Err(error) if error.is_eof() => index(text, text.len()),
        // Lines and columns count from 1; a column counts bytes.
        Err(error) => {
            let lines = text.split_inclusive('\n').take(error.line().saturating_sub(1));
            index(text, lines.map(str::len).sum::<usize>() + error.column().saturating_sub(1))
        }
    };
    json(&format!("at index {offset}: expected JSON"), offset)
}

/// The index into a JavaScript string, which counts UTF-16 units, of an offset in bytes.
fn index(text: &str, offset: usize) -> usize {
    text.char_indices().take_while(|(at, _)| *at < offset).map(|(_, c)| c.len_utf16()).sum()
}

/// An error of a core that has a code of its own.
pub(crate) trait Raise {
    /// The error. `subject` is the text that was read: a position, a move, or what was to be done.
    fn raise(self, subject: &str) -> Error;
}

impl Raise for ParseError {
    fn raise(self, subject: &str) -> Error {
        parse(subject, self.offset, self.expected)
    }
}

impl Raise for GameOver {
    fn raise(self, subject: &str) -> Error {
        stones_core::IllegalMove::from(self).raise(subject)
    }
}

impl<R: Raise> Raise for ReadError<R> {
    fn raise(self, subject: &str) -> Error {
        match self {
            ReadError::Syntax(error) => error.raise(subject),
            ReadError::Rejected(reason) => reason.raise(subject),
        }
    }
}

impl<M: Reason> Raise for RequestError<M> {
    fn raise(self, _: &str) -> Error {
        let (reason, revision) = match &self {
            RequestError::StaleRevision { current } => ("stale-revision", Some(*current)),
            RequestError::WrongPlayer => ("wrong-player", None),
            RequestError::OtherRoll => ("other-roll", None),
            RequestError::Illegal(reason) => (reason.name(), None),
        };
        let details = Details { reason: Some(reason), request: Some(self.code()), revision, ..Details::default() };
        Error::new(&self.to_string(), "request", &details)
    }
}

/// Why a move is illegal.
pub(crate) trait Reason: Display {
    fn name(&self) -> &'static str;
}

/// The errors that both games declare under the same names.
macro_rules! raise_errors_of {
    ($core:ident) => {
        impl Reason for $core::IllegalMove {
            fn name(&self) -> &'static str {
                (*self).name()
            }
        }

        impl Raise for $core::IllegalMove {
            fn raise(self, subject: &str) -> Error {
                illegal(subject, self.name(), self.reason())
            }
        }

        impl Raise for $core::SetupError {
            fn raise(self, _: &str) -> Error {
                setup(&self.faults().map(|fault| fault.to_string()).collect::<Vec<_>>())
            }
        }
    };
}

raise_errors_of!(stones_core);
raise_errors_of!(dice_race_core);
