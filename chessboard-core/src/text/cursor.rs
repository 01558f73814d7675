use crate::ParseError;

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

    /// The number of bytes before the cursor.
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
