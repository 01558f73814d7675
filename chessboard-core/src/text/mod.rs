//! What every text reader here stands on: an error that names the byte, and a cursor that finds it.

mod named;
mod read_error;

pub use named::UnknownName;
pub use read_error::ReadError;

#[cfg(feature = "serde")]
use core::fmt;

/// A text that does not follow its grammar: where, and what should have stood there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("at byte {offset}: expected {expected}")]
pub struct ParseError {
    /// Byte offset into the text, counted from 0; the text's length if it ended too early.
    pub offset: usize,
    /// What the reader would have taken there, to be read after “expected”.
    pub expected: &'static str,
}

impl ParseError {
    /// An error at this byte.
    pub const fn new(offset: usize, expected: &'static str) -> ParseError {
        ParseError { offset, expected }
    }
}

/// A place in a text, for readers of small strict grammars.
#[derive(Debug, Clone)]
pub struct Cursor<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Cursor<'a> {
    /// A cursor before the first byte.
    pub const fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, offset: 0 }
    }

    /// How many bytes lie behind the cursor.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// The byte under the cursor; `None` at the end.
    pub fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.offset).copied()
    }

    /// Steps over this byte if it comes next. `byte` must be ASCII, so that the cursor stays between characters.
    pub fn eat(&mut self, byte: u8) -> bool {
        debug_assert!(byte.is_ascii());
        let found = self.peek() == Some(byte);
        self.offset += usize::from(found);
        found
    }

    /// Steps over this byte, which must come next.
    pub fn expect(&mut self, byte: u8, expected: &'static str) -> Result<(), ParseError> {
        if self.eat(byte) { Ok(()) } else { Err(self.error(expected)) }
    }

    /// Reads one of `count` consecutive ASCII characters starting with `zero`, as its distance from `zero`.
    pub fn digit(&mut self, zero: u8, count: u8, expected: &'static str) -> Result<u32, ParseError> {
        debug_assert!(zero.checked_add(count).is_some_and(|end| end <= 128));
        match self.peek().map(|byte| byte.wrapping_sub(zero)) {
            Some(value) if value < count => {
                self.offset += 1;
                Ok(value.into())
            }
            _ => Err(self.error(expected)),
        }
    }

    /// Checks that nothing is left.
    pub fn finish(&self) -> Result<(), ParseError> {
        if self.offset == self.text.len() { Ok(()) } else { Err(self.error("the end of the text")) }
    }

    /// An error at the cursor.
    pub const fn error(&self, expected: &'static str) -> ParseError {
        ParseError::new(self.offset, expected)
    }
}

/// Deserializes a value from its text, whatever kind of string the format holds.
#[cfg(feature = "serde")]
pub fn deserialize_from_str<'de, D, T>(deserializer: D) -> Result<T, D::Error>
where
    D: serde::Deserializer<'de>,
    T: core::str::FromStr<Err: fmt::Display>,
{
    struct FromStrVisitor<T>(core::marker::PhantomData<T>);

    impl<T: core::str::FromStr<Err: fmt::Display>> serde::de::Visitor<'_> for FromStrVisitor<T> {
        type Value = T;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a string")
        }

        fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<T, E> {
            text.parse().map_err(E::custom)
        }
    }

    deserializer.deserialize_str(FromStrVisitor(core::marker::PhantomData))
}
