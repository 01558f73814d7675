//! How the command fails, and with which exit code.

use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};

/// Why the command did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Faults were found, and have been reported: exit code 1.
    Faults,
    /// Something given on the command line cannot be used: exit code 2.
    Usage(String),
    /// Reading or writing failed: exit code 2.
    Io(io::Error),
}

impl Failure {
    /// Says what failed, and turns it into the exit code.
    pub(crate) fn report(self) -> ExitCode {
        let message = match self {
            Failure::Faults => return ExitCode::from(1),
            // Whoever reads our output, such as `head`, has seen enough.
            Failure::Io(error) if error.kind() == ErrorKind::BrokenPipe => return ExitCode::SUCCESS,
            Failure::Io(error) => error.to_string(),
            Failure::Usage(message) => message,
        };
        // If the error cannot be written either, the exit code still tells.
        let style = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        let _ = writeln!(anstream::stderr(), "{style}error:{style:#} {message}");
        ExitCode::from(2)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Io(error)
    }
}
