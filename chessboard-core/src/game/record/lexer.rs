use super::{GameResult, RecordFault};

/// What is expected of a comment without an end.
pub(super) const CLOSED_COMMENT: &str = "a comment that is closed by `}`";

/// What ends a word besides white space and a byte-order mark.
pub(super) const WORD_ENDS: &str = "{}();$[";

/// One word of the movetext.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// Digits and the dots after them.
    Number(&'a str),
    /// Anything that the game has to parse.
    Turn(&'a str),
    /// The text between braces.
    Comment(&'a str),
    Result(GameResult),
    End,
}

/// A place in the text of one record.
#[derive(Debug, Clone)]
pub(super) struct Lexer<'a> {
    text: &'a str,
    offset: usize,
}

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Lexer<'a> {
        Lexer { text, offset: 0 }
    }

    /// Byte offset of what comes next.
    pub(super) fn offset(&self) -> usize {
        self.offset
    }

    pub(super) fn rest(&self) -> &'a str {
        &self.text[self.offset..]
    }

    pub(super) fn skip_white_space(&mut self) {
        self.skip_while(|c| c.is_ascii_whitespace());
    }

    /// Steps over this text if it comes next.
    pub(super) fn eat(&mut self, text: &str) -> bool {
        let found = self.rest().starts_with(text);
        self.offset += if found { text.len() } else { 0 };
        found
    }

    /// Steps over characters as long as they are of a kind, and returns them.
    pub(super) fn skip_while(&mut self, is_of_kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !is_of_kind(c)).unwrap_or(rest.len());
        self.offset += end;
        &rest[..end]
    }

    /// Steps over one character and returns it.
    pub(super) fn character(&mut self) -> Option<char> {
        let c = self.rest().chars().next()?;
        self.offset += c.len_utf8();
        Some(c)
    }

    /// The next word of the movetext and its offset. If there is none, the cursor stands at the fault.
    pub(super) fn token<F>(&mut self) -> Result<(usize, Token<'a>), RecordFault<F>> {
        self.skip_white_space();
        let start = self.offset;
        let token = match self.rest().chars().next() {
            None => Token::End,
            Some('{') => self.comment()?,
            Some('}') => return Err(RecordFault::Expected("a move; no comment is open here")),
            Some('(' | ')' | ';' | '$') => {
                return Err(RecordFault::Expected("a move; this notation has no `(`, `)`, `;` and `$`"));
            }
            Some('[') => return Err(RecordFault::Expected("a move; tags stand before the first")),
            Some(_) => self.word(),
        };
        Ok((start, token))
    }

    fn comment<F>(&mut self) -> Result<Token<'a>, RecordFault<F>> {
        match self.rest().find('}') {
            Some(end) => {
                let text = &self.rest()[1..end];
                self.offset += end + 1;
                Ok(Token::Comment(text))
            }
            None => Err(RecordFault::Expected(CLOSED_COMMENT)),
        }
    }

    /// A word ends before white space and before a character that is a token of its own.
    fn word(&mut self) -> Token<'a> {
        let start = self.clone();
        let number = self.skip_while(|c| c.is_ascii_digit());
        let dots = self.skip_while(|c| c == '.');
        if !number.is_empty() && !dots.is_empty() {
            return Token::Number(&start.rest()[..number.len() + dots.len()]);
        }
        *self = start;
        let word = self.skip_while(|c| !c.is_ascii_whitespace() && c != '\u{FEFF}' && !WORD_ENDS.contains(c));
        GameResult::from_name(word).map_or(Token::Turn(word), Token::Result)
    }
}
