//! Lines typed at a terminal that cannot move its cursor. The system would show the codes of arrow keys in them.

use std::io::{self, ErrorKind, Read, Write};

use rustix::termios::{LocalModes, OptionalActions, SpecialCodeIndex, Termios, tcgetattr, tcsetattr};
use signal_hook::consts::SIGTSTP;
use signal_hook::low_level;
use textwrap::core::display_width;

use super::escape::{is_begun_key, is_hidden, without_keys};
use super::output::Out;

/// The terminal, which shows no keys and hands over each at once while this value lives.
struct Quiet {
    before: Termios,
}

impl Quiet {
    /// `None` if the terminal cannot do that, or shows no keys anyway: then another program shows the line.
    fn begin() -> Option<Quiet> {
        let before = tcgetattr(io::stdin()).ok()?;
        if !before.local_modes.contains(LocalModes::ICANON | LocalModes::ECHO) {
            return None;
        }
        let mut quiet = before.clone();
        quiet.local_modes.remove(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG);
        quiet.special_codes[SpecialCodeIndex::VMIN] = 1;
        quiet.special_codes[SpecialCodeIndex::VTIME] = 0;
        tcsetattr(io::stdin(), OptionalActions::Now, &quiet).ok()?;
        Some(Quiet { before })
    }
}

impl Drop for Quiet {
    fn drop(&mut self) {
        // A terminal that is gone needs no change.
        let _ = tcsetattr(io::stdin(), OptionalActions::Now, &self.before);
    }
}

/// A line that was read.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    Line(Vec<u8>),
    EndOfInput,
    /// This terminal has to be read in another way.
    Unknown,
}

const CTRL_C: u8 = 0x03;
const CTRL_D: u8 = 0x04;
const CTRL_U: u8 = 0x15;
const CTRL_Z: u8 = 0x1a;
const BACKSPACE: [u8; 2] = [0x08, 0x7f];

/// Reads a line after a prompt. Ctrl-C is an error of the kind `Interrupted`.
pub(crate) fn read(prompt: &str, out: &mut Out) -> io::Result<Typed> {
    let Some(mut quiet) = Quiet::begin() else { return Ok(Typed::Unknown) };
    // Not before, since the system would show what is typed right after the prompt.
    write!(out, "{prompt}")?;
    out.flush()?;
    let mut line = Line::default();
    loop {
        let mut byte = [0];
        let is_end = io::stdin().lock().read(&mut byte)? == 0;
        match byte[0] {
            _ if is_end => return end(line, out),
            b'\n' | b'\r' => {
                writeln!(out)?;
                return Ok(Typed::Line(line.typed));
            }
            CTRL_C => {
                writeln!(out, "^C")?;
                return Err(ErrorKind::Interrupted.into());
            }
            CTRL_D if line.typed.is_empty() => return end(line, out),
            CTRL_D => {}
            CTRL_U => line.typed.clear(),
            CTRL_Z => {
                drop(quiet);
                low_level::raise(SIGTSTP)?;
                // Here the process goes on.
                let Some(again) = Quiet::begin() else { return Ok(Typed::Unknown) };
                quiet = again;
                write!(out, "{prompt}{}", line.shown)?;
            }
            byte if BACKSPACE.contains(&byte) => line.erase(),
            byte => line.add(byte),
        }
        let update = line.update();
        out.write_painted(update)?;
        out.flush()?;
    }
}

/// What was typed before the end of the input.
fn end(line: Line, out: &mut Out) -> io::Result<Typed> {
    writeln!(out)?;
    Ok(if line.typed.is_empty() { Typed::EndOfInput } else { Typed::Line(line.typed) })
}

/// A line while it is typed.
#[derive(Debug, Default)]
struct Line {
    typed: Vec<u8>,
    /// What the terminal shows of it.
    shown: String,
}

impl Line {
    fn add(&mut self, byte: u8) {
        self.typed.push(byte);
        self.typed = without_keys(&self.typed);
    }

    /// Takes back the last character.
    fn erase(&mut self) {
        while self.typed.pop().is_some_and(|byte| byte & 0xC0 == 0x80) {}
    }

    /// What makes the terminal show the line as it is now.
    fn update(&mut self) -> String {
        let now = self.visible();
        let same = now.chars().zip(self.shown.chars()).take_while(|(now, before)| now == before);
        let same: usize = same.map(|(c, _)| c.len_utf8()).sum();
        let erased = "\x08 \x08".repeat(display_width(&self.shown[same..]));
        let update = erased + &now[same..];
        self.shown = now;
        update
    }

    /// The characters that can be shown; the code of a key may still be to come.
    fn visible(&self) -> String {
        let begun = self.typed.iter().rposition(|byte| *byte == 0x1b).filter(|at| is_begun_key(&self.typed[*at..]));
        let valid = self.typed[..begun.unwrap_or(self.typed.len())].utf8_chunks().map(|chunk| chunk.valid());
        valid.collect::<String>().replace(|c: char| c.is_control() || is_hidden(c), "")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is written for each byte, and the line in the end.
    fn typed(bytes: &[u8]) -> (Vec<String>, Vec<u8>) {
        let mut line = Line::default();
        let update = |byte: &u8| {
            if BACKSPACE.contains(byte) {
                line.erase();
            } else {
                line.add(*byte);
            }
            line.update()
        };
        let updates = bytes.iter().map(update).collect();
        (updates, line.typed)
    }

    #[test]
    fn characters_are_shown_as_they_are_typed() {
        assert_eq!(typed(b"a1"), (vec!["a".to_owned(), "1".to_owned()], b"a1".to_vec()));
        let (updates, line) = typed("é你\x7f\x7f\x7fa".as_bytes());
        assert_eq!(updates.concat(), "é你\x08 \x08\x08 \x08\x08 \x08a");
        assert_eq!(line, b"a");
    }

    #[test]
    fn the_codes_of_keys_are_neither_shown_nor_kept() {
        let (updates, line) = typed(b"\x1b[Aa\x1bOB1\x1b[3~\x1b[1;5D\x7f2");
        assert_eq!((updates.concat(), line), ("a1\x08 \x082".to_owned(), b"a2".to_vec()));
        // Other codes are a part of the line, but do nothing.
        let (updates, line) = typed(b"\x1b[31mx\x07");
        assert_eq!((updates.concat(), line), ("[31mx".to_owned(), b"\x1b[31mx\x07".to_vec()));
    }
}
