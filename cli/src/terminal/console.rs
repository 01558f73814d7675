//! Questions and answers on the standard output and input.

use std::fmt::Display;
use std::io::{self, BufRead, Write};

use crate::terminal::output::{self, Out};

/// What to do with a file that holds games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Overwrite {
    Yes,
    Append,
    No,
}

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

    /// Prints a drawing and ends its line. It must hold no text of others.
    pub(crate) fn draw(&mut self, drawing: impl Display) -> io::Result<()> {
        self.out.write_painted(format_args!("{drawing}\n"))
    }

    /// Asks for a line and trims it; `None` at the end of the input.
    pub(crate) fn ask(&mut self, prompt: impl Display) -> io::Result<Option<String>> {
        Ok(self.ask_bytes(prompt)?.map(|line| String::from_utf8_lossy(&line).into_owned()))
    }

    /// Asks for a line, which need not be UTF-8, and trims it; `None` at the end of the input.
    pub(crate) fn ask_bytes(&mut self, prompt: impl Display) -> io::Result<Option<Vec<u8>>> {
        Ok(self.ask_line(prompt)?.map(|line| line.trim_ascii().to_owned()))
    }

    /// Asks for a line as it is typed, without its end; `None` at the end of the input.
    pub(crate) fn ask_line(&mut self, prompt: impl Display) -> io::Result<Option<Vec<u8>>> {
        write!(self.out, "{prompt}> ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let end = line.strip_suffix(b"\n").map_or(line.len(), |line| line.strip_suffix(b"\r").unwrap_or(line).len());
        line.truncate(end);
        Ok(Some(line))
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

    /// Asks whether to overwrite games; the end of the input is no.
    pub(crate) fn ask_overwrite(&mut self, question: impl Display) -> io::Result<Overwrite> {
        loop {
            let Some(answer) = self.ask(&question)? else { return Ok(Overwrite::No) };
            match answer.to_lowercase().as_str() {
                "yes" | "y" | "overwrite" | "o" => return Ok(Overwrite::Yes),
                "append" | "a" => return Ok(Overwrite::Append),
                "no" | "n" => return Ok(Overwrite::No),
                _ => self.say("Please answer yes or no. The answer `append` keeps these games, and adds yours.")?,
            }
        }
    }
}
