//! Errors of positions on the command line.

use std::fmt::Display;

use chessboard_core::ParseError;

use crate::terminal::caret::Caret;

/// The message for a malformed text: a caret under the fault, and an example of each game.
pub(crate) fn misread(text: &str, error: ParseError) -> String {
    let caret = Caret::new(text.as_bytes(), error.offset);
    format!(
        "{error}\n{caret}\nA position of Stones! looks like `ssssssss/8/8/8/8/8/8/SSSSSSSS w`,\n\
         one of the dice race like `0,-,-,-/0,-,-,- w ?`."
    )
}

/// The message for a well-formed text that is no possible position: all its faults.
pub(crate) fn impossible<F: Display>(faults: impl Iterator<Item = F>) -> String {
    faults.fold("impossible position:".to_owned(), |message, fault| format!("{message}\n  {fault}"))
}
