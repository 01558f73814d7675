//! The games that were left unfinished, as the next session finds them.

use std::io;
use std::time::{Duration, SystemTime};

use stones_dice_texts::{Texts, text};

use super::folder::{Folder, Place};
use super::{Keeper, Settings, say_not_kept, take_settings};
use crate::games::contestant::Contestant;
use crate::games::records::InFile;
use crate::session::game_file::{self, Loaded};
use crate::session::playable::Playable;
use crate::session::terminal::Terminal;
use crate::terminal::escape;
use crate::terminal::failure::plain;

/// A game that was left unfinished. No other session uses its file while this value lives.
#[derive(Debug)]
pub(crate) struct Kept<G> {
    place: Place,
    game: G,
    settings: Option<Settings>,
    written: SystemTime,
}

/// The games that were left unfinished, most recently played first.
///
/// One that cannot be read is moved aside. A folder that cannot be used is reported, and holds none.
pub(crate) fn unfinished<P: Playable>(terminal: &mut Terminal) -> io::Result<Vec<Kept<P::Game>>> {
    let places = match Folder::of_user(P::Game::FILE_NAME).and_then(|folder| folder.unfinished()) {
        Ok(places) => places,
        Err(error) => {
            terminal.keeper.is_failing = true;
            say_not_kept(&error, terminal)?;
            Vec::new()
        }
    };
    let mut unfinished = Vec::new();
    for place in places {
        unfinished.extend(read::<P>(place, terminal)?);
    }
    unfinished.sort_by_key(|kept| std::cmp::Reverse(kept.written));
    Ok(unfinished)
}

/// Reads the game in a place; `None` if that is not possible.
fn read<P: Playable>(place: Place, terminal: &mut Terminal) -> io::Result<Option<Kept<P::Game>>> {
    let reason = match game_file::load_regular::<P::Game>(&place.record, None) {
        Ok(Loaded { mut game, fault: None, .. }) => {
            let (settings, written) = (take_settings::<P>(&mut game), place.written());
            return Ok(Some(Kept { place, game, settings, written }));
        }
        Ok(Loaded { fault: Some(fault), .. }) => format!("{}: {fault}", escape::name(&place.record)),
        Err(error) => plain(error),
    };
    let Terminal { console, texts, .. } = terminal;
    console.say(text!(texts, "session-kept-unreadable", reason = reason))?;
    match place.set_aside() {
        Ok(aside) => console.say(text!(texts, "session-unreadable-moved", file = escape::name(&aside)))?,
        Err(error) => console.say(text!(texts, "session-kept-unreadable", reason = plain(error)))?,
    }
    Ok(None)
}

impl<G: InFile> Kept<G> {
    /// When it was played last.
    pub(crate) fn written(&self) -> SystemTime {
        self.written
    }

    /// The keeper that goes on with its file, the game, and how it goes on.
    pub(crate) fn take(self) -> (Keeper, G, Option<Settings>) {
        (Keeper::at(self.place), self.game, self.settings)
    }

    /// `Continue Stones! against the computer at level 2: 12 moves, 5 minutes ago`
    pub(crate) fn in_words(&self, title: String, texts: &Texts) -> String {
        let against = self.settings.map_or_else(String::new, |settings| format!(" {}", against(settings, texts)));
        let moves = text!(texts, "session-kept-moves", moves = self.game.log().ply());
        let age = age(self.written.elapsed().unwrap_or_default(), texts);
        text!(texts, "session-continue-kept", game = title + &against, moves = moves, age = age)
    }
}

/// Against whom a person plays.
fn against(settings: Settings, texts: &Texts) -> String {
    match settings.players.into_iter().find(|player| !player.is_human()) {
        None => text!(texts, "session-against-person"),
        Some(Contestant::Computer(Some(level))) => text!(texts, "session-against-level", level = level.to_string()),
        Some(other) => text!(texts, "session-against-player", player = other.to_string()),
    }
}

/// How long ago something was, in the largest unit.
fn age(age: Duration, texts: &Texts) -> String {
    let minutes = age.as_secs() / 60;
    match (minutes / (24 * 60), minutes / 60, minutes) {
        (0, 0, 0) => text!(texts, "session-age-now"),
        (0, 0, minutes) => text!(texts, "session-age-minutes", minutes = minutes),
        (0, hours, _) => text!(texts, "session-age-hours", hours = hours),
        (days, _, _) => text!(texts, "session-age-days", days = days),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_age_is_said_in_its_largest_unit() {
        let [minute, hour, day] = [60, 60 * 60, 24 * 60 * 60];
        for (seconds, said) in [
            (0, "just now"),
            (minute - 1, "just now"),
            (minute, "1 minute ago"),
            (hour - 1, "59 minutes ago"),
            (hour, "1 hour ago"),
            (day - 1, "23 hours ago"),
            (2 * day, "2 days ago"),
        ] {
            assert_eq!(age(Duration::from_secs(seconds), &Texts::default()), said);
        }
    }
}
