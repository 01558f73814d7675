//! Arguments that are refused before a command runs.

use std::error::Error as _;
use std::ffi::OsString;
use std::num::{IntErrorKind, ParseIntError};

use clap::Command;
use clap::builder::Styles;
use clap::error::{Error, ErrorKind};

use super::escape::one_line;
use super::failure;

/// Prints help, the version or an error of these arguments; returns the exit code.
pub(crate) fn report(error: &Error, syntax: Command, args: &[OsString]) -> u8 {
    // If the output cannot be written, nothing else can be done.
    if let ErrorKind::DisplayHelp | ErrorKind::DisplayVersion = error.kind() {
        let _ = error.print();
        return 0;
    }
    if error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        let _ = error.print();
        return failure::USAGE;
    }
    // Without styles and line breaks, so that the only ones are those of the message.
    let args = args.iter().map(|arg| arg.to_str().map_or(arg.clone(), |text| one_line(text).into()));
    let plain = syntax.styles(Styles::plain()).try_get_matches_from(args);
    let message = in_words(plain.as_ref().err().unwrap_or(error));
    failure::print_error(message.strip_prefix("error: ").unwrap_or(&message).trim_end());
    failure::USAGE
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
