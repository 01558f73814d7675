//! A game at the terminal: the board, the question, the answer.

pub(crate) mod command;
pub(crate) mod game_file;

use std::io;
use std::path::{Path, PathBuf};

use chessboard_core::Color;
use chessboard_core::history::GameOver;
use chessboard_core::record::Recorded;

use crate::commands::play::options::Players;
use crate::session::command::{Command, NotUnderstood};
use crate::session::game_file as file;
use crate::terminal::console::Console;
use crate::terminal::output::{Style, counted};

/// What the session of one game has of its own.
pub(crate) trait Playable {
    /// The game with its history.
    type Game: Recorded + Clone;
    /// What can be typed in this game alone.
    type Command;

    /// What `help` prints.
    const HELP: &'static str;
    /// What can be typed besides words.
    const EXPECTED: &'static str;

    fn game(&mut self) -> &mut Self::Game;

    /// Understands a line that is a command of this game alone.
    fn read(line: &str) -> Option<Self::Command>;

    fn obey(&mut self, command: Self::Command, table: &mut Table) -> io::Result<()>;

    /// What the meaning of the signs on the board is.
    fn legend(&self, style: Style) -> String;

    /// Before an input line: whose turn it is.
    fn prompt(&self) -> String;

    /// The board with the legal moves beside it; at the end of the game with the result below.
    fn show(&mut self, table: &mut Table) -> io::Result<()>;

    /// Does all that is not for a human to decide.
    fn go_on(&mut self, table: &mut Table) -> io::Result<()>;

    /// Whether in this state a human has to decide, or the game is over.
    fn awaits_human(&self, game: &Self::Game, players: Players) -> bool;

    /// Takes back a step, if that needs no other word.
    fn undo(game: &mut Self::Game) -> bool;

    fn redo(game: &mut Self::Game) -> bool;

    /// Why nothing can be taken back.
    fn no_undo(&self) -> String;

    /// Shows what the computer would do.
    fn hint(&mut self, table: &mut Table) -> io::Result<()>;

    fn turn(&self) -> Color;

    fn resign(&mut self, color: Color) -> Result<(), GameOver>;

    /// A game like this from its start.
    fn begin_again(&mut self, table: &mut Table) -> io::Result<()>;

    /// Goes on with another game.
    fn take_up(&mut self, game: Self::Game, table: &mut Table) -> io::Result<()>;

    /// The game as it is to be saved; `None` if the player does not want to after all.
    fn to_save(&mut self, table: &mut Table) -> io::Result<Option<Self::Game>> {
        let _ = table;
        Ok(Some(self.game().clone()))
    }
}

/// Where a game is played: the terminal, and who sits at it.
#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) console: Console,
    pub(crate) style: Style,
    pub(crate) players: Players,
    pub(crate) black_below: bool,
}

impl Table {
    /// A table at which Black sits below if only Black is human; `flipped` turns that around.
    pub(crate) fn new(console: Console, style: Style, players: Players, flipped: bool) -> Table {
        let black_below = (players.only_human() == Some(Color::Black)) != flipped;
        Table { console, style, players, black_below }
    }
}

/// A game and those who play it.
#[derive(Debug)]
pub(crate) struct Session<P> {
    playable: P,
    table: Table,
    /// The file that this session wrote last, which it may write over.
    file: Option<PathBuf>,
}

impl<P: Playable> Session<P> {
    pub(crate) fn new(playable: P, table: Table) -> Session<P> {
        Session { playable, table, file: None }
    }

