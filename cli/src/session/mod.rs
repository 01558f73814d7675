//! A game at the terminal, played by commands: the loop and the commands that both games share.

pub(crate) mod command;
pub(crate) mod files;

use std::io;

use crate::dialogue::{self, USUAL_LEVEL};
use crate::files::game_file;
use crate::files::saved_file::SavedFile;
use crate::lessons::taught::Taught;
use crate::lessons::{page, tutorial};
use crate::playable::autosave;
use crate::playable::humans::Humans;
use crate::playable::step_to_human;
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::players::seed::random_seed;
use crate::terminal::console::DefaultAnswer;
use crate::terminal::escape;
use crate::terminal::typed::split_word;
use crate::terminal::{layout, quit, typed};
use chessboard_core::Level;
use command::{Command, CommandError};
use stones_dice_texts::text;

/// Where a player goes who leaves a session.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Left {
    /// To the first question of the program.
    Menu,
    Quit,
}

/// How the input of a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Ended {
    Left(Left),
    Input,
}

/// A game and the terminal at which it is played.
#[derive(Debug)]
pub(crate) struct Session<'t, P> {
    playable: P,
    terminal: &'t mut Terminal,
    /// The file this session last saved; it may be overwritten without asking. `None` for another game.
    last_saved: Option<SavedFile>,
    starts_from_file: bool,
}

