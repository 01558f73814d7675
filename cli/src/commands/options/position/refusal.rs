//! Why a text is no position.

use std::fmt::Display;

use chessboard_core::ParseError;

use crate::terminal::caret::Caret;

/// A text that is no position, with a caret under the fault, and what each game's positions look like.
pub(crate) fn misread(text: &str, error: ParseError) -> String {
    let caret = Caret::new(text.as_bytes(), error.offset);
    format!(
        "{error}\n{caret}\nA position of Stones! looks like `ssssssss/8/8/8/8/8/8/SSSSSSSS w`,\n\
         one of the dice race like `0,-,-,-/0,-,-,- w ?`."
    )
}

/// A text that is well-formed and no position all the same, with all that is wrong.
pub(crate) fn impossible<F: Display>(faults: impl Iterator<Item = F>) -> String {
    faults.fold("there can be no such position:".to_owned(), |said, fault| format!("{said}\n  {fault}"))
}
