//! Games in files.

use std::fs;
use std::io::{self, Error, ErrorKind, Read};
use std::path::Path;

use chessboard_core::record::{self, Recorded};

use crate::terminal::caret::Caret;
use crate::terminal::failure::Failure;

/// The first game of a file.
#[derive(Debug)]
pub(crate) struct Loaded<G> {
    /// The game, up to its first fault.
    pub(crate) game: G,
    /// The fault, explained.
    pub(crate) fault: Option<String>,
    /// How many more games the file holds.
    pub(crate) more: usize,
}

pub(crate) fn load<G: Recorded>(path: &Path) -> io::Result<Loaded<G>> {
    let named = |error: Error| Error::new(error.kind(), format!("{}: {error}", path.display()));
    let bytes = fs::read(path).map_err(named)?;
    let mut records = record::read_all::<G>(&bytes);
    match records.next() {
        None => Err(named(Error::new(ErrorKind::UnexpectedEof, "the file holds no game"))),
        Some(Ok(game)) => Ok(Loaded { game, fault: None, more: records.count() }),
        Some(Err(damaged)) => {
            let fault = format!("{}\n{}", damaged.error, Caret::new(&bytes, damaged.error.offset));
            Ok(Loaded { game: damaged.game, fault: Some(fault), more: records.count() })
        }
    }
}

/// Whether a text that may be a position or a file is a file that is there.
///
/// One that looks like a file's path, and is none, is told as such: it would make no sense to complain of a bad position.
pub(crate) fn is_file(text: &str) -> Result<bool, Failure> {
    let path = Path::new(text);
    if !path.exists() && looks_like_path(text) {
        return Err(Failure::Usage(format!("{text}: there is no such file")));
    }
    Ok(path.is_file())
}

/// No position has a dot, a backslash or a slash in front.
fn looks_like_path(text: &str) -> bool {
    text.starts_with('/') || text.contains(['.', '\\'])
}

/// The first game of a file, which must be sound.
pub(crate) fn load_sound<G: Recorded>(path: &Path) -> Result<G, Failure> {
    let loaded = load(path).map_err(|error| Failure::Usage(error.to_string()))?;
    match loaded.fault {
        None => Ok(loaded.game),
        Some(fault) => Err(Failure::Usage(format!("{}: {fault}", path.display()))),
    }
}

pub(crate) fn save<G: Recorded>(game: &G, path: &Path) -> io::Result<()> {
    fs::write(path, text(game)?)
}

/// The record of a game.
pub(crate) fn text<G: Recorded>(game: &G) -> io::Result<String> {
    let mut text = String::new();
    record::write(game, &mut text).map_err(Error::other)?;
    Ok(text)
}

/// The bytes of a file; `-` is the standard input.
pub(crate) fn bytes(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