impl<'t, P: Taught> Session<'t, P> {
    /// A session of a game, which stands in a file of the player if it `starts_from_file`.
    pub(crate) fn new(playable: P, terminal: &'t mut Terminal, starts_from_file: bool) -> Session<'t, P> {
        terminal.humans = Humans::among(playable.settings().players);
        Session { playable, terminal, last_saved: None, starts_from_file }
    }

    /// Plays until `menu`, `quit` or the end of the input.
    pub(crate) fn run(mut self) -> io::Result<Left> {
        self.terminal.console.draw(P::legend(self.terminal))?;
        let mut played = self.start().and_then(|()| self.play());
        loop {
            if let Some(left) = self.leave(played)? {
                self.say_goodbye(left)?;
                self.terminal.keeper.close();
                return Ok(left);
            }
            played = self.play();
        }
    }

    fn start(&mut self) -> io::Result<()> {
        self.advance_and_show()?;
        if self.starts_from_file {
            self.mark_saved()?;
        }
        autosave::keep(&mut self.playable, self.terminal)
    }

    /// Ends the session after a command, the end of the input or an error; `None` if the player wants to go on.
    fn leave(&mut self, played: io::Result<Ended>) -> io::Result<Option<Left>> {
        let left = match played {
            Ok(Ended::Left(left)) => left,
            Ok(Ended::Input) if !self.terminal.console.is_terminal() => return Ok(Some(Left::Quit)),
            Ok(Ended::Input) => Left::Quit,
            Err(error) if quit::is_cause(&error) => Left::Quit,
            Err(error) => {
                self.say_kept()?;
                return Err(error);
            }
        };
        let texts = &self.terminal.texts;
        let question = match left {
            Left::Menu => text!(texts, "session-menu-unfinished"),
            Left::Quit => text!(texts, "session-quit-unfinished"),
        };
        match self.may_lose_game(question) {
            Err(error) if quit::is_cause(&error) => Ok(Some(Left::Quit)),
            may_leave => Ok(may_leave?.then_some(left)),
        }
    }

    /// Whether an unfinished game may give way to something else. If it is not kept, the question is asked.
    fn may_lose_game(&mut self, question: String) -> io::Result<bool> {
        if !autosave::is_at_risk(&mut self.playable, self.terminal)? {
            return Ok(true);
        }
        let question = match self.terminal.keeper.file() {
            Some(_) => self.playable.loss_at_end(&self.terminal.texts),
            None => Some(question),
        };
        match question {
            Some(question) => self.terminal.console.confirm(question, DefaultAnswer::YesAtEnd),
            None => Ok(true),
        }
    }

    /// Says where the game is kept, if it is.
    fn say_kept(&mut self) -> io::Result<()> {
        let Some(file) = self.terminal.keeper.file() else { return Ok(()) };
        self.terminal.console.say(text!(self.terminal.texts, "session-kept", file = escape::name(&file)))
    }

    fn say_goodbye(&mut self, left: Left) -> io::Result<()> {
        match left {
            Left::Menu if self.terminal.keeper.file().is_none() => return Ok(()),
            Left::Menu => return self.terminal.console.say(text!(self.terminal.texts, "session-kept-for-menu")),
            Left::Quit => self.say_kept()?,
        }
        let texts = &self.terminal.texts;
        let goodbye = text!(texts, "session-goodbye");
        let goodbye = match self.playable.seed() {
            Some(seed) => format!("{goodbye} {}", text!(texts, "session-repeat", seed = seed.to_string())),
            None => goodbye,
        };
        self.terminal.console.say(goodbye)
    }

    /// Runs commands until `menu`, `quit` or the end of the input.
    fn play(&mut self) -> io::Result<Ended> {
        while let Some(line) = self.terminal.console.ask_command(self.playable.prompt(&self.terminal.texts))? {
            let meant = typed::in_english(&line, &self.terminal.texts);
            match (P::parse_own(&escape::text(&meant)), Command::parse(&meant)) {
                (Some(command), _) => self.playable.execute_own(command, self.terminal)?,
                (None, Ok(Command::Leave(left))) => return Ok(Ended::Left(left)),
                (None, Ok(command)) => self.execute(command)?,
                (None, Err(error)) => self.refuse(error, &escape::text(&line))?,
            }
            autosave::keep(&mut self.playable, self.terminal)?;
        }
        Ok(Ended::Input)
    }

    /// Says why a line is not a command.
    fn refuse(&mut self, error: CommandError, line: &str) -> io::Result<()> {
        let texts = &self.terminal.texts;
        let (word, _) = split_word(line);
        let message = match error {
            CommandError::ExpectedNothing => text!(texts, "session-expected-nothing-after", word = word),
            CommandError::ExpectedFile => text!(texts, "session-expected-file-name", word = word),
            CommandError::ExpectedLevel => text!(texts, "session-expected-level"),
            CommandError::ExpectedUtf8 => text!(texts, "session-expected-utf8"),
            CommandError::UnknownWord => self.playable.no_move_left(texts).unwrap_or_else(|| P::expected(line, texts)),
        };
        self.terminal.console.say(message)
    }

    fn execute(&mut self, command: Command<'_>) -> io::Result<()> {
        let reason = match command {
            Command::Undo | Command::Redo => self.playable.closed(&self.terminal.texts),
            Command::Hint | Command::Resign => self.playable.no_move_left(&self.terminal.texts),
            _ => None,
        };
        if let Some(reason) = reason {
            return self.terminal.console.say(reason);
        }
        match command {
            Command::Board => self.show(),
            Command::Moves => self.terminal.with_whole_lists(|terminal| self.playable.show(terminal)),
            Command::Undo => {
                let refusal = self.playable.undo_refusal(&self.terminal.texts);
                step_to_human(&mut self.playable, self.terminal, &refusal, P::undo)
            }
            Command::Redo => {
                let refusal = text!(self.terminal.texts, "session-nothing-to-redo");
                step_to_human(&mut self.playable, self.terminal, &refusal, P::redo)
            }
            Command::Hint => self.playable.hint(self.terminal),
            Command::Save(path) => self.save(&path),
            Command::Load(path) => self.load(&path),
            Command::Resign => self.resign(),
            Command::Level(level) => self.level(level),
            Command::Players(words) => self.players(words),
            Command::Flip => {
                self.terminal.view.flipped ^= true;
                self.show()
            }
            Command::Turn => {
                self.terminal.view.turns ^= true;
                self.show()?;
                let texts = &self.terminal.texts;
                let notice = if self.terminal.view.turns {
                    text!(texts, "session-board-turns")
                } else {
                    text!(texts, "session-board-stays")
                };
                self.terminal.console.say(notice)
            }
            Command::New => {
                let question = text!(self.terminal.texts, "session-new-unfinished");
                if !self.may_begin_another(question)? {
                    return Ok(());
                }
                self.terminal.console.say(text!(self.terminal.texts, "session-new-game"))?;
                self.playable.restart(self.terminal)?;
                self.last_saved = None;
                self.advance_and_show()
            }
            Command::Rules => {
                page::print::<P>(self.terminal)?;
                self.show()
            }
            Command::Tutorial => {
                tutorial::run::<P>(self.terminal)?;
                self.terminal.console.say(text!(self.terminal.texts, "tutorial-back-to-game"))?;
                self.show()
            }
            Command::Help => {
                let help = layout::help_parts(&P::help(&self.terminal.texts), self.terminal.style.width);
                self.terminal.console.page(&[help])
            }
            Command::Signs => page::print_signs::<P>(self.terminal),
            // The loop ends the session.
            Command::Leave(_) => Ok(()),
        }
    }

    /// Sets the level of the players that are no people, and says it.
    fn level(&mut self, level: Option<Level>) -> io::Result<()> {
        let before = self.playable.settings().players;
        let players = level.map_or(before, |level| before.map(|player| player.at_level(level)));
        let level = level_of(players);
        let texts = &self.terminal.texts;
        let answer = match level {
            Some(level) => {
                format!(
                    "{} {}",
                    text!(texts, "session-level", level = level.to_string()),
                    text!(texts, "session-levels")
                )
            }
            None => text!(texts, "session-no-level"),
        };
        self.set_players(players);
        self.terminal.console.say(answer)
    }

    /// The level that the computer has, or would have.
    fn level_of_computer(&self) -> Level {
        level_of(self.playable.settings().players).unwrap_or(USUAL_LEVEL)
    }

    fn set_players(&mut self, players: [Contestant; 2]) {
        self.playable.set_players(players);
        self.terminal.humans = Humans::among(players);
    }

    /// Sets who plays, by these words or by questions.
    fn players(&mut self, words: &str) -> io::Result<()> {
        let words: Vec<_> = words.split_whitespace().collect();
        let players = match *words {
            [] => match dialogue::ask_players(P::GAME, self.level_of_computer(), random_seed(), self.terminal)? {
                None => Some(self.playable.settings().players),
                players => players,
            },
            [white, black] => P::player(white).zip(P::player(black)).map(Into::into),
            _ => None,
        };
        let Some(players) = players else {
            return self.terminal.console.say(text!(self.terminal.texts, "session-expected-players"));
        };
        let players = players.map(|player| player.with_level(USUAL_LEVEL));
        if !players.into_iter().any(Contestant::is_human) {
            return self.terminal.console.say(text!(self.terminal.texts, "session-expected-human"));
        }
        self.change_players(players)?;
        self.advance_and_show()
    }

    /// Sets who plays, and says it.
    fn change_players(&mut self, players: [Contestant; 2]) -> io::Result<()> {
        self.set_players(players);
        let [white, black] = players.map(|player| player.to_string());
        self.terminal.console.say(text!(self.terminal.texts, "session-players", white = white, black = black))
    }

    /// Notes that the game stands in a file of the player, but for what the computer has done since.
    fn mark_saved(&mut self) -> io::Result<()> {
        self.terminal.keeper.has_been_saved(game_file::record_of(self.playable.game())?);
        Ok(())
    }

    fn show(&mut self) -> io::Result<()> {
        self.playable.show(self.terminal)
    }

    fn advance_and_show(&mut self) -> io::Result<()> {
        self.playable.advance(self.terminal)?;
        self.show()
    }

    /// Whether another game may begin; if so, the file of an unfinished one stays where it is.
    fn may_begin_another(&mut self, question: String) -> io::Result<bool> {
        if !self.may_lose_game(question)? {
            return Ok(false);
        }
        if let Some(file) = self.terminal.keeper.leave() {
            self.terminal.console.say(text!(self.terminal.texts, "session-left-in", file = escape::name(&file)))?;
        }
        Ok(true)
    }

    /// Resigns after a question. With one human, that human resigns; otherwise the side to move.
    fn resign(&mut self) -> io::Result<()> {
        let question = text!(self.terminal.texts, "session-resign");
        if !self.terminal.console.confirm(question, DefaultAnswer::YesAtEnd)? {
            return Ok(());
        }
        let loser = self.terminal.humans.only_human().unwrap_or(self.playable.turn());
        self.playable.resign(loser).map_err(io::Error::other)?;
        self.show()
    }
}

/// The level of the computer among these players.
fn level_of(players: [Contestant; 2]) -> Option<Level> {
    players.into_iter().find_map(|player| match player {
        Contestant::Computer(level) => level,
        _ => None,
    })
}
