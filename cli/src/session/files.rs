//! The commands `save` and `load`.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use chessboard_core::LoggedGame;
use stones_dice_texts::{Game, Texts, text};

use super::Session;
use crate::files::game_file;
use crate::files::records;
use crate::files::saved_file::{self, SavedFile};
use crate::files::targets;
use crate::lessons::taught::Taught;
use crate::playable::Playable;
use crate::playable::autosave::{self, Rolls};
use crate::playable::terminal::Terminal;
use crate::terminal::console::{Answer, DefaultAnswer};
use crate::terminal::failure::{named, plain};
use crate::terminal::{escape, quit};

impl<P: Taught> Session<'_, P> {
    pub(super) fn save(&mut self, path: &Path) -> io::Result<()> {
        let saved = self.try_save(path);
        let texts = &self.terminal.texts;
        let answer = match saved {
            Ok(Some(saved)) => {
                self.last_saved = Some(saved);
                self.playable.has_been_saved();
                self.terminal.keeper.has_been_saved(game_file::record_of(self.playable.game())?);
                text!(texts, "session-saved", file = escape::name(&with_folder(path)))
            }
            Ok(None) => text!(texts, "session-not-saved"),
            Err(error) if quit::is_cause(&error) || error.kind() == ErrorKind::Interrupted => return Err(error),
            Err(error) => text!(texts, "session-not-saved-since", reason = plain(named(path, &error))),
        };
        self.terminal.console.say(answer)
    }

    /// Saves the game; `None` if the player decides against it.
    fn try_save(&mut self, path: &Path) -> io::Result<Option<SavedFile>> {
        targets::check(path)?;
        if !self.playable.may_be_saved(self.terminal)? {
            return Ok(None);
        }
        // Last, since the file may change while another question stands.
        let Some(before) = self.before(path)? else { return Ok(None) };
        let record = self.record_to_save()?;
        SavedFile::write(path, before, &record).map(Some)
    }

    /// The record of the game. An unfinished one says how it goes on, unless its dice end with it.
    fn record_to_save(&mut self) -> io::Result<String> {
        let settings = self.playable.settings();
        let goes_on = settings.rolls != Rolls::Fair && self.playable.no_move_left(&self.terminal.texts).is_none();
        let mut game = self.playable.game_to_save()?;
        if goes_on {
            autosave::add_settings::<P>(&mut game, settings)?;
        }
        game_file::record_of(&game)
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
        let Terminal { console, texts, .. } = &mut *self.terminal;
        let file = escape::name(path);
        match records::count(there) {
            _ if there.is_empty() => Ok(Answer::Yes),
            0 => {
                let is_lost =
                    console.confirm(text!(texts, "session-overwrite", file = file), DefaultAnswer::NoAtEnd)?;
                Ok(if is_lost { Answer::Yes } else { Answer::No })
            }
            games => console.ask_overwrite(text!(texts, "session-overwrite-games", file = file, games = games)),
        }
    }

    pub(super) fn load(&mut self, path: &Path) -> io::Result<()> {
        if let Some(game) = other_game_in::<P>(path) {
            let (file, texts) = (escape::name(path), &self.terminal.texts);
            let game = title(game, texts);
            return self.terminal.console.say(text!(texts, "session-holds-other", file = file, game = game));
        }
        let Some(mut game) = load::<P>(path, self.terminal)? else { return Ok(()) };
        let question = text!(self.terminal.texts, "session-load-unfinished");
        if !self.may_begin_another(question)? {
            return Ok(());
        }
        let before = autosave::take_settings::<P>(&mut game);
        self.playable.load(game, before, self.terminal)?;
        if let Some(before) = before {
            self.change_players(before.players)?;
        }
        self.last_saved = None;
        self.advance_and_show()?;
        self.mark_saved()
    }
}

/// The game in a file that holds one, but none of this kind.
fn other_game_in<P: Taught>(path: &Path) -> Option<Game> {
    let other = game_file::kind_of(path, None).ok().filter(|game| *game != P::GAME)?;
    game_file::load_regular::<P::Game>(path, None).is_err().then_some(other)
}

fn title(game: Game, texts: &Texts) -> String {
    match game {
        Game::Stones => text!(texts, "stones-title"),
        Game::DiceRace => text!(texts, "dice-race-title"),
    }
}

/// Loads a game to continue; one with a fault only after a question. `None` if it is not loaded, which has been said.
pub(crate) fn load<P: Playable>(path: &Path, terminal: &mut Terminal) -> io::Result<Option<P::Game>> {
    let Terminal { console, texts, .. } = terminal;
    let loaded = match game_file::load_regular::<P::Game>(path, None) {
        Ok(loaded) => loaded,
        Err(error) => {
            console.say(text!(texts, "session-not-loaded-since", reason = plain(&error)))?;
            return Ok(None);
        }
    };
    if let Some(fault) = &loaded.fault {
        console.say(text!(texts, "session-record-fault", fault = fault.as_str()))?;
        let question = match loaded.game.log().ply() {
            0 => text!(texts, "session-continue-from-start"),
            moves => text!(texts, "session-continue-before-fault", moves = moves),
        };
        if !console.confirm(question, DefaultAnswer::NoAtEnd)? {
            console.say(text!(texts, "session-not-loaded"))?;
            return Ok(None);
        }
    }
    if let Some(notice) = loaded.notice(texts) {
        console.say(notice)?;
    }
    Ok(Some(loaded.game))
}

/// The file with the folder in which it is.
fn with_folder(path: &Path) -> PathBuf {
    std::path::absolute(path).unwrap_or_else(|_| path.to_owned())
}
