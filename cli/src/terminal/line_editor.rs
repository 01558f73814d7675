//! Lines typed at a terminal, with keys that edit them and a history.

use std::borrow::Cow;
use std::env;
use std::fmt;
use std::io::{self, ErrorKind, IsTerminal};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::{CmdKind, Highlighter};
use rustyline::hint::Hinter;
use rustyline::history::MemHistory;
use rustyline::validate::Validator;
use rustyline::{ColorMode, Config, Editor, Helper};

use super::escape::is_hidden;

/// Reads lines from the terminal.
pub(crate) struct LineEditor {
    editor: Editor<Shown, MemHistory>,
}

/// What was typed.
#[derive(Debug)]
pub(crate) enum Typed {
    Line(String),
    /// Bytes that are not UTF-8.
    NotText,
    EndOfInput,
}

impl LineEditor {
    /// An editor of the standard input; `None` unless this is a terminal that can move its cursor.
    pub(crate) fn new() -> Option<LineEditor> {
        let is_terminal = io::stdin().is_terminal() && io::stdout().is_terminal();
        if !is_terminal || !can_move_cursor() {
            return None;
        }
        // Text pasted between the marks of a terminal is edited, and not run line by line. rustyline asks a highlighter
        // only with colors on; ours adds none.
        let config = Config::builder().bracketed_paste(true).color_mode(ColorMode::Forced).build();
        let mut editor = Editor::with_config(config).ok()?;
        editor.set_helper(Some(Shown));
        Some(LineEditor { editor })
    }

    /// Reads a line; a pasted one may hold line breaks. Ctrl-C is an error of the kind `Interrupted`.
    pub(crate) fn read(&mut self, prompt: &str) -> io::Result<Typed> {
        match self.editor.readline(prompt) {
            Ok(line) => Ok(Typed::Line(line)),
            Err(ReadlineError::Eof) => Ok(Typed::EndOfInput),
            Err(ReadlineError::Io(error)) if error.kind() == ErrorKind::InvalidData => Ok(Typed::NotText),
            Err(ReadlineError::Io(error)) => Err(error),
            Err(ReadlineError::Interrupted) => Err(ErrorKind::Interrupted.into()),
            Err(error) => Err(io::Error::other(error)),
        }
    }

    /// Adds a line to those that the arrow keys bring back.
    pub(crate) fn remember(&mut self, line: &str) {
        // A lost history entry does no harm.
        let _ = self.editor.add_history_entry(line);
    }
}

/// Whether the terminal is one that moves its cursor, as `TERM` says.
fn can_move_cursor() -> bool {
    let term = env::var("TERM").unwrap_or_default();
    cfg!(windows) || !["", "dumb", "cons25", "emacs"].contains(&term.as_str())
}

impl fmt::Debug for LineEditor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LineEditor").finish_non_exhaustive()
    }
}

/// Shows what is typed without the characters that a terminal would obey. They take no column there.
struct Shown;

impl Highlighter for Shown {
    fn highlight<'l>(&self, line: &'l str, _: usize) -> Cow<'l, str> {
        if line.contains(is_hidden) { Cow::Owned(line.replace(is_hidden, "")) } else { Cow::Borrowed(line) }
    }

    fn highlight_char(&self, line: &str, _: usize, _: CmdKind) -> bool {
        line.contains(is_hidden)
    }
}

impl Completer for Shown {
    type Candidate = String;
}

impl Hinter for Shown {
    type Hint = String;
}

impl Validator for Shown {}

impl Helper for Shown {}
