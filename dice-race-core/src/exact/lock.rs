use std::ffi::OsString;
use std::format;
use std::fs::{self, File, TryLockError};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::string::String;

use crate::tables::TableError;

/// The longest name of a file that all common file systems allow, in bytes.
const MAX_NAME_LEN: usize = 255;

/// The right to write to a checkpoint, which one process has at a time.
///
/// It is a lock on a file next to the checkpoint, `NAME.lock`, which holds the number of the process. The file is
/// removed with this value; the lock itself ends with the process, however that ends.
#[derive(Debug)]
pub struct CheckpointLock {
    /// Locked as long as it is open.
    file: File,
    path: PathBuf,
}

impl CheckpointLock {
    /// Takes the lock of the checkpoint at this path, which need not exist.
    ///
    /// [`TableError::Locked`] names the process that holds it. A file of that name that is no lock is an I/O error, and
    /// is not changed.
    pub fn acquire(checkpoint: impl AsRef<Path>) -> Result<CheckpointLock, TableError> {
        let path = lock_path(checkpoint.as_ref());
        loop {
            if let Some(lock) = try_acquire(&path)? {
                return Ok(lock);
            }
        }
    }
}

impl Drop for CheckpointLock {
    fn drop(&mut self) {
        if is_at(&self.file, &self.path) {
            // If this fails, the next process takes the lock on the file that is left.
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// The lock; `None` if its file was removed meanwhile by the process that had it before.
fn try_acquire(path: &Path) -> Result<Option<CheckpointLock>, TableError> {
    if fs::symlink_metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(not_a_lock(path).into());
    }
    let mut file = File::options().read(true).write(true).create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(TableError::Locked { process: read_process(&mut file) }),
        Err(TryLockError::Error(error)) => return Err(error.into()),
    }
    if file.metadata()?.len() > 0 && read_process(&mut file).is_none() {
        return Err(not_a_lock(path).into());
    }
    file.rewind()?;
    file.set_len(0)?;
    writeln!(file, "{}", std::process::id())?;
    Ok(is_at(&file, path).then(|| CheckpointLock { file, path: path.into() }))
}

/// Whether this is the file at the path.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let place = |metadata: io::Result<fs::Metadata>| metadata.ok().map(|file| (file.dev(), file.ino()));
    place(file.metadata()) == place(fs::symlink_metadata(path))
}

/// Elsewhere others cannot replace an open file.
#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}

/// The process that a lock file names.
fn read_process(file: &mut File) -> Option<u32> {
    let mut content = String::new();
    file.rewind().ok()?;
    file.take(16).read_to_string(&mut content).ok()?;
    content.strip_suffix('\n')?.parse().ok()
}

fn not_a_lock(path: &Path) -> io::Error {
    let message = format!("{} is not the lock of a checkpoint: expected it to be, or no such file", path.display());
    io::Error::new(io::ErrorKind::AlreadyExists, message)
}

/// `NAME.lock`, or a name made from its checksum where that would be too long. The lock of a link is that of the file
/// that it leads to.
fn lock_path(checkpoint: &Path) -> PathBuf {
    let path = checkpoint.canonicalize().unwrap_or_else(|_| checkpoint.into());
    let mut name = OsString::from(path.file_name().unwrap_or_default());
    name.push(".lock");
    if name.len() > MAX_NAME_LEN {
        name = format!(".{:08x}.lock", crc32fast::hash(name.as_encoded_bytes())).into();
    }
    path.with_file_name(name)
}
