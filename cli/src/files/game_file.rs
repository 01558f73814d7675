//! Files with games, as arguments and in sessions.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead, Error};
use std::path::Path;

use chessboard_core::record::{self, Recorded};
use stones_dice_texts::{Game, Texts, text};

use crate::files::records::{self, Content, InFile};
use crate::files::targets;
use crate::terminal::escape;
use crate::terminal::failure::{Failure, named, unusable};
use crate::terminal::output::count_of;

/// One game of a file.
#[derive(Debug)]
pub(crate) struct Loaded<G> {
    /// The game up to its first fault.
    pub(crate) game: G,
    /// The fault, with its place in the file.
    pub(crate) fault: Option<String>,
    /// Its number in the file, counted from 1.
    number: usize,
    /// The number of games in the file, of both kinds.
    games: usize,
}

impl<G> Loaded<G> {
    /// `This is the first game in the file; it holds 2 more games.` `None` if it is the only one.
    pub(crate) fn notice(&self, texts: &Texts) -> Option<String> {
        match (self.games - 1, self.number) {
            (0, _) => None,
            (more, 1) => Some(text!(texts, "session-first-game", more = more)),
            (more, number) => Some(text!(texts, "session-numbered-game", more = more, number = number)),
        }
    }

    /// The same, and how to choose another game at the start of the program.
    pub(crate) fn notice_at_start(&self, texts: &Texts) -> Option<String> {
        Some(format!("{} {}", self.notice(texts)?, text!(texts, "session-choose-another")))
    }
}

/// Loads the game with this number in a file, by default the first one of its kind, sound or damaged.
pub(crate) fn load<G: InFile>(path: &Path, number: Option<usize>) -> io::Result<Loaded<G>> {
    let file = targets::check_name(path).and_then(|()| records::open_named(path));
    file.and_then(|file| load_from(file, number)).map_err(|error| named(path, &error))
}

fn load_from<G: InFile>(file: impl BufRead, number: Option<usize>) -> io::Result<Loaded<G>> {
    let (mut found, mut games) = (None, 0);
    for entry in records::entries::<G>(file) {
        let entry = entry?;
        games = entry.number;
        let is_wanted = number.map_or_else(|| found.is_none() && entry.is_own(), |wanted| wanted == games);
        if is_wanted {
            found = Some(entry);
        }
    }
    let Some(entry) = found else {
        return Err(Error::other(match number {
            Some(number) => no_such_game(number, games),
            None if games == 0 => NO_GAME.to_owned(),
            None => format!("the file holds no game of {}", G::TITLE),
        }));
    };
    let number = entry.number;
    match entry.content {
        Content::Sound(game) => Ok(Loaded { game, fault: None, number, games }),
        Content::Damaged { game: Some(game), fault, caret } => {
            Ok(Loaded { game, fault: Some(format!("{fault}\n{caret}")), number, games })
        }
        Content::Damaged { game: None, fault, caret } => Err(Error::other(format!("game {number}, {fault}\n{caret}"))),
        Content::OtherGame(title) => Err(Error::other(format!("game {number} is of {title}, not of {}", G::TITLE))),
    }
}

/// Loads a game as [`load`] does, but not from a pipe or a device, which may have no end.
pub(crate) fn load_regular<G: InFile>(path: &Path, number: Option<usize>) -> io::Result<Loaded<G>> {
    check_regular(path).map_err(|error| named(path, &error))?;
    load(path, number)
}

fn check_regular(path: &Path) -> io::Result<()> {
    match fs::metadata(path) {
        Ok(there) if !there.is_file() => Err(Error::other("not a regular file")),
        _ => Ok(()),
    }
}

/// Which game the one with this number in a file is, by default the first one that is a game of either kind.
pub(crate) fn kind_of(path: &Path, number: Option<usize>) -> io::Result<Game> {
    let game = || -> io::Result<Game> {
        targets::check_name(path)?;
        check_regular(path)?;
        kind_in(records::open_named(path)?, number)
    };
    game().map_err(|error| named(path, &error))
}

fn kind_in(file: impl BufRead, number: Option<usize>) -> io::Result<Game> {
    let mut games = 0;
    for game in records::games(file) {
        let game = game?;
        games += 1;
        if let Some(game) = game.filter(|_| number.is_none_or(|number| number == games)) {
            return Ok(game);
        }
    }
    Err(Error::other(match number {
        Some(number) if number > games => no_such_game(number, games),
        Some(number) => format!("game {number} is neither of Stones! nor of the dice race"),
        None if games == 0 => NO_GAME.to_owned(),
        None => "the file holds no game of Stones! or of the dice race".to_owned(),
    }))
}

/// What is said of a file without games.
const NO_GAME: &str = "the file holds no game";

fn no_such_game(number: usize, games: usize) -> String {
    format!("no game {number}: the file holds {}", count_of(games, "game"))
}

/// Loads a game to continue; a fault in it is an error.
pub(crate) fn load_sound<G: InFile>(path: &Path, number: Option<usize>) -> Result<Loaded<G>, Failure> {
    let loaded = load_regular(path, number).map_err(|error| Failure::Usage(error.to_string()))?;
    let Some(fault) = &loaded.fault else { return Ok(loaded) };
    let mut message = format!("{}: {fault}", escape::name(path));
    if let Some(notice) = loaded.notice_at_start(&Texts::default()) {
        message = format!("{message}\n{notice}");
    }
    Err(Failure::Usage(message))
}

/// The bytes of a file, and what must stand between its games and another one.
pub(crate) fn before_another(mut bytes: Vec<u8>) -> Vec<u8> {
    if !bytes.is_empty() {
        bytes.extend_from_slice(if bytes.ends_with(b"\n") { b"\n" } else { b"\n\n" });
    }
    bytes
}

/// Whether an argument that is a position or a file names a file; `-` is the standard input.
///
/// A text that looks like a path but names no file is an error here, since an error about a position would mislead.
pub(crate) fn is_file(argument: &OsStr) -> Result<bool, Failure> {
    let path = Path::new(argument);
    let wrong = |reason: &str| Err(unusable(path, &reason));
    match fs::metadata(path) {
        _ if argument == "-" => Ok(true),
        Ok(there) if there.is_dir() => wrong("is a directory"),
        // Also a pipe, such as `<(cat *.txt)` of a shell.
        Ok(_) => Ok(true),
        Err(_) if looks_like_path(argument) => wrong("no such file"),
        Err(_) => Ok(false),
    }
}

/// No position has a dot, a backslash, a slash at its start, or bytes that are not UTF-8.
fn looks_like_path(argument: &OsStr) -> bool {
    argument.to_str().is_none_or(|text| text.starts_with('/') || text.contains(['.', '\\']))
}

/// The record of a game.
pub(crate) fn record_of<G: Recorded>(game: &G) -> io::Result<String> {
    let mut text = String::new();
    record::write(game, &mut text).map_err(Error::other)?;
    Ok(text)
}
