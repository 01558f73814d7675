use std::fs;
use std::io::{self, Error, ErrorKind, Read};
use std::path::Path;

use chessboard_core::record::{self, Recorded};

use crate::terminal::caret::Caret;
use crate::terminal::failure::Failure;

/// The first game of a file.
#[derive(Debug)]
pub(crate) struct Loaded<G> {
    /// The game up to its first fault.
    pub(crate) game: G,
    /// The fault, with its place in the file.
    pub(crate) fault: Option<String>,
    /// The number of further games in the file.
    pub(crate) more: usize,
}

/// Loads the first game of a file, sound or damaged.
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

/// Whether an argument that is a position or a file names an existing file.
///
/// A text that looks like a path but names no file is an error here, since an error about a position would mislead.
pub(crate) fn is_file(text: &str) -> Result<bool, Failure> {
    let path = Path::new(text);
    if !path.exists() && looks_like_path(text) {
        return Err(Failure::Usage(format!("{text}: no such file")));
    }
    Ok(path.is_file())
}

/// No position has a dot, a backslash, or a slash at its start.
fn looks_like_path(text: &str) -> bool {
    text.starts_with('/') || text.contains(['.', '\\'])
}

/// Loads the first game of a file; a fault in it is an error.
pub(crate) fn load_sound<G: Recorded>(path: &Path) -> Result<G, Failure> {
    let loaded = load(path).map_err(|error| Failure::Usage(error.to_string()))?;
    match loaded.fault {
        None => Ok(loaded.game),
        Some(fault) => Err(Failure::Usage(format!("{}: {fault}", path.display()))),
    }
}

/// Writes the record of a game to a file.
pub(crate) fn save<G: Recorded>(game: &G, path: &Path) -> io::Result<()> {
    fs::write(path, text(game)?)
}

/// The record of a game.
pub(crate) fn text<G: Recorded>(game: &G) -> io::Result<String> {
    let mut text = String::new();
    record::write(game, &mut text).map_err(Error::other)?;
    Ok(text)
}

/// Reads a file; `-` is the standard input.
pub(crate) fn read_bytes(file: &str) -> io::Result<Vec<u8>> {
    if file != "-" {
        return fs::read(file);
    }
    let mut bytes = Vec::new();
    io::stdin().lock().read_to_end(&mut bytes)?;
    Ok(bytes)
}
