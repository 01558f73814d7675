//! The standard output and error, and the style of what is written to them.

use std::borrow::Cow;
use std::fmt::Display;
use std::io::{self, StderrLock, StdoutLock, Write};

use anstream::AutoStream;
use anstream::stream::RawStream;

use crate::terminal::escape::escape;
use crate::terminal::palette::Palette;
use crate::terminal::{layout, locale, size};

/// Standard output.
pub(crate) type Out = Stream<StdoutLock<'static>>;

/// An output stream. A file or a pipe gets what is written byte for byte. A terminal gets escapes in place of the
/// characters that would change it, since file names, records and arguments may hold them.
#[derive(Debug)]
pub(crate) struct Stream<S> {
    raw: S,
    is_terminal: bool,
    has_color: bool,
}

/// Standard output, locked while the value lives.
pub(crate) fn stdout() -> Out {
    Stream::new(io::stdout().lock())
}

/// Standard error, locked while the value lives.
pub(crate) fn stderr() -> Stream<StderrLock<'static>> {
    Stream::new(io::stderr().lock())
}

impl<S: RawStream> Stream<S> {
    fn new(raw: S) -> Stream<S> {
        let stream = AutoStream::auto(raw);
        let (is_terminal, has_color) = (stream.is_terminal(), stream.current_choice() != anstream::ColorChoice::Never);
        Stream { raw: stream.into_inner(), is_terminal, has_color }
    }
}

impl<S: Write> Stream<S> {
    pub(crate) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Whether colors are shown.
    pub(crate) fn has_color(&self) -> bool {
        self.has_color
    }

    /// Writes one or more lines of text; a terminal gets them wrapped.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        if !self.is_terminal {
            return writeln!(self.raw, "{text}");
        }
        let text = text.to_string();
        let shown = String::from_utf8_lossy(&escape(text.as_bytes())).into_owned();
        writeln!(self.raw, "{}", layout::wrap(shown, size::width()))
    }

    /// Writes text that this program may have painted as it is. It must hold no text of others.
    pub(crate) fn write_painted(&mut self, text: impl Display) -> io::Result<()> {
        write!(self.raw, "{text}")
    }
}

impl<S: Write> Write for Stream<S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.write_all(bytes)?;
        Ok(bytes.len())
    }

    fn write_all(&mut self, bytes: &[u8]) -> io::Result<()> {
        let shown = if self.is_terminal { escape(bytes) } else { Cow::Borrowed(bytes) };
        self.raw.write_all(&shown)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.raw.flush()
    }
}

/// Prints a value as one line of JSON.
pub(crate) fn print_json(value: &serde_json::Value) -> io::Result<()> {
    writeln!(stdout(), "{value}")
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

/// How boards and lists are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Style {
    /// The colors, if they are shown.
    pub(crate) palette: Option<&'static Palette>,
    /// Whether only ASCII characters are used.
    pub(crate) ascii: bool,
    /// The columns of the terminal.
    pub(crate) width: usize,
}

impl Style {
    /// The style for what is written to `out`; with ASCII characters only on request, or if the locale has no others.
    pub(crate) fn new(out: &Out, ascii: bool) -> Style {
        let palette = out.has_color().then(Palette::of_terminal);
        Style { palette, ascii: ascii || locale::is_ascii(), width: size::width() }
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
    fn only_a_terminal_gets_escapes() {
        let written = |is_terminal| {
            let mut stream = Stream { raw: Vec::new(), is_terminal, has_color: false };
            writeln!(stream, "a\x1b[31m\u{202e}b").unwrap();
            String::from_utf8(stream.raw).unwrap()
        };
        assert_eq!(written(true), "a\\u001b[31m\\u202eb\n");
        assert_eq!(written(false), "a\x1b[31m\u{202e}b\n");
    }
}
