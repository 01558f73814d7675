//! `quit` in place of an answer. It goes up to whoever asked the first question, as an error does.

use std::error::Error;
use std::fmt;
use std::io;

/// The words that quit at every prompt: a tutorial, or else the program.
const WORDS: [&str; 3] = ["quit", "q", "exit"];

#[derive(Debug)]
struct Quit;

impl fmt::Display for Quit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("quit")
    }
}

impl Error for Quit {}

/// Whether an answer is to quit.
pub(crate) fn is_meant(answer: &str) -> bool {
    WORDS.contains(&answer.to_lowercase().as_str())
}

/// The error that stands for `quit`.
pub(crate) fn error() -> io::Error {
    io::Error::other(Quit)
}

/// Whether an error stands for `quit`.
pub(crate) fn is_cause(error: &io::Error) -> bool {
    error.get_ref().and_then(|cause| cause.downcast_ref::<Quit>()).is_some()
}
