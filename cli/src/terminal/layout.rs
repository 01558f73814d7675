//! Text in a width, by the columns that its characters take. No word is cut.

use std::fmt::Display;

use textwrap::core::display_width;
use textwrap::{Options, WordSplitter};

/// Wraps each line, and indents what follows in it as its beginning, or under the text of a numbered entry.
pub(crate) fn wrap(text: impl Display, width: usize) -> String {
    let wrapped = |line: &str| wrap_line(line, width, text_column(line));
    text.to_string().split('\n').map(wrapped).collect::<Vec<_>>().join("\n")
}

/// The column in which the text of a line begins: after spaces, and after the number of an entry such as `3  Black`.
fn text_column(line: &str) -> usize {
    let columns_of = |text: &str, is_part: fn(char) -> bool| text.len() - text.trim_start_matches(is_part).len();
    let spaces = columns_of(line, |c| c == ' ');
    let digits = columns_of(&line[spaces..], |c| c.is_ascii_digit());
    let gap = columns_of(&line[spaces + digits..], |c| c == ' ');
    if digits > 0 && gap == ENTRY_GAP { spaces + digits + gap } else { spaces }
}

/// The spaces after the number of an entry.
const ENTRY_GAP: usize = 2;

/// Wraps a line, and indents what follows by this many columns.
pub(crate) fn wrap_line(line: &str, width: usize, indent: usize) -> String {
    if display_width(line) <= width {
        return line.to_owned();
    }
    let indent = " ".repeat(indent);
    let options = Options::new(width).subsequent_indent(&indent).break_words(false);
    // Moves have hyphens.
    textwrap::fill(line, options.word_splitter(WordSplitter::NoHyphenation))
}

/// The text as one word that no line breaks; [`joined`] gives it back.
pub(crate) fn unbroken(text: &str) -> String {
    text.replace(' ', NO_BREAK)
}

/// A line that is broken where it has to be, with plain spaces.
pub(crate) fn joined(line: &str) -> String {
    line.replace(NO_BREAK, " ")
}

const NO_BREAK: &str = "\u{a0}";

/// Joins entries in as few lines as they need. An entry stays on one line.
pub(crate) fn flow(entries: &[String], width: usize) -> String {
    const GAP: &str = "   ";
    let mut lines: Vec<String> = Vec::new();
    for entry in entries {
        match lines.last_mut() {
            Some(line) if display_width(line) + GAP.len() + display_width(entry) <= width => {
                *line += GAP;
                *line += entry;
            }
            _ => lines.push(entry.clone()),
        }
    }
    lines.join("\n")
}

/// Text that is shown as a whole if a screen has room for it; otherwise it is divided between its parts, such as a text
/// and a picture.
pub(crate) type Block = Vec<String>;

/// Puts blocks on as few screens of this height as they need. Only a part that is higher is divided between its lines.
pub(crate) fn screens(blocks: &[Block], height: usize) -> Vec<String> {
    let mut screens: Vec<Vec<&str>> = Vec::new();
    let lines = |part: &String| part.split('\n').count();
    for block in blocks {
        let is_whole = block.iter().map(lines).sum::<usize>() <= height;
        let units = if is_whole { vec![&block[..]] } else { block.chunks(1).collect() };
        for unit in units {
            let lines: Vec<_> = unit.iter().flat_map(|part| part.split('\n')).collect();
            match screens.last_mut() {
                Some(screen) if screen.len() + lines.len() <= height => screen.extend(lines),
                _ => screens.extend(lines.chunks(height.max(1)).map(<[&str]>::to_vec)),
            }
        }
    }
    screens.iter().map(|lines| lines.join("\n")).collect()
}

/// Wraps a text of terms and paragraphs.
///
/// A line `term  explanation`, with at least two spaces between, is a term; the lines after it that begin with spaces
/// continue the explanation. Other lines form paragraphs, with empty lines between.
pub(crate) fn help(text: &str, width: usize) -> String {
    help_parts(text, width).join("\n")
}

/// The same as parts, each a term with its explanation or a paragraph.
pub(crate) fn help_parts(text: &str, width: usize) -> Block {
    let mut pieces: Vec<Piece> = Vec::new();
    for line in text.lines() {
        match (Piece::new(line), pieces.last_mut()) {
            (Piece::Text(more), Some(Piece::Text(text))) if !more.is_empty() && !text.is_empty() => {
                *text += " ";
                *text += &more;
            }
            (Piece::More(more), Some(Piece::Text(text) | Piece::Term(_, text))) => {
                *text += " ";
                *text += &more;
            }
            (piece, _) => pieces.push(piece),
        }
    }
    let column = term_column(&pieces, width);
    pieces.iter().map(|piece| piece.wrap(column, width)).collect()
}

/// The columns of short terms and the gap after them.
const MIN_COLUMN: usize = 12;

/// The space after a term.
const TERM_GAP: usize = 2;

