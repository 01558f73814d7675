//! Questions and answers on the standard output and input.

use std::fmt::Display;
use std::io::{self, BufRead, IsTerminal, Write};

use stones_dice_texts::{Texts, text};

#[cfg(unix)]
use crate::terminal::dumb;
use crate::terminal::escape::{self, escape};
use crate::terminal::layout::{self, Block};
use crate::terminal::line_editor::{LineEditor, Typed};
use crate::terminal::output::{self, Out};
use crate::terminal::{quit, size, typed};

/// The columns after the last word of a question.
const ROOM_FOR_ANSWER: usize = 10;

/// An answer to a question: whether to do something with what is there, or to append to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Yes,
    Append,
    No,
}

/// What Enter and the end of the input mean to a question of yes or no. Without a meaning, Enter asks again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum DefaultAnswer {
    NoAtEnd,
    YesAtEnd,
    /// The end of the input is to quit.
    YesOnEnter,
}

/// The standard output and input of this process.
#[derive(Debug)]
pub(crate) struct Console {
    out: Out,
    /// `None` if lines are read as they come: from a pipe, or a terminal that cannot edit them.
    editor: Option<LineEditor>,
    texts: Texts,
    /// The rows printed since the last question.
    rows: usize,
    /// What was typed in place of Enter where a longer text waited: it answers the next question.
    typed_ahead: Option<Vec<u8>>,
}

/// What a person wants where a longer text waits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum More {
    GoOn,
    Stop,
    /// To do something else, which was typed.
    Other,
}

impl Console {
    pub(crate) fn new(texts: Texts) -> Console {
        Console { out: output::stdout(), editor: LineEditor::new(), texts, rows: 0, typed_ahead: None }
    }

    /// Its output.
    pub(crate) fn out(&mut self) -> &mut Out {
        &mut self.out
    }

    /// Prints one or more lines; at a terminal they are wrapped.
    pub(crate) fn say(&mut self, text: impl Display) -> io::Result<()> {
        let text = text.to_string();
        self.rows += layout::wrap(&text, size::width()).split('\n').count();
        self.out.say(text)
    }

    /// Prints a drawing and ends its line. It must hold no text of others.
    pub(crate) fn draw(&mut self, drawing: impl Display) -> io::Result<()> {
        let drawing = drawing.to_string();
        self.rows += drawing.split('\n').count();
        self.out.write_painted(format_args!("{drawing}\n"))
    }

    /// The rows of the terminal that are left between what was printed since the last question, and a text and a question
    /// to come; `None` without a terminal.
    pub(crate) fn rows_left(&self, below: &str) -> Option<usize> {
        let below = layout::wrap(below, size::width()).lines().count() + 1;
        // A drawing begins with an empty line.
        self.is_terminal().then(|| size::height().saturating_sub(self.rows + 1 + below))
    }

    /// Prints blocks. At a terminal it waits when the screen is full: `quit` leaves out the rest, and so does anything
    /// else that is typed, which answers the next question.
    pub(crate) fn page(&mut self, blocks: &[Block]) -> io::Result<()> {
        if !self.is_terminal() {
            return self.draw(blocks.concat().join("\n"));
        }
        let screens = layout::screens(blocks, size::height().saturating_sub(1));
        for (number, screen) in screens.iter().enumerate() {
            if number > 0 && self.wait()? != More::GoOn {
                break;
            }
            self.draw(screen)?;
        }
        Ok(())
    }

    /// Waits if a text and a question to come would push what was printed since the last question off the screen.
    pub(crate) fn wait_for_room(&mut self, text: &str) -> io::Result<More> {
        let rows = layout::wrap(text, size::width()).split('\n').count() + 1;
        let has_room = self.rows == 0 || self.rows + rows <= size::height();
        if has_room || !self.is_terminal() { Ok(More::GoOn) } else { self.wait() }
    }

    fn wait(&mut self) -> io::Result<More> {
        let Some(line) = self.ask_line(text!(self.texts, "session-more"))? else { return Ok(More::Stop) };
        if line.trim_ascii().is_empty() {
            return Ok(More::GoOn);
        }
        if self.is_quit(&escape::text(line.trim_ascii())) {
            return Ok(More::Stop);
        }
        self.typed_ahead = Some(line);
        Ok(More::Other)
    }

    fn is_quit(&self, answer: &str) -> bool {
        quit::is_meant(&typed::answer_in_english(answer, &self.texts))
    }

    /// Whether a person is at the other end, who may answer after Ctrl-D too.
    pub(crate) fn is_terminal(&self) -> bool {
        io::stdin().is_terminal() && self.out.is_terminal()
    }

    /// Asks for an answer and trims it; `None` at the end of the input. `quit` is an error of its own.
    pub(crate) fn ask(&mut self, prompt: impl Display) -> io::Result<Option<String>> {
        let Some(line) = self.ask_line(prompt)? else { return Ok(None) };
        let answer = escape::text(line.trim_ascii());
        if self.is_quit(&answer) { Err(quit::error()) } else { Ok(Some(answer)) }
    }