    /// Plays until the human leaves.
    pub(crate) fn run(mut self) -> io::Result<()> {
        self.table.console.say(self.playable.legend(self.table.style))?;
        self.go_on()?;
        while let Some(line) = self.table.console.ask(self.playable.prompt())? {
            if let Some(command) = P::read(&line) {
                self.playable.obey(command, &mut self.table)?;
                continue;
            }
            match Command::read(&line) {
                Ok(Command::Quit) => break,
                Ok(command) => self.obey(command)?,
                Err(NotUnderstood::Rest(expected)) => self.table.console.say(expected)?,
                Err(NotUnderstood::Word) => {
                    self.table.console.say(format_args!("Expected {}, or `help`, not `{line}`.", P::EXPECTED))?;
                }
            }
        }
        self.table.console.say("Goodbye.")
    }

    fn obey(&mut self, command: Command<'_>) -> io::Result<()> {
        match command {
            Command::Board => self.show(),
            Command::Undo => {
                let refusal = self.playable.no_undo();
                walk_to_human(&mut self.playable, &mut self.table, &refusal, P::undo)
            }
            Command::Redo => walk_to_human(&mut self.playable, &mut self.table, "Nothing was taken back.", P::redo),
            Command::Hint => self.playable.hint(&mut self.table),
            Command::Save(path) => self.save(Path::new(path)),
            Command::Load(path) => self.load(Path::new(path)),
            Command::Resign => self.resign(),
            Command::Flip => {
                self.table.black_below = !self.table.black_below;
                self.show()
            }
            Command::New => {
                self.playable.begin_again(&mut self.table)?;
                self.go_on()
            }
            Command::Help => self.table.console.say(P::HELP),
            Command::Quit => Ok(()),
        }
    }

    fn show(&mut self) -> io::Result<()> {
        self.playable.show(&mut self.table)
    }

    fn go_on(&mut self) -> io::Result<()> {
        self.playable.go_on(&mut self.table)?;
        self.show()
    }

    fn resign(&mut self) -> io::Result<()> {
        let loser = self.table.players.only_human().unwrap_or(self.playable.turn());
        match self.playable.resign(loser) {
            Ok(()) => self.show(),
            Err(_) => self.table.console.say("The game is over."),
        }
    }

    fn save(&mut self, path: &Path) -> io::Result<()> {
        let Some(game) = self.playable.to_save(&mut self.table)? else { return self.table.console.say("Not saved.") };
        let console = &mut self.table.console;
        let is_own = self.file.as_deref() == Some(path);
        if !is_own && path.exists() && !console.confirm(format_args!("Write over {}?", path.display()))? {
            return console.say("Not saved.");
        }
        match file::save(&game, path) {
            Ok(()) => {
                self.file = Some(path.to_owned());
                console.say(format_args!("Saved to {}.", path.display()))
            }
            Err(error) => console.say(format_args!("Not saved: {error}.")),
        }
    }

    fn load(&mut self, path: &Path) -> io::Result<()> {
        let console = &mut self.table.console;
        let loaded = match file::load::<P::Game>(path) {
            Ok(loaded) => loaded,
            Err(error) => return console.say(format_args!("Not loaded: {error}.")),
        };
        if let Some(fault) = loaded.fault {
            console.say(format_args!("The game is damaged at {fault}"))?;
            let moves = counted(loaded.game.turn_count(), "move");
            if !console.confirm(format_args!("Go on after the {moves} before that?"))? {
                return console.say("Not loaded.");
            }
        }
        if loaded.more > 0 {
            console.say(format_args!("This is the first game of the file, which holds {} more.", loaded.more))?;
        }
        self.playable.take_up(loaded.game, &mut self.table)?;
        self.go_on()
    }
}

/// Takes steps of the history back or forth until a human has to decide; if none ever has to, nothing changes.
pub(crate) fn walk_to_human<P: Playable>(
    playable: &mut P,
    table: &mut Table,
    no_step: &str,
    step: impl Fn(&mut P::Game) -> bool,
) -> io::Result<()> {
    let mut game = playable.game().clone();
    while step(&mut game) {
        if playable.awaits_human(&game, table.players) {
            *playable.game() = game;
            return playable.show(table);
        }
    }
    table.console.say(no_step)
}
