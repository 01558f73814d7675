use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use chessboard_core::file;

/// The file that a session saved last, and what it wrote there.
#[derive(Debug)]
pub(crate) struct SavedFile {
    path: PathBuf,
    /// The games before this session's.
    before: Vec<u8>,
    content: Vec<u8>,
}

impl SavedFile {
    /// Replaces a file by one with this record, after the games that stand before it.
    pub(crate) fn write(path: &Path, before: Vec<u8>, record: &str) -> io::Result<SavedFile> {
        let content = [&before, record.as_bytes()].concat();
        file::replace(path, |out| out.write_all(&content))?;
        Ok(SavedFile { path: path.to_owned(), before, content })
    }

    /// The games before this session's, if the path is that of this file and it still holds what was written.
    pub(crate) fn before(&self, path: &Path, there: &[u8]) -> Option<&[u8]> {
        (self.path == path && there == self.content).then_some(&self.before)
    }
}

/// What would be lost with a file: its content; nothing if there is none, or of a device.
pub(crate) fn content(path: &Path) -> io::Result<Vec<u8>> {
    if path.is_file() { fs::read(path) } else { Ok(Vec::new()) }
}
