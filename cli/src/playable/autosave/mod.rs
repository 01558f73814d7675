//! Unfinished games, which are kept in the data folder of the user while they are played.

mod folder;
mod kept;
mod settings;

use std::io;
use std::path::PathBuf;

use chessboard_core::LoggedGame;
use stones_dice_texts::text;

use super::Playable;
use super::terminal::Terminal;
use crate::files::game_file;
use crate::terminal::escape;
use crate::terminal::failure::plain;
use folder::{Folder, Place};

pub(crate) use kept::{Kept, Resumed, Unfinished, unfinished};
pub(crate) use settings::{Rolls, Settings};

/// What is done so that a session's game is not lost.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// The name of the game in the folder of kept games; `None` if games are not kept.
    game: Option<&'static str>,
    /// Where the game is kept, once it is.
    place: Option<Place>,
    /// The record that stands there.
    kept: Option<String>,
    /// The record that stands in a file of the player.
    saved: Option<String>,
    /// Whether the last attempt to write or remove the file failed.
    is_failing: bool,
}

impl Keeper {
    /// A keeper of games of this name.
    pub(crate) fn of(game: &'static str) -> Keeper {
        Keeper { game: Some(game), ..Keeper::default() }
    }

    /// A keeper of the game in this place.
    fn at(place: Place) -> Keeper {
        let game = place.game;
        Keeper { place: Some(place), ..Keeper::of(game) }
    }

    /// The same keeper in place of another one, whose errors have been reported.
    pub(crate) fn after(self, before: &Keeper) -> Keeper {
        Keeper { is_failing: before.is_failing, ..self }
    }

    /// The file in which the game is kept as it stands.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        if self.is_failing {
            return None;
        }
        self.kept.as_ref().and(self.place.as_ref()).map(|place| place.record.clone())
    }

    /// To be called when a file of the player holds this record.
    pub(crate) fn has_been_saved(&mut self, record: String) {
        self.saved = Some(record);
    }

    /// Leaves the kept game where it is, for another session, and returns its file. The next game gets another place.
    pub(crate) fn leave(&mut self) -> Option<PathBuf> {
        self.saved = None;
        let file = self.file()?;
        (self.kept, self.place) = (None, None);
        Some(file)
    }

    /// Leaves the place to other sessions, with the game in it, if there is one: nothing is played.
    pub(crate) fn close(&mut self) {
        *self = Keeper::default().after(self);
    }

    fn keep(&mut self, record: String) -> io::Result<()> {
        let Some(game) = self.game.filter(|_| self.kept.as_ref() != Some(&record)) else { return Ok(()) };
        // Without its folder, the place is no longer locked.
        let place = match self.place.take().filter(Place::is_there) {
            Some(place) => place,
            None => Folder::of_user(game)?.empty_place()?,
        };
        let written = self.place.insert(place).write(&record);
        if written.is_ok() {
            (self.kept, self.is_failing) = (Some(record), false);
        }
        written
    }

    fn forget(&mut self) -> io::Result<()> {
        if let (Some(_), Some(place)) = (&self.kept, &self.place) {
            place.clear()?;
            (self.kept, self.is_failing) = (None, false);
        }
        Ok(())
    }
}

/// What has to happen to the file in which a game is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Need {
    /// The game would be lost with the session.
    Write,
    /// The game is over, or saved as it stands.
    Remove,
    /// No person has made a move, or all were undone. After `undo` up to the start a player may still want to `redo`, or
    /// to continue another day: the file holds the game as it was before, until another move is made.
    Leave,
}

fn need<P: Playable>(playable: &mut P, terminal: &Terminal) -> io::Result<Need> {
    if playable.no_move_left(&terminal.texts).is_some() {
        return Ok(Need::Remove);
    }
    if !playable.has_move_of(terminal.humans) {
        return Ok(Need::Leave);
    }
    let is_saved = terminal.keeper.saved == Some(game_file::record_of(playable.game())?);
    Ok(if is_saved { Need::Remove } else { Need::Write })
}

/// Whether a game would be lost with the session: unfinished, with a move of a person, and not saved as it stands.
pub(crate) fn is_at_risk<P: Playable>(playable: &mut P, terminal: &Terminal) -> io::Result<bool> {
    Ok(need(playable, terminal)? == Need::Write)
}

/// Writes the game to its place if it would be lost otherwise. The file goes when it is not needed.
///
/// The first of several errors in a row is reported, and the end of them.
pub(crate) fn keep<P: Playable>(playable: &mut P, terminal: &mut Terminal) -> io::Result<()> {
    let has_failed = terminal.keeper.is_failing;
    let done = match need(playable, terminal)? {
        Need::Write => record(playable).and_then(|record| terminal.keeper.keep(record)),
        Need::Remove => terminal.keeper.forget(),
        Need::Leave => Ok(()),
    };
    match done {
        Err(error) => {
            terminal.keeper.is_failing = true;
            if has_failed { Ok(()) } else { say_not_kept(&error, terminal) }
        }
        Ok(()) => match terminal.keeper.file().filter(|_| has_failed) {
            Some(file) => terminal.console.say(text!(terminal.texts, "session-kept-again", file = escape::name(&file))),
            None => Ok(()),
        },
    }
}

/// Like [`keep`], during a command: a game that has just ended stays until its end was shown.
pub(crate) fn keep_unless_over<P: Playable>(playable: &mut P, terminal: &mut Terminal) -> io::Result<()> {
    if is_at_risk(playable, terminal)? { keep(playable, terminal) } else { Ok(()) }
}

fn say_not_kept(error: &io::Error, terminal: &mut Terminal) -> io::Result<()> {
    terminal.console.say(text!(terminal.texts, "session-not-kept", reason = plain(error)))
}

/// The record of the game, with a tag that says how the session goes on.
fn record<P: Playable>(playable: &mut P) -> io::Result<String> {
    let mut game = playable.game().clone();
    add_settings::<P>(&mut game, playable.settings())?;
    game_file::record_of(&game)
}

/// Adds a tag that says how a session goes on with a game, unless others wrote one of that name.
pub(crate) fn add_settings<P: Playable>(game: &mut P::Game, settings: Settings) -> io::Result<()> {
    if game.log().notes().tag(Settings::TAG).is_some() {
        return Ok(());
    }
    let rule_tags = <P::Game as LoggedGame>::RULE_TAGS;
    game.log_mut().set_tag(Settings::TAG, &settings.to_string(), rule_tags).map_err(io::Error::other)
}

/// Removes what [`add_settings`] has added; a tag that others wrote stays.
pub(crate) fn take_settings<P: Playable>(game: &mut P::Game) -> Option<Settings> {
    let tag = game.log().notes().tag(Settings::TAG)?;
    let settings = Settings::read(tag, P::player)?;
    game.log_mut().remove_tag(Settings::TAG);
    Some(settings)
}
