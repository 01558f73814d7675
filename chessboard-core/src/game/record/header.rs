use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use core::str::FromStr;

use super::lexer::Lexer;
use super::{Placed, RecordFault};
use crate::game::note_text::{TAG_VALUE, fits_tag};
use crate::{NameError, ParseError, ReadError};

/// The tags of a record as they were read.
#[derive(Debug, Clone, Default)]
pub struct Header<'a> {
    tags: Vec<HeaderTag<'a>>,
    /// Where each tag stands in `tags`.
    places: BTreeMap<&'a str, usize>,
}

/// One tag.
#[derive(Debug, Clone)]
pub struct HeaderTag<'a> {
    /// The tag's name.
    pub name: &'a str,
    /// Its value, without quotes and escapes.
    pub value: String,
    /// Byte offset of the value's first byte, behind the quote, into the text of this record.
    pub offset: usize,
}

impl<'a> Header<'a> {
    /// The tag with this name.
    pub fn get(&self, name: &str) -> Option<&HeaderTag<'a>> {
        self.places.get(name).and_then(|&place| self.tags.get(place))
    }

    /// The value of a tag, if there is one, as this function reads it.
    pub fn value<T, F>(
        &self,
        name: &str,
        read: impl FnOnce(&str) -> Result<T, ReadError<F>>,
    ) -> Result<Option<T>, Placed<F>> {
        let Some(tag) = self.get(name) else { return Ok(None) };
        read(&tag.value).map(Some).map_err(|error| RecordFault::in_word(tag.offset, error))
    }

    /// The value of a tag that is one of some names.
    pub fn named<T: FromStr<Err = NameError>, F>(&self, name: &str) -> Result<Option<T>, Placed<F>> {
        self.value(name, |text| text.parse().map_err(|NameError { expected }| ParseError::new(0, expected).into()))
    }

    /// All tags, in the order in which they stand.
    pub(super) fn tags(&self) -> &[HeaderTag<'a>] {
        &self.tags
    }

    /// Reads tags of a record of this game as long as there are any; at a fault the lexer stands where it is.
    pub(super) fn read<F>(&mut self, game: &str, lexer: &mut Lexer<'a>) -> Result<(), RecordFault<F>> {
        loop {
            lexer.skip_white_space();
            let start = lexer.clone();
            if !lexer.rest().starts_with('[') {
                return if self.tags.is_empty() { Err(RecordFault::Expected("`[Game \"`")) } else { Ok(()) };
            }
            let tag = read_tag(lexer)?;
            self.push(game, tag).inspect_err(|_| *lexer = start)?;
        }
    }

    fn push<F>(&mut self, game: &str, tag: HeaderTag<'a>) -> Result<(), RecordFault<F>> {
        if self.tags.is_empty() && tag.name != "Game" {
            return Err(RecordFault::Expected("the tag Game first"));
        }
        if self.tags.is_empty() && tag.value != game {
            return Err(RecordFault::Expected("the name of this game"));
        }
        if self.places.insert(tag.name, self.tags.len()).is_some() {
            return Err(RecordFault::TagTwice);
        }
        self.tags.push(tag);
        Ok(())
    }
}

fn read_tag<'a, F>(lexer: &mut Lexer<'a>) -> Result<HeaderTag<'a>, RecordFault<F>> {
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
    let offset = lexer.offset();
    let value = read_value(lexer)?;
    expect(lexer, "]", "`]` after the tag's value")?;
    Ok(HeaderTag { name, value, offset })
}

/// Reads a value and the quote after it.
fn read_value<F>(lexer: &mut Lexer<'_>) -> Result<String, RecordFault<F>> {
    let mut value = String::new();
    loop {
        value.push_str(lexer.skip_while(|c| !matches!(c, '"' | '\\') && fits_tag(c)));
        if lexer.eat("\"") {
            return Ok(value);
        }
        if lexer.rest().starts_with(|c: char| !fits_tag(c) && !matches!(c, '\n' | '\r')) {
            return Err(RecordFault::Expected(TAG_VALUE));
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
