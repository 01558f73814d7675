use alloc::string::String;
use alloc::vec::Vec;

use super::lexer::Lexer;
use super::{RecordFault, Recorded};

/// The tags of a record as they were read.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Header {
    tags: Vec<HeaderTag>,
}

/// One tag, and where it stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HeaderTag {
    /// The tag's name.
    pub name: String,
    /// Its value, without quotes and escapes.
    pub value: String,
    /// Byte offset of the value's first byte, behind the quote, into the text of this record.
    pub(super) value_offset: usize,
}

impl Header {
    /// The tag with this name.
    pub fn get(&self, name: &str) -> Option<&HeaderTag> {
        self.tags.iter().find(|tag| tag.name == name)
    }

    /// All tags, in the order in which they stand.
    pub(super) fn tags(&self) -> &[HeaderTag] {
        &self.tags
    }

    /// Reads tags into the header as long as there are any; at a fault the lexer stands where it is.
    pub(super) fn read<G: Recorded>(&mut self, lexer: &mut Lexer<'_>) -> Result<(), RecordFault<G::Fault>> {
        loop {
            lexer.skip_white_space();
            let start = lexer.clone();
            if !lexer.rest().starts_with('[') {
                return if self.tags.is_empty() { Err(RecordFault::Expected("`[Game \"`")) } else { Ok(()) };
            }
            let tag = read_tag(lexer)?;
            let fault = if self.get(&tag.name).is_some() {
                RecordFault::TagTwice
            } else if self.tags.is_empty() && (tag.name != "Game" || tag.value != G::NAME) {
                RecordFault::Expected(if tag.name == "Game" { "the name of this game" } else { "the tag Game first" })
            } else {
                self.tags.push(tag);
                continue;
            };
            *lexer = start;
            return Err(fault);
        }
    }
}

fn read_tag<F>(lexer: &mut Lexer<'_>) -> Result<HeaderTag, RecordFault<F>> {
    let expect = |lexer: &mut Lexer<'_>, text, expected| {
        lexer.skip_white_space();
        if lexer.eat(text) { Ok(()) } else { Err(RecordFault::Expected(expected)) }
    };
    expect(lexer, "[", "`[`")?;
    lexer.skip_white_space();
    let name = lexer.skip_while(|c| c.is_ascii_alphanumeric() || c == '_');
    if name.is_empty() {
        return Err(RecordFault::Expected("a tag's name"));
    }
    expect(lexer, "\"", "`\"` before the tag's value")?;
    let value_offset = lexer.offset();
    let value = read_value(lexer)?;
    expect(lexer, "]", "`]` after the tag's value")?;
    Ok(HeaderTag { name: name.into(), value, value_offset })
}

/// Reads a value and the quote behind it.
fn read_value<F>(lexer: &mut Lexer<'_>) -> Result<String, RecordFault<F>> {
    let mut value = String::new();
    loop {
        value.push_str(lexer.skip_while(|c| !"\"\\\n\r".contains(c)));
        if lexer.eat("\"") {
            return Ok(value);
        }
        if !lexer.eat("\\") {
            return Err(RecordFault::Expected("`\"` after the tag's value, on the same line"));
        }
        if !lexer.rest().starts_with(['"', '\\']) {
            return Err(RecordFault::Expected("`\"` or `\\` after a `\\`"));
        }
        value.extend(lexer.character());
    }
}
