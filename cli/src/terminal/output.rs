//! Standard output, and how things look on it.

use std::io::StdoutLock;

use anstream::AutoStream;

/// Standard output that drops colors where they are not wanted.
pub(crate) type Out = AutoStream<StdoutLock<'static>>;

/// Standard output. Held for as long as the value lives.
pub(crate) fn stdout() -> Out {
    anstream::stdout().lock()
}

/// Colors always, never, or by what the output is.
pub(crate) fn choose_color(choice: clap::ColorChoice) {
    let choice = match choice {
        clap::ColorChoice::Auto => anstream::ColorChoice::Auto,
        clap::ColorChoice::Always => anstream::ColorChoice::Always,
        clap::ColorChoice::Never => anstream::ColorChoice::Never,
    };
    choice.write_global();
}

/// What a drawing can use to tell things apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Look {
    /// Colors reach the reader.
    pub(crate) color: bool,
    /// Only ASCII characters do.
    pub(crate) ascii: bool,
}

impl Look {
    /// The look of what is written to `out`.
    pub(crate) fn of(out: &Out, ascii: bool) -> Look {
        Look { color: out.current_choice() != anstream::ColorChoice::Never, ascii }
    }
}

/// A number of things in words: `1 move`, `2 moves`.
pub(crate) fn counted(count: usize, thing: &str) -> String {
    format!("{count} {thing}{}", if count == 1 { "" } else { "s" })
}
