//! Standard output, and the style of what is written to it.

use std::fmt::Write as _;
use std::io::{self, IsTerminal, StdoutLock, Write};

use anstream::AutoStream;

/// Standard output, without colors where they are turned off.
pub(crate) type Out = AutoStream<StdoutLock<'static>>;

/// Standard output, locked while the value lives.
pub(crate) fn stdout() -> Out {
    anstream::stdout().lock()
}

/// Prints text that others have written: a file or a pipe gets it byte for byte; on a terminal, control characters other
/// than line breaks and tabs appear as escapes.
pub(crate) fn print_verbatim(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if out.is_terminal() { out.write_all(escaped(text).as_bytes()) } else { out.write_all(text.as_bytes()) }
}

fn escaped(text: &str) -> String {
    text.chars().fold(String::with_capacity(text.len()), |mut escaped, c| {
        if c.is_control() && !matches!(c, '\n' | '\t') {
            // A string takes any text.
            let _ = write!(escaped, "\\u{:04x}", u32::from(c));
        } else {
            escaped.push(c);
        }
        escaped
    })
}

/// Prints a value as one line of JSON.
pub(crate) fn print_json(value: &serde_json::Value) -> io::Result<()> {
    print_verbatim(&format!("{value}\n"))
}

/// Turns colors on or off for the whole process.
pub(crate) fn choose_color(choice: clap::ColorChoice) {
    let choice = match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// How boards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Style {
    /// Whether colors are shown.
    pub(crate) color: bool,
    /// Whether only ASCII characters are used.
    pub(crate) ascii: bool,
}

impl Style {
    /// The style for what is written to `out`.
    pub(crate) fn new(out: &Out, ascii: bool) -> Style {
        Style { color: out.current_choice() != anstream::ColorChoice::Never, ascii }
    }
}

/// A count and its noun: `1 move`, `2 moves`.
pub(crate) fn count_of(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_terminal_gets_escapes_in_place_of_control_characters() {
        assert_eq!(escaped("{\x1b[31mred\x7f\u{9b}1m}\r\n\té"), "{\\u001b[31mred\\u007f\\u009b1m}\\u000d\n\té");
    }
}
