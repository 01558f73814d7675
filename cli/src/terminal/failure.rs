//! Failures of the command, and the exit codes.

use std::fmt::Display;
use std::io::{self, ErrorKind};
use std::path::Path;

use anstyle::{AnsiColor, Style};

use crate::terminal::escape;
use crate::terminal::interrupt;
use crate::terminal::output::stderr;
use crate::terminal::quit;

/// The exit codes, for the help text.
pub(crate) const EXIT_CODES: &str =
    "Exit codes: 0 success, 1 fault found or no result, 2 wrong usage or unreadable file, 130 Ctrl-C.";

/// The exit code after wrong usage.
pub(crate) const USAGE: u8 = 2;

/// Why the command failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// A fault was found, or there is no result, which has been reported: exit code 1.
    Faults,
    /// The player quit at a question, which is no failure: exit code 0.
    Quit,
    /// Ctrl-C ended it, which has been reported: exit code 130.
    Interrupted,
    /// An argument cannot be used: exit code 2.
    Usage(String),
    /// Reading or writing failed: exit code 2.
    Io(io::Error),
}

impl Failure {
    /// Prints the error, and returns the exit code.
    pub(crate) fn report(self) -> u8 {
        let message = match self {
            Failure::Faults => return 1,
            Failure::Quit => return 0,
            Failure::Interrupted => return interrupt::EXIT_CODE,
            // The reader of the output, such as `head`, has closed it.
            Failure::Io(error) if error.kind() == ErrorKind::BrokenPipe => return 0,
            Failure::Io(error) => error.to_string(),
            Failure::Usage(message) => message,
        };
        print_error(&plain(message));
        USAGE
    }
}

/// An error as text, without the numbers that the system gives to its errors.
pub(crate) fn plain(error: impl Display) -> String {
    let message = error.to_string();
    let mut parts = message.split(" (os error ");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |plain, part| match part.split_once(')') {
        Some((number, rest)) if number.parse::<i32>().is_ok() => plain + rest,
        _ => plain + " (os error " + part,
    })
}

/// The error with the name of its file before it.
pub(crate) fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", escape::name(path)))
}

/// The same, as wrong usage: a file that an argument names cannot be used.
pub(crate) fn unusable(path: &Path, error: &dyn Display) -> Failure {
    Failure::Usage(format!("{}: {error}", escape::name(path)))
}

/// Prints an error on the standard error.
pub(crate) fn print_error(message: &str) {
    let mut out = stderr();
    let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
    let style = if out.has_color() { red } else { Style::new() };
    // If the error cannot be written either, the exit code still shows it.
    let _ = out.write_painted(format_args!("{style}error:{style:#} ")).and_then(|()| out.say(message));
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            ErrorKind::Interrupted => Failure::Interrupted,
            _ if quit::is_cause(&error) => Failure::Quit,
            _ => Failure::Io(error),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_of_the_system_are_left_out() {
        let missing = io::Error::from_raw_os_error(2).to_string();
        assert!(missing.contains("os error") && !plain(&missing).contains("os error"));
        assert_eq!(plain("No space (os error 28) at /x (os error 5)"), "No space at /x");
        assert_eq!(plain("a (os error x) b (os error"), "a (os error x) b (os error");
    }
}
