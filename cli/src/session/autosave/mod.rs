//! Unfinished games, which are kept in the data folder of the user while they are played.

mod folder;
mod offer;
mod settings;

use std::io;
use std::path::PathBuf;

use chessboard_core::LoggedGame;
use stones_dice_texts::text;

use super::game_file;
use super::playable::Playable;
use super::terminal::Terminal;
use crate::terminal::failure::plain;
use folder::Place;

pub(crate) use offer::{Opening, open};
pub(crate) use settings::{Rolls, Settings};

/// What is done so that a session's game is not lost.
#[derive(Debug, Default)]
pub(crate) struct Keeper {
    /// Where the game is kept; `None` if it is not.
    place: Option<Place>,
    /// The record that stands there.
    kept: Option<String>,
    /// The record that stands in a file of the player.
    saved: Option<String>,
}

impl Keeper {
    fn at(place: Place) -> Keeper {
        Keeper { place: Some(place), ..Keeper::default() }
    }

    /// The file in which the game is kept now.
    pub(crate) fn file(&self) -> Option<PathBuf> {
        self.kept.as_ref().and(self.place.as_ref()).map(|place| place.record.clone())
    }

    /// To be called when a file of the player holds this record.
    pub(crate) fn has_been_saved(&mut self, record: String) {
        self.saved = Some(record);
    }

    /// Moves the kept game to a file of its own, and returns that.
    pub(crate) fn set_aside(&mut self) -> io::Result<Option<PathBuf>> {
        self.saved = None;
        match (self.kept.take(), &self.place) {
            (Some(_), Some(place)) => place.set_aside().map(Some),
            _ => Ok(None),
        }
    }

    fn keep(&mut self, record: String) -> io::Result<()> {
        match &self.place {
            Some(place) if self.kept.as_ref() != Some(&record) => place.write(&record)?,
            _ => return Ok(()),
        }
        self.kept = Some(record);
        Ok(())
    }

    fn forget(&mut self) -> io::Result<()> {
        match (self.kept.take(), &self.place) {
            (Some(_), Some(place)) => place.clear(),
            _ => Ok(()),
        }
    }
}

/// Whether a game would be lost with the session: unfinished, with a move of a person, and not saved as it stands.
pub(crate) fn is_at_risk<P: Playable>(playable: &mut P, terminal: &Terminal) -> io::Result<bool> {
    let is_over = playable.closed(&terminal.texts).is_some() || playable.game().check_not_over().is_err();
    if is_over || !playable.has_move_of(terminal.humans) {
        return Ok(false);
    }
    Ok(terminal.keeper.saved != Some(game_file::record_of(playable.game())?))
}

/// Writes the game to its place if it would be lost otherwise. The file goes when it is not needed.
///
/// An error is reported once; then games are no longer kept.
pub(crate) fn keep<P: Playable>(playable: &mut P, terminal: &mut Terminal) -> io::Result<()> {
    let kept = if is_at_risk(playable, terminal)? {
        let record = record(playable)?;
        terminal.keeper.keep(record)
    } else {
        terminal.keeper.forget()
    };
    kept.or_else(|error| stop_keeping(&error, terminal))
}

/// Like [`keep`], during a command: a game that has just ended stays until its end was shown.
pub(crate) fn keep_unless_over<P: Playable>(playable: &mut P, terminal: &mut Terminal) -> io::Result<()> {
    if is_at_risk(playable, terminal)? { keep(playable, terminal) } else { Ok(()) }
}

fn stop_keeping(error: &io::Error, terminal: &mut Terminal) -> io::Result<()> {
    terminal.keeper.place = None;
    terminal.console.say(text!(terminal.texts, "session-not-kept", reason = plain(error)))
}

/// The record of the game, with a tag that says how the session goes on, unless others wrote one of that name.
fn record<P: Playable>(playable: &mut P) -> io::Result<String> {
    let settings = playable.settings().to_string();
    let mut game = playable.game().clone();
    if game.log().notes().tag(Settings::TAG).is_none() {
        let rule_tags = <P::Game as LoggedGame>::RULE_TAGS;
        game.log_mut().set_tag(Settings::TAG, &settings, rule_tags).map_err(io::Error::other)?;
    }
    game_file::record_of(&game)
}

/// Removes what [`record`] has added; a tag that others wrote stays.
pub(crate) fn take_settings<P: Playable>(game: &mut P::Game) -> Option<Settings> {
    let tag = game.log().notes().tag(Settings::TAG)?;
    let settings = Settings::read(tag, P::player)?;
    game.log_mut().remove_tag(Settings::TAG);
    Some(settings)
}
