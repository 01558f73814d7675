//! A line of text with a caret under a byte, as compilers print it.

use std::fmt;

use textwrap::core::display_width;

use super::escape::is_hidden;
use super::size;

/// The line around a byte of a text, and a caret under that byte.
///
/// Unprintable bytes appear as `�`, and a long line is cut on both sides of the caret.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Caret<'a> {
    text: &'a [u8],
    offset: usize,
    /// The columns of the terminal.
    width: usize,
}

impl<'a> Caret<'a> {
    /// A caret under this byte of the text, or at its end.
    pub(crate) fn new(text: &'a [u8], offset: usize) -> Caret<'a> {
        // At the end of a file the caret stands after the last word, not on an empty line.
        let written = text.trim_ascii_end().len();
        let end = if text.contains(&b'\n') { written } else { text.len() };
        Caret { text, offset: offset.min(end), width: size::width() }
    }
}

/// The characters shown of a long line, before and after the caret, in a width of 80.
const MAX_SHOWN: [usize; 2] = [50, 20];

impl fmt::Display for Caret<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [max_before, max_after] = MAX_SHOWN.map(|max| max * self.width.min(80) / 80);
        let (before, after) = self.text.split_at(self.offset);
        let before = printable(before.rsplit(|byte| b"\r\n".contains(byte)).next().unwrap_or_default());
        let after = printable(after.split(|byte| b"\r\n".contains(byte)).next().unwrap_or_default());
        let cut = before.len().saturating_sub(max_before);
        let left: String = if cut > 0 { "…" } else { "" }.chars().chain(before[cut..].iter().copied()).collect();
        let right: String = after.iter().take(max_after).collect();
        let more = if after.len() > max_after { "…" } else { "" };
        write!(f, "  {left}{right}{more}\n  {:indent$}^", "", indent = display_width(&left))
    }
}

fn printable(bytes: &[u8]) -> Vec<char> {
    let text = String::from_utf8_lossy(bytes);
    text.chars().map(|c| if c.is_control() || is_hidden(c) { char::REPLACEMENT_CHARACTER } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &[u8], offset: usize) -> String {
        Caret { width: 80, ..Caret::new(text, offset) }.to_string()
    }

    #[test]
    fn the_caret_stands_under_the_byte() {
        assert_eq!(shown(b"a1-d9", 3), "  a1-d9\n     ^");
        assert_eq!(shown("é1".as_bytes(), 2), "  é1\n   ^");
        assert_eq!(shown("\u{4f60}1".as_bytes(), 3), "  \u{4f60}1\n    ^");
        assert_eq!(shown(b"8/8 ", 4), "  8/8 \n      ^");
        assert_eq!(shown(b"", 9), "  \n  ^");
    }

    #[test]
    fn only_the_faulty_line_is_shown() {
        assert_eq!(shown(b"one\ntwo\nthree", 5), "  two\n   ^");
        assert_eq!(shown(b"one\n1. a1-d4\r\n\n", 15), "  1. a1-d4\n          ^");
        assert_eq!(shown(b"one\rtwo\rthree", 5), "  two\n   ^");
        assert_eq!(shown(b"a\xFFb\n", 1), "  a\u{FFFD}b\n   ^");
    }

    #[test]
    fn a_long_line_is_cut_on_both_sides() {
        let text = format!("{}!{}", "x".repeat(99), "y".repeat(99));
        let drawn = shown(text.as_bytes(), 99);
        let lines: Vec<_> = drawn.lines().collect();
        assert_eq!(lines[0].chars().position(|c| c == '!'), lines[1].chars().position(|c| c == '^'));
        let narrow = Caret { width: 40, ..Caret::new(text.as_bytes(), 99) }.to_string();
        assert!(narrow.lines().all(|line| line.chars().count() <= 40) && narrow.ends_with(" ^"));
        assert!(lines[0].chars().count() < 80 && lines[0].starts_with("  …x") && lines[0].ends_with("y…"));
    }
}
