//! A game at the terminal, played by commands: the loop and the commands that both games share.

pub(crate) mod command;
pub(crate) mod game_file;
pub(crate) mod help;
pub(crate) mod humans;
pub(crate) mod playable;
pub(crate) mod refusal;
mod saved_file;
pub(crate) mod squares;
pub(crate) mod terminal;

use std::io;
use std::path::Path;

use crate::games::records;
use crate::lessons::taught::Taught;
use crate::lessons::{page, tutorial};
use crate::targets;
use crate::terminal::console::Answer;
use crate::terminal::escape;
use crate::terminal::failure::plain;
use crate::terminal::layout;
use chessboard_core::LoggedGame;
use command::{Command, CommandError};
use playable::step_to_human;
use saved_file::SavedFile;
use stones_dice_texts::text;
use terminal::Terminal;

/// A game and the terminal at which it is played.
#[derive(Debug)]
pub(crate) struct Session<P> {
    playable: P,
    terminal: Terminal,
    /// The file this session last saved; it may be overwritten without asking. `None` for another game.
    last_saved: Option<SavedFile>,
}

impl<P: Taught> Session<P> {
    pub(crate) fn new(playable: P, terminal: Terminal) -> Session<P> {
        Session { playable, terminal, last_saved: None }
    }

    /// Plays until `quit` or the end of the input.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.terminal.console.draw(P::legend(&self.terminal))?;
        self.advance_and_show()?;
        while let Some(line) = self.terminal.console.ask_command(self.playable.prompt(&self.terminal.texts))? {
            let text = escape::text(&line);
            if let Some(command) = P::parse_own(&text) {
                self.playable.execute_own(command, &mut self.terminal)?;
                continue;
            }
            match Command::parse(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.execute(command)?,
                Err(error) => self.refuse(error, &text)?,
            }
        }
        self.terminal.console.say(text!(self.terminal.texts, "session-goodbye"))
    }

    /// Says why a line is not a command.
    fn refuse(&mut self, error: CommandError, line: &str) -> io::Result<()> {
        let texts = &self.terminal.texts;
        let message = match error {
            CommandError::ExpectedNothing(word) => text!(texts, "session-expected-nothing-after", word = word),
            CommandError::ExpectedFile(word) => text!(texts, "session-expected-file-name", word = word),
            CommandError::ExpectedUtf8 => text!(texts, "session-expected-utf8"),
            CommandError::UnknownWord => P::expected(line, texts),
        };
        self.terminal.console.say(message)
    }

    fn execute(&mut self, command: Command<'_>) -> io::Result<()> {
        if let (Command::Undo | Command::Redo | Command::Hint | Command::Resign, Some(reason)) =
            (command, self.playable.closed(&self.terminal.texts))
        {
            return self.terminal.console.say(reason);
        }
        match command {
            Command::Board => self.show(),
            Command::Undo => {
                let refusal = self.playable.undo_refusal(&self.terminal.texts);
                step_to_human(&mut self.playable, &mut self.terminal, &refusal, P::undo)
            }
            Command::Redo => {
                let refusal = text!(self.terminal.texts, "session-nothing-to-redo");
                step_to_human(&mut self.playable, &mut self.terminal, &refusal, P::redo)
            }
            Command::Hint => self.playable.hint(&mut self.terminal),
            Command::Save(path) => self.save(path),
            Command::Load(path) => self.load(path),
            Command::Resign => self.resign(),
            Command::Flip => {
                self.terminal.black_below = !self.terminal.black_below;
                self.show()
            }
            Command::New => {
                self.playable.restart(&mut self.terminal)?;
                self.last_saved = None;
                self.advance_and_show()
            }
            Command::Rules => page::print::<P>(&mut self.terminal),
            Command::Tutorial => {
                tutorial::run::<P>(&mut self.terminal)?;
                self.terminal.console.say(text!(self.terminal.texts, "tutorial-back-to-game"))?;
                self.show()
            }
            Command::Help => {
                let help = layout::help(&P::help(&self.terminal.texts), self.terminal.style.width);
                self.terminal.console.say(help)
            }
            Command::Quit => Ok(()),
        }
    }

    fn show(&mut self) -> io::Result<()> {
        self.playable.show(&mut self.terminal)
    }

    fn advance_and_show(&mut self) -> io::Result<()> {
        self.playable.advance(&mut self.terminal)?;
        self.show()
    }

    /// With one human, that human resigns; otherwise the side to move.
    fn resign(&mut self) -> io::Result<()> {
        let loser = self.terminal.humans.only_human().unwrap_or(self.playable.turn());
        match self.playable.resign(loser) {
            Ok(()) => self.show(),
            Err(_) => self.terminal.console.say(text!(self.terminal.texts, "session-is-already-over")),
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        let saved = self.try_save(path);
        let texts = &self.terminal.texts;
        let answer = match saved {
            Ok(Some(saved)) => {
                self.last_saved = Some(saved);
                self.playable.has_been_saved();
                text!(texts, "session-saved", file = escape::name(path))
            }
            Ok(None) => text!(texts, "session-not-saved"),
            Err(error) => text!(texts, "session-not-saved-since", reason = plain(&error)),
        };
        self.terminal.console.say(answer)
    }

    /// Saves the game; `None` if the player decides against it.
    fn try_save(&mut self, path: &Path) -> io::Result<Option<SavedFile>> {
        targets::check(path)?;
        if !self.playable.may_be_saved(&mut self.terminal)? {
            return Ok(None);
        }
        // Last, since the file may change while another question stands.
        let Some(before) = self.before(path)? else { return Ok(None) };
        let record = game_file::text(&self.playable.game_to_save()?)?;
        SavedFile::write(path, before, &record).map(Some)
    }

    /// What is to stand in a file before the game; `None` if the player decides against saving.
    ///
    /// The file may change while a question stands: nothing is lost of which the player was not asked.
    fn before(&mut self, path: &Path) -> io::Result<Option<Vec<u8>>> {
        let mut there = saved_file::content(path)?;
        loop {
            if let Some(before) = self.last_saved.as_ref().and_then(|saved| saved.before(path, &there)) {
                return Ok(Some(before.to_owned()));
            }
            let answer = self.ask_overwrite(path, &there)?;
            let now = saved_file::content(path)?;
            match answer {
                Answer::No => return Ok(None),
                Answer::Append => return Ok(Some(game_file::before_another(now))),
                Answer::Yes if now.is_empty() || now == there => return Ok(Some(Vec::new())),
                Answer::Yes => {
                    let file = escape::name(path);
                    self.terminal.console.say(text!(self.terminal.texts, "session-file-changed", file = file))?;
                    there = now;
                }
            }
        }
    }

    /// Asks what to do with a file that holds this.
    fn ask_overwrite(&mut self, path: &Path, there: &[u8]) -> io::Result<Answer> {
        let Terminal { console, texts, .. } = &mut self.terminal;
        let file = escape::name(path);
        match records::count(there) {
            _ if there.is_empty() => Ok(Answer::Yes),
            0 => {
                let is_lost = console.confirm(text!(texts, "session-overwrite", file = file))?;
                Ok(if is_lost { Answer::Yes } else { Answer::No })
            }
            games => console.ask_overwrite(text!(texts, "session-overwrite-games", file = file, games = games)),
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let Terminal { console, texts, .. } = &mut self.terminal;
        let loaded = match game_file::load_regular::<P::Game>(path, None) {
            Ok(loaded) => loaded,
            Err(error) => return console.say(text!(texts, "session-not-loaded-since", reason = plain(&error))),
        };
        if let Some(fault_report) = &loaded.fault {
            console.say(text!(texts, "session-record-fault", fault = fault_report.as_str()))?;
            let question = match loaded.game.log().ply() {
                0 => text!(texts, "session-continue-from-start"),
                moves => text!(texts, "session-continue-before-fault", moves = moves),
            };
            if !console.confirm(question)? {
                return console.say(text!(texts, "session-not-loaded"));
            }
        }
        if let Some(notice) = loaded.notice(texts) {
            console.say(notice)?;
        }
        self.playable.load(loaded.game, &mut self.terminal)?;
        self.last_saved = None;
        self.advance_and_show()
    }
}
