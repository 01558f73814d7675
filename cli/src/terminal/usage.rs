//! Arguments that are refused before a command runs.

use std::error::Error as _;
use std::num::{IntErrorKind, ParseIntError};
use std::process::ExitCode;

use clap::CommandFactory;
use clap::builder::Styles;
use clap::error::{Error, ErrorKind};

use super::failure;

/// Prints help, the version or an error of the arguments of this process; returns the exit code.
pub(crate) fn report<C: CommandFactory>(error: &Error) -> ExitCode {
    if let ErrorKind::DisplayHelp | ErrorKind::DisplayVersion = error.kind() {
        // If the output cannot be written, nothing else can be done.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return ExitCode::from(failure::USAGE);
    }
    // Without styles, so that the only escape sequences are those of the arguments.
    let plain = C::command().styles(Styles::plain()).try_get_matches();
    let message = in_words(plain.as_ref().err().unwrap_or(error));
    failure::print_error(message.strip_prefix("error: ").unwrap_or(&message).trim_end());
    ExitCode::from(failure::USAGE)
}

/// The message, with what the standard library says about a number in plain words.
fn in_words(error: &Error) -> String {
    let message = error.render().ansi().to_string();
    let Some(reason) = error.source().and_then(|source| source.downcast_ref::<ParseIntError>()) else { return message };
    let words = match reason.kind() {
        IntErrorKind::Zero => "expected a number above 0",
        IntErrorKind::PosOverflow => "the number is too large",
        _ => "expected a whole number that is not negative",
    };
    message.replace(&format!(": {reason}"), &format!(": {words}"))
}
