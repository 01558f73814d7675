//! The games that were left unfinished, as the next session finds them.

use std::io;
use std::time::{Duration, SystemTime};

use stones_dice_texts::{Texts, text};

use super::folder::{Find, Folder, Place};
use super::{Keeper, Settings, say_not_kept, take_settings};
use crate::files::game_file::{self, Loaded};
use crate::files::records::InFile;
use crate::playable::Playable;
use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::terminal::escape;
use crate::terminal::failure::plain;

/// A game that was left unfinished, as it stood a moment ago: other sessions may take it too.
#[derive(Debug)]
pub(crate) struct Kept<G> {
    folder: Folder,
    /// The number of its place.
    number: u32,
    game: G,
    settings: Option<Settings>,
    written: SystemTime,
}

/// The games that were left unfinished.
#[derive(Debug)]
pub(crate) struct Unfinished<K> {
    /// Those that can be continued, most recently played first.
    pub(crate) kept: Vec<K>,
    /// The number of those that other sessions play.
    pub(crate) played: usize,
}

/// A game that a session goes on with, and what keeps it.
#[derive(Debug)]
pub(crate) struct Resumed<G> {
    pub(crate) keeper: Keeper,
    pub(crate) game: G,
    /// How it goes on.
    pub(crate) settings: Option<Settings>,
}

impl<K> Unfinished<K> {
    /// No games.
    pub(crate) const NONE: Unfinished<K> = Unfinished { kept: Vec::new(), played: 0 };

    /// The same games in other words.
    pub(crate) fn map<L>(self, map: impl FnMut(K) -> L) -> Unfinished<L> {
        Unfinished { kept: self.kept.into_iter().map(map).collect(), played: self.played }
    }
}

/// Finds the games that were left unfinished.
///
/// One that cannot be read is moved aside. A folder that cannot be used is reported, and holds none.
pub(crate) fn unfinished<P: Playable>(terminal: &mut Terminal) -> io::Result<Unfinished<Kept<P::Game>>> {
    let mut unfinished = Unfinished::NONE;
    let (folder, found) = match look(P::Game::FILE_NAME) {
        Ok(looked) => looked,
        Err(error) => {
            terminal.keeper.is_failing = true;
            say_not_kept(&error, terminal)?;
            return Ok(unfinished);
        }
    };
    for (number, found) in found {
        match found {
            Find::Game(place) => unfinished.kept.extend(read::<P>(place, &folder, number, terminal)?),
            // Its session has ended meanwhile.
            Find::Empty(_) => {}
            Find::Played => unfinished.played += 1,
        }
    }
    unfinished.kept.sort_by_key(|kept| std::cmp::Reverse(kept.written));
    Ok(unfinished)
}

/// The folder of this game, and what its places hold.
fn look(game: &'static str) -> io::Result<(Folder, Vec<(u32, Find)>)> {
    let folder = Folder::of_user(game)?;
    let places = folder.numbers()?.into_iter().map(|number| Ok((number, folder.look(number)?)));
    let places = places.collect::<io::Result<_>>()?;
    Ok((folder, places))
}

/// Reads the game in a place, and leaves the place to others; `None` if the game cannot be read.
fn read<P: Playable>(
    place: Place,
    folder: &Folder,
    number: u32,
    terminal: &mut Terminal,
) -> io::Result<Option<Kept<P::Game>>> {
    match load::<P>(&place) {
        Ok((game, settings)) => {
            Ok(Some(Kept { folder: folder.clone(), number, game, settings, written: place.written() }))
        }
        Err(reason) => {
            drop(place);
            set_aside(&reason, folder, number, terminal)?;
            Ok(None)
        }
    }
}

/// The game in a place, and how it goes on; otherwise why it cannot be read.
fn load<P: Playable>(place: &Place) -> Result<(P::Game, Option<Settings>), String> {
    match game_file::load_regular::<P::Game>(&place.record, None) {
        Ok(Loaded { mut game, fault: None, .. }) => {
            let settings = take_settings::<P>(&mut game);
            Ok((game, settings))
        }
        Ok(Loaded { fault: Some(fault), .. }) => Err(format!("{}: {fault}", escape::name(&place.record))),
        Err(error) => Err(plain(error)),
    }
}

/// Moves a game aside that cannot be read, unless another session does that.
fn set_aside(reason: &str, folder: &Folder, number: u32, terminal: &mut Terminal) -> io::Result<()> {
    let Terminal { console, texts, .. } = terminal;
    let aside = match folder.take(number) {
        Ok(Find::Game(place)) => place.set_aside(),
        Ok(Find::Empty(_) | Find::Played) => return Ok(()),
        Err(error) => Err(error),
    };
    console.say(text!(texts, "session-kept-unreadable", reason = reason))?;
    match aside {
        Ok(aside) => console.say(text!(texts, "session-unreadable-moved", file = escape::name(&aside))),
        Err(error) => console.say(text!(texts, "session-kept-unreadable", reason = plain(error))),
    }
}

impl<G: InFile> Kept<G> {
    /// When it was played last.
    pub(crate) fn written(&self) -> SystemTime {
        self.written
    }

    /// Takes the game as it stands now; `None` if another session plays it, or has ended it, which is said.
    pub(crate) fn resume<P: Playable<Game = G>>(self, terminal: &mut Terminal) -> io::Result<Option<Resumed<G>>> {
        if let Find::Game(place) = self.folder.take(self.number)?
            && let Ok((game, settings)) = load::<P>(&place)
        {
            return Ok(Some(Resumed { keeper: Keeper::at(place), game, settings }));
        }
        terminal.console.say(text!(terminal.texts, "session-kept-taken"))?;
        Ok(None)
    }

    /// Deletes the game. `false` if another session plays it.
    pub(crate) fn delete(self) -> io::Result<bool> {
        match self.folder.take(self.number)? {
            Find::Game(place) => place.clear().map(|()| true),
            Find::Empty(_) => Ok(true),
            Find::Played => Ok(false),
        }
    }

    /// `Stones! against the computer at level 2: 12 moves, 5 minutes ago`
    pub(crate) fn in_words(&self, title: String, texts: &Texts) -> String {
        let against = self.settings.map_or_else(String::new, |settings| format!(" {}", against(settings, texts)));
        let moves = text!(texts, "session-kept-moves", moves = self.game.log().ply());
        let age = age(self.written.elapsed().unwrap_or_default(), texts);
        text!(texts, "session-kept-game", game = title + &against, moves = moves, age = age)
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
