use super::GameResult;
use super::lexer::WORD_ENDS;

/// Finds where records start and where their results end, byte by byte. It needs no whole text and no UTF-8.
///
/// A record starts at a tag `Game` before which on its line, or after the result of the record before, only byte-order
/// marks and white space stand, even inside a comment. A result is a word outside of tags and comments.
#[derive(Debug, Clone)]
pub(in crate::game) struct Scanner {
    /// The number of bytes so far.
    offset: usize,
    state: State,
    /// Whether a record may start here: only blanks have come since the beginning of the line or a result.
    is_fresh: bool,
    /// How many bytes of a byte-order mark have come.
    bom: usize,
    tag: GameTag,
}

/// What a scanner has found.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::game) enum Mark {
    /// A record starts at this offset.
    Start(usize),
    /// A result ends before this offset.
    ResultEnd(usize),
}

pub(super) const BOM: [u8; 3] = [0xEF, 0xBB, 0xBF];

#[derive(Debug, Clone, Copy)]
enum State {
    Between,
    Word(Word),
    /// The dots after a number.
    Dots,
    Comment,
    /// A tag up to its value.
    TagName,
    TagValue,
    /// After a `\` in a value.
    Escape,
    /// A tag after its value.
    TagEnd,
}

impl Scanner {
    /// A scanner at the beginning of a line, or after a result; this many bytes come before.
    pub(super) const fn new(offset: usize) -> Scanner {
        Scanner { offset, state: State::Between, is_fresh: true, bom: 0, tag: GameTag::NONE }
    }

    /// A scanner inside a comment.
    pub(in crate::game) const fn in_comment() -> Scanner {
        Scanner { state: State::Comment, is_fresh: false, ..Scanner::new(0) }
    }

    /// The number of bytes so far.
    pub(super) const fn offset(&self) -> usize {
        self.offset
    }

    /// Offset before which no record starts that has not been found yet.
    pub(super) const fn first_possible_start(&self) -> usize {
        if self.tag.matched > 0 && self.tag.is_fresh { self.tag.start } else { self.offset }
    }

    /// Takes the next byte.
    pub(in crate::game) fn push(&mut self, byte: u8) -> Option<Mark> {
        let at = self.offset;
        self.offset += 1;
        let is_bom = self.follow_bom(byte);
        let result_end = self.step(at, byte, is_bom);
        self.is_fresh |= result_end.is_some();
        let start = self.tag.push(at, byte, self.is_fresh);
        let is_blank = byte.is_ascii_whitespace() || self.bom > 0 || is_bom;
        self.is_fresh = matches!(byte, b'\n' | b'\r') || self.is_fresh && is_blank;
        start.map(Mark::Start).or(result_end.map(Mark::ResultEnd))
    }

    /// Takes the end of the input: the end of a result there.
    pub(super) fn finish(&self) -> Option<Mark> {
        match self.state {
            State::Word(word) if self.bom == 0 && word.is_result() => Some(Mark::ResultEnd(self.offset)),
            _ => None,
        }
    }

    /// Whether a byte-order mark ends here.
    fn follow_bom(&mut self, byte: u8) -> bool {
        let goes_on = byte == BOM[self.bom];
        if self.bom > 0 && !goes_on {
            // Its first bytes were none of it.
            self.is_fresh = false;
            self.state = match self.state {
                State::Word(_) | State::Between => State::Word(Word::OTHER),
                state => state,
            };
        }
        let is_bom = goes_on && self.bom == 2;
        self.bom = if goes_on { (self.bom + 1) % 3 } else { usize::from(byte == BOM[0]) };
        is_bom
    }

    /// Follows tags, comments and words. Returns where a result ends, if this byte ends one.
    fn step(&mut self, at: usize, byte: u8, is_bom: bool) -> Option<usize> {
        let is_space = byte.is_ascii_whitespace();
        let is_line_end = matches!(byte, b'\n' | b'\r');
        let before = self.state;
        self.state = match before {
            State::Comment => {
                if byte == b'}' {
                    State::Between
                } else {
                    before
                }
            }
            State::TagName if byte == b'"' => State::TagValue,
            State::TagName if is_space || byte.is_ascii_alphanumeric() || byte == b'_' => before,
            State::TagValue | State::Escape if is_line_end => State::Between,
            State::TagValue if byte == b'\\' => State::Escape,
            State::TagValue if byte == b'"' => State::TagEnd,
            State::TagValue | State::Escape => State::TagValue,
            State::TagEnd if is_space => before,
            State::TagEnd if byte == b']' => State::Between,
            State::Dots if byte == b'.' => before,
            State::Word(_) if is_bom => State::Between,
            State::Between | State::Word(_) if self.bom > 0 || is_bom => before,
            State::Word(word) if word.is_number() && byte == b'.' => State::Dots,
            State::Word(word) if !is_word_end(byte) => State::Word(word.and(byte)),
            // What ends a word, or a tag that is not closed, begins something new.
            _ => State::of(byte),
        };
        let (State::Word(word), true) = (before, is_bom || is_word_end(byte)) else { return None };
        word.is_result().then_some(if is_bom { at - 2 } else { at })
    }
}

impl State {
    /// What begins with this byte.
    fn of(byte: u8) -> State {
        match byte {
            b'{' => State::Comment,
            b'[' => State::TagName,
            _ if is_word_end(byte) => State::Between,
            _ => State::Word(Word::EMPTY.and(byte)),
        }
    }
}

