//! Texts and packed bytes: what is read is written the same, and an error names the byte.

use std::fmt::Debug;

use chessboard_core::{ParseError, ReadError};

/// The error is inside the text or at its end, never in the middle of a character, and names what was expected.
#[track_caller]
pub fn assert_points_into(text: &str, error: ParseError) {
    assert!(text.is_char_boundary(error.offset), "{text:?}: {error}");
    assert!(!error.expected.is_empty(), "{text:?}: {error}");
}

/// What is read is written as it was, or the error points into the text.
#[track_caller]
pub fn assert_same_or_points_into<T: ToString>(text: &str, read: Result<T, ParseError>) {
    match read {
        Ok(read) => assert_eq!(read.to_string(), text),
        Err(error) => assert_points_into(text, error),
    }
}

/// A position is read if its setup is read and is a position; either error points into the text. Returns the position,
/// or why the rules reject it; `None` if the text is malformed.
#[track_caller]
pub fn check_position_text<S, P, R>(
    text: &str,
    setup: Result<S, ParseError>,
    position: Result<P, ReadError<R>>,
    to_position: impl FnOnce(S) -> Result<P, R>,
) -> Option<Result<P, R>>
where
    S: Debug + PartialEq,
    P: Debug + PartialEq,
    R: Debug + PartialEq,
{
    let position = match position {
        Ok(position) => Ok(position),
        Err(ReadError::Rejected(reason)) => Err(reason),
        Err(ReadError::Syntax(error)) => {
            assert_points_into(text, error);
            assert_eq!(setup, Err(error), "{text:?}");
            return None;
        }
    };
    assert_eq!(to_position(setup.unwrap()), position, "{text:?}");
    Some(position)
}

/// Bytes that are unpacked pack to the same; an error names one of them. Returns what was unpacked, or why the rules
/// reject it; `None` if the bytes are malformed.
#[track_caller]
pub fn check_packed<const N: usize, P, R>(
    bytes: &[u8; N],
    unpacked: Result<P, ReadError<R>>,
    pack: impl FnOnce(&P) -> [u8; N],
) -> Option<Result<P, R>> {
    match unpacked {
        Ok(position) => {
            assert_eq!(pack(&position), *bytes);
            Some(Ok(position))
        }
        Err(ReadError::Rejected(reason)) => Some(Err(reason)),
        Err(ReadError::Syntax(error)) => {
            assert!(error.offset < N && !error.expected.is_empty(), "{error}");
            None
        }
    }
}

/// Each text is malformed at this byte, where this was expected.
#[track_caller]
pub fn assert_malformed<'a, T: Debug + PartialEq, E: From<ParseError> + Debug + PartialEq>(
    texts: impl IntoIterator<Item = (&'a str, usize, &'static str)>,
    read: impl Fn(&'a str) -> Result<T, E>,
) {
    for (text, offset, expected) in texts {
        let error = ParseError { offset, expected };
        assert_eq!(read(text), Err(error.into()), "{text:?}");
        assert_eq!(error.to_string(), format!("at byte {offset}: expected {expected}"));
    }
}
