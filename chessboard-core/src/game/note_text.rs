//! Which text can stand in a tag or comment, so that a record that holds it reads back the same.

use super::record::scanner::{Mark, Scanner};
use crate::ParseError;

/// Anything but control characters, of which only white space is text.
fn is_text(c: char) -> bool {
    !c.is_control() || c.is_whitespace()
}

/// Whether a character can stand in a tag's value.
pub(super) fn fits_tag(c: char) -> bool {
    is_text(c) && !matches!(c, '\n' | '\r')
}

/// What is expected of a tag's value.
pub(super) const TAG_VALUE: &str = "a tag's value without line ends and control characters";

/// Checks the value of a tag.
pub(super) fn check_tag(value: &str) -> Result<(), ParseError> {
    match value.find(|c| !fits_tag(c)) {
        Some(offset) => Err(ParseError::new(offset, TAG_VALUE)),
        None => Ok(()),
    }
}

/// Checks a comment.
pub(super) fn check_comment(text: &str) -> Result<(), ParseError> {
    if let Some(offset) = text.find('}') {
        return Err(ParseError::new(offset, "a comment without `}`"));
    }
    if let Some(offset) = text.find(|c| !is_text(c)) {
        return Err(ParseError::new(offset, "a comment without control characters"));
    }
    let mut scanner = Scanner::in_comment();
    match text.bytes().find_map(|byte| scanner.push(byte)) {
        Some(Mark::Start(offset)) => Err(ParseError::new(offset, "a comment in which no record starts")),
        _ => Ok(()),
    }
}