fn is_word_end(byte: u8) -> bool {
    byte.is_ascii_whitespace() || WORD_ENDS.as_bytes().contains(&byte)
}

/// The bytes of a word, if there are few.
#[derive(Debug, Clone, Copy)]
struct Word {
    bytes: [u8; 7],
    length: usize,
    is_number: bool,
}

impl Word {
    const EMPTY: Word = Word { bytes: [0; 7], length: 0, is_number: true };
    /// A word that is neither a number nor a result.
    const OTHER: Word = Word { bytes: [0; 7], length: 1, is_number: false };

    /// The word with one more byte.
    fn and(mut self, byte: u8) -> Word {
        if let Some(place) = self.bytes.get_mut(self.length) {
            *place = byte;
        }
        self.length = self.length.saturating_add(1);
        self.is_number &= byte.is_ascii_digit();
        self
    }

    fn is_number(self) -> bool {
        self.is_number && self.length > 0
    }

    fn is_result(self) -> bool {
        let word = self.bytes.get(..self.length).and_then(|bytes| core::str::from_utf8(bytes).ok());
        word.and_then(GameResult::from_name).is_some()
    }
}

/// Recognizes a tag `Game` by its first characters.
#[derive(Debug, Clone, Copy)]
struct GameTag {
    /// How many of them have come, white space not counted.
    matched: usize,
    start: usize,
    /// Whether a record may start there.
    is_fresh: bool,
}

/// White space may stand after the bracket and after the name.
const GAME_TAG: &[u8; 6] = b"[Game\"";

impl GameTag {
    const NONE: GameTag = GameTag { matched: 0, start: 0, is_fresh: false };

    /// Takes the next byte; `is_fresh` says whether a record may start at it. Returns where one starts.
    fn push(&mut self, at: usize, byte: u8, is_fresh: bool) -> Option<usize> {
        if byte == b'[' {
            *self = GameTag { matched: 1, start: at, is_fresh };
        } else if self.matched > 0 && byte == GAME_TAG[self.matched] {
            self.matched += 1;
        } else if !(byte.is_ascii_whitespace() && matches!(self.matched, 1 | 5)) {
            self.matched = 0;
        }
        let is_whole = self.matched == GAME_TAG.len();
        if is_whole {
            self.matched = 0;
        }
        (is_whole && self.is_fresh).then_some(self.start)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn marks(text: &str) -> Vec<Mark> {
        let mut scanner = Scanner::new(0);
        let mut marks: Vec<_> = text.bytes().filter_map(|byte| scanner.push(byte)).collect();
        marks.extend(scanner.finish());
        marks
    }

    #[test]
    fn a_record_starts_at_a_game_tag_at_the_beginning_of_a_line() {
        for before in
            ["", "x\n", "x\r", "x\r\n", "x\n \t", "x\n\u{FEFF} \u{FEFF}", "{x\n", "[White \"x\n", "\"\n", "\u{FEFF}"]
        {
            for tag in ["[Game \"", "[ Game  \"", "[\tGame\"", "[\nGame\r\""] {
                let text = [before, tag].concat();
                assert_eq!(marks(&text), [Mark::Start(before.len())], "{text:?}");
            }
        }
    }

    #[test]
    fn other_tags_and_other_places_start_no_record() {
        for text in [
            "x [Game \"",
            "{[Game \"",
            "\n[Games \"",
            "\n[game \"",
            "\n[Ga me \"",
            "\n[Game x",
            "\n[[Game",
            "\nx[Game \"",
            "\n\u{FF21}[Game \"",
            "\n[\u{FEFF}Game \"",
            "\u{2028}[Game \"",
            "\u{85}[Game \"",
        ] {
            assert_eq!(marks(text), [], "{text:?}");
        }
        let mut scanner = Scanner::new(0);
        assert!(b"\xEF\xBB[Game \"".iter().all(|&byte| scanner.push(byte).is_none()));
    }

    #[test]
    fn a_record_starts_after_a_result() {
        for between in ["", " ", "\u{FEFF}", "\t\u{FEFF}\u{FEFF} "] {
            for result in ["*", "1-0", "0-1", "1/2-1/2"] {
                let text = ["{c}", result, between, "[Game \"x\"]"].concat();
                let end = 3 + result.len();
                assert_eq!(marks(&text), [Mark::ResultEnd(end), Mark::Start(end + between.len())], "{text:?}");
            }
        }
        assert_eq!(marks("* {c} [Game \""), [Mark::ResultEnd(1)]);
    }

    #[test]
    fn results_are_words_outside_of_tags_and_comments() {
        for text in ["*", "1.*", "1...*", "}*", "{*}*", "[A \"*\"]*", "a*\n*", "[A \"x\n*", "[A \"\\\"*\\\\\"]*", "[A*"]
        {
            assert_eq!(marks(text), [Mark::ResultEnd(text.len())], "{text:?}");
        }
        for text in ["**", "1-00", "x1-0", "1-0.", "\u{FF21}*", "{*", "[A \"*", "1/2-1/2-", "*x", ".1-0", "\u{FEFE}*"] {
            assert_eq!(marks(text), [], "{text:?}");
        }
    }
}