    /// Asks for a command, which need not be UTF-8, and trims it; `None` at the end of the input.
    pub(crate) fn ask_command(&mut self, prompt: impl Display) -> io::Result<Option<Vec<u8>>> {
        let Some(line) = self.ask_line(prompt)? else { return Ok(None) };
        let line = line.trim_ascii();
        if let (Some(editor), Ok(line)) = (&mut self.editor, str::from_utf8(line)) {
            editor.remember(line);
        }
        Ok(Some(line.to_owned()))
    }

    /// Asks for a line as it is typed, without its end; `None` at the end of the input.
    pub(crate) fn ask_line(&mut self, prompt: impl Display) -> io::Result<Option<Vec<u8>>> {
        self.rows = 0;
        let prompt = self.wrap_prompt(&prompt.to_string())?;
        if let Some(line) = self.typed_ahead.take() {
            self.out.say(format_args!("{prompt}{}", escape::text(&line)))?;
            return Ok(Some(line));
        }
        let Some(editor) = &mut self.editor else { return self.read_line(&prompt) };
        self.out.flush()?;
        loop {
            let refusal = match editor.read(&prompt)? {
                Typed::EndOfInput => return Ok(None),
                Typed::NotText => text!(self.texts, "session-expected-text-in-utf8"),
                Typed::Line(line) => match line.trim_end_matches('\n') {
                    line if !line.contains('\n') => return Ok(Some(line.as_bytes().to_owned())),
                    lines => text!(self.texts, "session-expected-one-line", lines = lines.lines().count()),
                },
            };
            self.out.say(refusal)?;
        }
    }

    /// Prints the first lines of a long question, and returns the last one as a prompt.
    fn wrap_prompt(&mut self, question: &str) -> io::Result<String> {
        if !self.out.is_terminal() {
            return Ok(format!("{question}> "));
        }
        let question = escape::text(&escape(question.as_bytes()));
        let wrapped = layout::wrap(question, size::width().saturating_sub(ROOM_FOR_ANSWER));
        let (first, last) = wrapped.rsplit_once('\n').map_or((None, &*wrapped), |(first, last)| (Some(first), last));
        first.map_or(Ok(()), |first| self.out.say(first))?;
        Ok(format!("{last}> "))
    }

    fn read_line(&mut self, prompt: &str) -> io::Result<Option<Vec<u8>>> {
        #[cfg(unix)]
        if self.is_terminal() {
            match dumb::read(prompt, &mut self.out)? {
                dumb::Typed::Line(line) => return Ok(Some(line)),
                dumb::Typed::EndOfInput => return Ok(None),
                dumb::Typed::Unknown => {}
            }
        }
        write!(self.out, "{prompt}")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let end = line.strip_suffix(b"\n").map_or(line.len(), |line| line.strip_suffix(b"\r").unwrap_or(line).len());
        line.truncate(end);
        // Without an editor, arrow keys send their codes.
        Ok(Some(if self.is_terminal() { escape::without_keys(&line) } else { line }))
    }

    /// Asks until the answer is yes or no.
    pub(crate) fn confirm(&mut self, question: impl Display, default: DefaultAnswer) -> io::Result<bool> {
        let question = question.to_string();
        let prompt = match default {
            DefaultAnswer::YesOnEnter => text!(self.texts, "session-yes-or-no-usually-yes", question = question),
            DefaultAnswer::NoAtEnd | DefaultAnswer::YesAtEnd => {
                text!(self.texts, "session-yes-or-no", question = question)
            }
        };
        while let Some(answer) = self.ask(&prompt)? {
            match self.answer(&answer) {
                None if answer.is_empty() && default == DefaultAnswer::YesOnEnter => return Ok(true),
                Some(Answer::Yes) => return Ok(true),
                Some(Answer::No) => return Ok(false),
                _ => self.say(text!(self.texts, "session-answer-yes-or-no"))?,
            }
        }
        match default {
            DefaultAnswer::NoAtEnd => Ok(false),
            DefaultAnswer::YesAtEnd => Ok(true),
            DefaultAnswer::YesOnEnter => Err(quit::error()),
        }
    }

    /// Asks whether to overwrite games; the end of the input is no.
    pub(crate) fn ask_overwrite(&mut self, question: impl Display) -> io::Result<Answer> {
        loop {
            let prompt = text!(self.texts, "session-yes-append-or-no", question = question.to_string());
            let Some(answer) = self.ask(prompt)? else { return Ok(Answer::No) };
            match self.answer(&answer) {
                Some(answer) => return Ok(answer),
                None => self.say(text!(self.texts, "session-answer-append"))?,
            }
        }
    }

    /// The answer that a text is, in English or in the language of the session; the first letter is enough.
    fn answer(&self, text: &str) -> Option<Answer> {
        let text = text.to_lowercase();
        let words = [
            (Answer::Yes, text!(self.texts, "session-yes")),
            (Answer::Append, text!(self.texts, "session-append")),
            (Answer::No, text!(self.texts, "session-no")),
            (Answer::Yes, "yes".to_owned()),
            (Answer::Yes, "overwrite".to_owned()),
            (Answer::Append, "append".to_owned()),
            (Answer::No, "no".to_owned()),
        ];
        let is_meant = |word: &str| text == word || word.starts_with(&text) && text.chars().count() == 1;
        words.into_iter().find(|(_, word)| is_meant(word)).map(|(answer, _)| answer)
    }
}
