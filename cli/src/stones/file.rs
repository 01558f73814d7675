//! Games in files.

use std::fs;
use std::io::{self, Error, ErrorKind};
use std::path::Path;

use super::AnyGame;
use crate::caret::Caret;

/// The first game of a file.
#[derive(Debug)]
pub(crate) struct Loaded {
    /// The game, up to its first fault.
    pub(crate) game: AnyGame,
    /// The fault, explained.
    pub(crate) fault: Option<String>,
    /// How many more games the file holds.
    pub(crate) more: usize,
}

pub(crate) fn load(path: &Path) -> io::Result<Loaded> {
    let named = |error: Error| Error::new(error.kind(), format!("{}: {error}", path.display()));
    let bytes = fs::read(path).map_err(named)?;
    let mut records = AnyGame::read_records(&bytes);
    match records.next() {
        None => Err(named(Error::new(ErrorKind::UnexpectedEof, "the file holds no game"))),
        Some(Ok(game)) => Ok(Loaded { game, fault: None, more: records.count() }),
        Some(Err(damaged)) => {
            let fault = format!("{}\n{}", damaged.error, Caret::new(&bytes, damaged.error.offset));
            Ok(Loaded { game: damaged.game, fault: Some(fault), more: records.count() })
        }
    }
}

pub(crate) fn save(game: &AnyGame, path: &Path) -> io::Result<()> {
    fs::write(path, game.record())
}