/// The column in which explanations begin: after the longest term, but within two fifths of the width.
fn term_column(pieces: &[Piece], width: usize) -> usize {
    let term = |piece: &Piece| if let Piece::Term(term, _) = piece { display_width(term) + TERM_GAP } else { 0 };
    let longest = pieces.iter().map(term).max().unwrap_or_default();
    longest.min(width * 2 / 5).max(MIN_COLUMN)
}

/// A part of a help text.
enum Piece {
    Term(String, String),
    /// The explanation goes on.
    More(String),
    Text(String),
}

impl Piece {
    fn new(line: &str) -> Piece {
        if line.starts_with(' ') {
            return Piece::More(line.trim().to_owned());
        }
        match line.split_once("  ") {
            Some((term, text)) => Piece::Term(term.to_owned(), text.trim().to_owned()),
            None => Piece::Text(line.to_owned()),
        }
    }

    fn wrap(&self, column: usize, width: usize) -> String {
        match self {
            Piece::Term(term, text) => {
                let indent = " ".repeat(column);
                let text = wrap_line(&format!("{indent}{text}"), width, column);
                match text.strip_prefix(&indent) {
                    Some(text) if display_width(term) + TERM_GAP <= column => {
                        format!("{term}{}{text}", " ".repeat(column - display_width(term)))
                    }
                    _ => format!("{}\n{text}", wrap_line(term, width, TERM_GAP)),
                }
            }
            Piece::More(text) | Piece::Text(text) => wrap_line(text, width, 0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("a1  -b2 -c3\n  two  words", 8), "a1  -b2\n-c3\n  two\n  words");
        assert_eq!(wrap("Expected: a1-d4 a1-c3", 18), "Expected: a1-d4\na1-c3");
        assert_eq!(wrap("12  one two\n3 four five", 8), "12  one\n    two\n3 four\nfive");
        assert_eq!(wrap("/a/long/path and", 5), "/a/long/path\nand");
        assert_eq!(wrap("8/8  \n", 5), "8/8  \n");
    }

    #[test]
    fn wide_and_painted_characters_count_as_they_are_shown() {
        assert_eq!(wrap("\u{4f60}\u{597d} \u{4f60}\u{597d}", 8), "\u{4f60}\u{597d}\n\u{4f60}\u{597d}");
        assert_eq!(wrap("\x1b[1mab\x1b[0m cd", 5), "\x1b[1mab\x1b[0m cd");
    }

    #[test]
    fn entries_stay_whole() {
        let entries = ["W White", "B Black", "x pinned"].map(str::to_owned);
        assert_eq!(flow(&entries, 80), "W White   B Black   x pinned");
        assert_eq!(flow(&entries, 20), "W White   B Black\nx pinned");
        assert_eq!(flow(&entries, 3), "W White\nB Black\nx pinned");
    }

    #[test]
    fn words_that_belong_together_stay_on_one_line() {
        let line = format!("White: {}, {}", unbroken("1 home"), unbroken("2 on the ring"));
        assert_eq!(joined(&wrap_line(&line, 14, 3)), "White: 1 home,\n   2 on the ring");
        assert_eq!(joined(&line), "White: 1 home, 2 on the ring");
    }

    #[test]
    fn blocks_are_put_on_screens_as_a_whole_if_they_fit() {
        let blocks = ["a\nb", "c", "d\ne", "f\ng\nh\ni"].map(|block| vec![block.to_owned()]);
        assert_eq!(screens(&blocks, 3), ["a\nb\nc", "d\ne", "f\ng\nh", "i"]);
        // Between a text and its picture, if they do not fit together.
        let blocks =
            [&["a", "b\nc"][..], &["d\ne", "f\ng"]].map(|parts| parts.iter().map(|&part| part.into()).collect());
        assert_eq!(screens(&blocks, 4), ["a\nb\nc", "d\ne\nf\ng"]);
        assert_eq!(screens(&blocks, 3), ["a\nb\nc", "d\ne", "f\ng"]);
        assert_eq!(screens(&blocks, 99).len(), 1);
        assert_eq!(screens(&[], 3), [""; 0]);
        assert_eq!(screens(&blocks, 0).len(), 7);
    }

    #[test]
    fn a_help_text_has_terms_and_paragraphs() {
        let text = "a1-d4       move the stone on a1\n            to d4\nundo  undo a move\n\nOne\nparagraph.";
        assert_eq!(help(text, 80), "a1-d4       move the stone on a1 to d4\nundo        undo a move\n\nOne paragraph.");
        assert_eq!(
            help("a long term indeed  one\ntwo  three", 80),
            "a long term indeed  one\ntwo                 three"
        );
        assert_eq!(
            help("a long term indeed  one two three", 24),
            "a long term indeed\n            one two\n            three"
        );
        assert_eq!(
            help(text, 25),
            "a1-d4       move the\n            stone on a1\n            to d4\nundo        undo a move\n\nOne paragraph."
        );
    }
}
