//! A game at the terminal, played by commands: the loop and the commands that both games share.

pub(crate) mod command;
pub(crate) mod game_file;
pub(crate) mod humans;
pub(crate) mod playable;
pub(crate) mod terminal;

use std::io;
use std::path::{Path, PathBuf};

use crate::terminal::output::counted;
use chessboard_core::LoggedGame;
use command::{Command, CommandError};
use playable::{Playable, rewind_to_human};
use terminal::Terminal;

/// A game and the terminal at which it is played.
#[derive(Debug)]
pub(crate) struct Session<P> {
    playable: P,
    terminal: Terminal,
    /// The file that this session wrote last: it may be overwritten without a question.
    file: Option<PathBuf>,
}

impl<P: Playable> Session<P> {
    pub(crate) fn new(playable: P, terminal: Terminal) -> Session<P> {
        Session { playable, terminal, file: None }
    }

    /// Plays until `quit` or the end of the input.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.terminal.console.say(self.playable.legend(self.terminal.style))?;
        self.advance()?;
        while let Some(line) = self.terminal.console.ask(self.playable.prompt())? {
            if let Some(command) = P::parse(&line) {
                self.playable.execute(command, &mut self.terminal)?;
                continue;
            }
            match Command::parse(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.execute(command)?,
                Err(CommandError::Argument(message)) => self.terminal.console.say(message)?,
                Err(CommandError::Word) => {
                    self.terminal.console.say(format_args!("Expected {}, or `help`, not `{line}`.", P::EXPECTED))?;
                }
            }
        }
        self.terminal.console.say("Goodbye.")
    }

    fn execute(&mut self, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Board => self.show(),
            Command::Undo => {
                let refusal = self.playable.undo_refusal();
                rewind_to_human(&mut self.playable, &mut self.terminal, &refusal, P::undo)
            }
            Command::Redo => {
                rewind_to_human(&mut self.playable, &mut self.terminal, "There is nothing to redo.", P::redo)
            }
            Command::Hint => self.playable.hint(&mut self.terminal),
            Command::Save(path) => self.save(Path::new(path)),
            Command::Load(path) => self.load(Path::new(path)),
            Command::Resign => self.resign(),
            Command::Flip => {
                self.terminal.black_below = !self.terminal.black_below;
                self.show()
            }
            Command::New => {
                self.playable.restart(&mut self.terminal)?;
                self.advance()
            }
            Command::Help => self.terminal.console.say(P::HELP),
            Command::Quit => Ok(()),
        }
    }

    fn show(&mut self) -> io::Result<()> {
        self.playable.show(&mut self.terminal)
    }

    fn advance(&mut self) -> io::Result<()> {
        self.playable.advance(&mut self.terminal)?;
        self.show()
    }

    fn resign(&mut self) -> io::Result<()> {
        let loser = self.terminal.humans.only().unwrap_or(self.playable.turn());
        match self.playable.resign(loser) {
            Ok(()) => self.show(),
            Err(_) => self.terminal.console.say("The game is over."),
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        let is_own = self.file.as_deref() == Some(path);
        let console = &mut self.terminal.console;
        if !is_own && path.exists() && !console.confirm(format_args!("Overwrite {}?", path.display()))? {
            return console.say("Not saved.");
        }
        // Last, since it may reveal the secret of fair dice.
        let Some(game) = self.playable.game_to_save(&mut self.terminal)? else {
            return self.terminal.console.say("Not saved.");
        };
        let console = &mut self.terminal.console;
        match game_file::save(&game, path) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                console.say(format_args!("Saved to {}.", path.display()))
            }
            Err(error) => console.say(format_args!("Not saved: {error}.")),
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let console = &mut self.terminal.console;
        let loaded = match game_file::load::<P::Game>(path) {
            Ok(loaded) => loaded,
            Err(error) => return console.say(format_args!("Not loaded: {error}.")),
        };
        if let Some(fault) = loaded.fault {
            console.say(format_args!("The record has a fault at {fault}"))?;
            let moves = counted(loaded.game.log().ply(), "move");
            if !console.confirm(format_args!("Continue after the {moves} before it?"))? {
                return console.say("Not loaded.");
            }
        }
        if loaded.more > 0 {
            let more = counted(loaded.more, "more game");
            console.say(format_args!("This is the first game of the file, which holds {more}."))?;
        }
        self.playable.load(loaded.game, &mut self.terminal)?;
        self.advance()
    }
}
