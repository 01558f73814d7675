//! The start of a session: unfinished games are offered.

use std::io;

use chessboard_core::LoggedGame;
use stones_dice_texts::{Texts, text};

use super::folder::{Folder, Place};
use super::{Keeper, Settings, take_settings};
use crate::games::records::InFile;
use crate::session::game_file::{self, Loaded};
use crate::session::playable::Playable;
use crate::terminal::console::{Console, DefaultAnswer};
use crate::terminal::escape;
use crate::terminal::failure::plain;

/// How a session starts.
#[derive(Debug)]
pub(crate) struct Opening<G> {
    pub(crate) keeper: Keeper,
    /// The game to continue, and how; `None` for a new one.
    pub(crate) unfinished: Option<(G, Option<Settings>)>,
}

/// Finds a place for the game of a session, and offers the unfinished games, if `offers`.
///
/// A folder that cannot be used is reported; then games are not kept.
pub(crate) fn open<P: Playable>(console: &mut Console, texts: &Texts, offers: bool) -> io::Result<Opening<P::Game>> {
    let places = Folder::of_user(P::Game::FILE_NAME).and_then(|folder| {
        let unfinished = if offers { folder.unfinished()? } else { Vec::new() };
        Ok((unfinished, folder.empty_place()?))
    });
    let (unfinished, empty) = match places {
        Ok(places) => places,
        Err(error) => {
            console.say(text!(texts, "session-not-kept", reason = plain(&error)))?;
            return Ok(Opening { keeper: Keeper::default(), unfinished: None });
        }
    };
    for place in unfinished {
        if let Some((game, settings)) = offer::<P>(&place, console, texts)? {
            return Ok(Opening { keeper: Keeper::at(place), unfinished: Some((game, settings)) });
        }
    }
    Ok(Opening { keeper: Keeper::at(empty), unfinished: None })
}

/// Offers an unfinished game. If the player does not want it, it is moved to a file of its own.
fn offer<P: Playable>(
    place: &Place,
    console: &mut Console,
    texts: &Texts,
) -> io::Result<Option<(P::Game, Option<Settings>)>> {
    let file = escape::name(&place.record);
    match game_file::load_regular::<P::Game>(&place.record, None) {
        Ok(Loaded { mut game, fault: None, .. }) => {
            let settings = take_settings::<P>(&mut game);
            let question = text!(texts, "session-continue-left", moves = game.log().ply());
            if console.confirm(question, DefaultAnswer::YesOnEnter)? {
                return Ok(Some((game, settings)));
            }
        }
        Ok(Loaded { fault: Some(fault), .. }) => {
            console.say(text!(texts, "session-left-unreadable", reason = format!("{file}: {fault}")))?;
        }
        Err(error) => console.say(text!(texts, "session-left-unreadable", reason = plain(&error)))?,
    }
    match place.set_aside() {
        Ok(aside) => console.say(text!(texts, "session-set-aside", file = escape::name(&aside)))?,
        Err(error) => console.say(text!(texts, "session-not-kept", reason = plain(&error)))?,
    }
    Ok(None)
}
