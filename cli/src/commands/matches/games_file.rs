//! The file in which the games of a match are kept.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::Path;

use crate::files::targets;

/// A file to which whole records are appended.
#[derive(Debug)]
pub(crate) struct GamesFile {
    file: File,
    /// Whether it can be cut off again after half a record; a pipe cannot.
    is_regular: bool,
    /// What separates the next record from the one before it.
    gap: &'static str,
}

impl GamesFile {
    /// Opens a file, or makes one. As long as it is open, no other match can write to it.
    pub(crate) fn open(path: &Path) -> io::Result<GamesFile> {
        targets::check_kind(path)?;
        let file = OpenOptions::new().append(true).create(true).open(path)?;
        let is_regular = file.metadata()?.is_file();
        if is_regular && matches!(file.try_lock(), Err(fs::TryLockError::WouldBlock)) {
            return Err(io::Error::other("another match writes to this file"));
        }
        let gap = if is_regular { gap(&mut File::open(path)?)? } else { "" };
        Ok(GamesFile { file, is_regular, gap })
    }

    /// Appends a record: all of it or, after an error, nothing.
    pub(crate) fn append(&mut self, record: &str) -> io::Result<()> {
        let before = self.file.metadata()?.len();
        let written = self.file.write_all(format!("{}{record}", self.gap).as_bytes());
        if written.is_err() && self.is_regular {
            self.file.set_len(before)?;
        }
        self.gap = "\n";
        written
    }
}

/// What is missing between the end of a file and another record: an empty line.
fn gap(file: &mut File) -> io::Result<&'static str> {
    let len = file.metadata()?.len();
    let mut end = Vec::new();
    file.seek(SeekFrom::Start(len.saturating_sub(2)))?;
    file.take(2).read_to_end(&mut end)?;
    Ok(match end.as_slice() {
        [] | [b'\n', b'\n'] => "",
        [.., b'\n'] => "\n",
        _ => "\n\n",
    })
}
