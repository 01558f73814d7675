//! Questions and answers on the standard output and input.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use crate::terminal::output::{self, Out};

/// The standard output and input of this process.
#[derive(Debug)]
pub(crate) struct Console {
    out: Out,
}

impl Console {
    pub(crate) fn new() -> Console {
        Console { out: output::stdout() }
    }

    /// Its output.
    pub(crate) fn out(&mut self) -> &mut Out {
        &mut self.out
    }

    /// Prints one or more lines.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Asks for a line and trims it; `None` at the end of the input.
    pub(crate) fn ask(&mut self, prompt: impl Display) -> io::Result<Option<String>> {
        write!(self.out, "{prompt}> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&line).trim().to_owned()))
    }

    /// Asks until the answer is yes or no; the end of the input is no.
    pub(crate) fn confirm(&mut self, question: impl Display) -> io::Result<bool> {
        loop {
            let Some(answer) = self.ask(format_args!("{question} (yes/no)"))? else { return Ok(false) };
            match answer.to_lowercase().as_str() {
                "yes" | "y" => return Ok(true),
                "no" | "n" => return Ok(false),
                _ => self.say("Please answer yes or no.")?,
            }
        }
    }
}
