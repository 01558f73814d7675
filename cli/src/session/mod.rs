//! A game at the terminal, played by commands: the loop and the commands that both games share.

pub(crate) mod command;
pub(crate) mod game_file;
pub(crate) mod humans;
pub(crate) mod playable;
mod saved_file;
pub(crate) mod terminal;

use std::io;
use std::path::Path;

use crate::games::records;
use crate::targets;
use crate::terminal::console::Overwrite;
use crate::terminal::escape;
use crate::terminal::failure::plain;
use crate::terminal::layout;
use crate::terminal::output::count_of;
use chessboard_core::LoggedGame;
use command::{Command, CommandError};
use playable::{Playable, step_to_human};
use saved_file::SavedFile;
use terminal::Terminal;

/// A game and the terminal at which it is played.
#[derive(Debug)]
pub(crate) struct Session<P> {
    playable: P,
    terminal: Terminal,
    /// The file this session last saved; it may be overwritten without asking. `None` for another game.
    last_saved: Option<SavedFile>,
}

impl<P: Playable> Session<P> {
    pub(crate) fn new(playable: P, terminal: Terminal) -> Session<P> {
        Session { playable, terminal, last_saved: None }
    }

    /// Plays until `quit` or the end of the input.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.terminal.console.draw(self.playable.legend(self.terminal.style))?;
        self.advance_and_show()?;
        while let Some(line) = self.terminal.console.ask_command(self.playable.prompt())? {
            let text = escape::text(&line);
            if let Some(command) = P::parse_own(&text) {
                self.playable.execute_own(command, &mut self.terminal)?;
                continue;
            }
            match Command::parse(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.execute(command)?,
                Err(CommandError::BadArgument(message)) => self.terminal.console.say(message)?,
                Err(CommandError::UnknownWord) => {
                    self.terminal.console.say(format_args!("Expected {}, or `help`, not `{text}`.", P::EXPECTED))?;
                }
            }
        }
        self.terminal.console.say("Goodbye.")
    }

    fn execute(&mut self, command: Command<'_>) -> io::Result<()> {
        if let (Command::Undo | Command::Redo | Command::Hint | Command::Resign, Some(reason)) =
            (command, self.playable.closed())
        {
            return self.terminal.console.say(reason);
        }
        match command {
            Command::Board => self.show(),
            Command::Undo => {
                let refusal = self.playable.undo_refusal();
                step_to_human(&mut self.playable, &mut self.terminal, &refusal, P::undo)
            }
            Command::Redo => {
                step_to_human(&mut self.playable, &mut self.terminal, "There is nothing to redo.", P::redo)
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
            Command::Help => self.terminal.console.say(layout::help(P::HELP, self.terminal.style.width)),
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
            Err(_) => self.terminal.console.say("The game is already over."),
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        match self.try_save(path) {
            Ok(Some(saved)) => {
                self.last_saved = Some(saved);
                self.playable.has_been_saved();
                self.terminal.console.say(format_args!("Saved to {}.", escape::name(path)))
            }
            Ok(None) => self.terminal.console.say("Not saved."),
            Err(error) => self.terminal.console.say(format_args!("Not saved: {}.", plain(&error))),
        }
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
                Overwrite::No => return Ok(None),
                Overwrite::Append => return Ok(Some(game_file::before_another(now))),
                Overwrite::Yes if now.is_empty() || now == there => return Ok(Some(Vec::new())),
                Overwrite::Yes => {
                    self.terminal
                        .console
                        .say(format_args!("{} was changed after the question.", escape::name(path)))?;
                    there = now;
                }
            }
        }
    }

    /// Asks what to do with a file that holds this.
    fn ask_overwrite(&mut self, path: &Path, there: &[u8]) -> io::Result<Overwrite> {
        let (console, file) = (&mut self.terminal.console, escape::name(path));
        match records::count(there) {
            _ if there.is_empty() => Ok(Overwrite::Yes),
            0 => {
                let is_lost = console.confirm(format_args!("Overwrite {file}, which holds no game?"))?;
                Ok(if is_lost { Overwrite::Yes } else { Overwrite::No })
            }
            games => {
                let games = count_of(games, "game");
                console.ask_overwrite(format_args!("Overwrite {file}, which holds {games}? (yes/append/no)"))
            }
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let console = &mut self.terminal.console;
        let loaded = match game_file::load_regular::<P::Game>(path, None) {
            Ok(loaded) => loaded,
            Err(error) => return console.say(format_args!("Not loaded: {}.", plain(&error))),
        };
        if let Some(fault_report) = &loaded.fault {
            console.say(format_args!("The record has a fault at {fault_report}"))?;
            let question = match loaded.game.log().ply() {
                0 => "Continue from the start?".to_owned(),
                moves => format!("Continue from the {} before the fault?", count_of(moves, "move")),
            };
            if !console.confirm(question)? {
                return console.say("Not loaded.");
            }
        }
        if let Some(notice) = loaded.notice() {
            console.say(notice)?;
        }
        self.playable.load(loaded.game, &mut self.terminal)?;
        self.last_saved = None;
        self.advance_and_show()
    }
}
