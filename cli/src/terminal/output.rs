//! Standard output, and the style of what is written to it.

use std::io::StdoutLock;

use anstream::AutoStream;

/// Standard output, without colors where they are turned off.
pub(crate) type Out = AutoStream<StdoutLock<'static>>;

/// Standard output, locked while the value lives.
pub(crate) fn stdout() -> Out {
    anstream::stdout().lock()
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
pub(crate) fn counted(count: usize, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
