//! Files that are replaced as a whole, with the feature `file`.
//!
//! A reader sees the old content or all of the new, even if the writer fails, is killed, or runs at the same time as
//! another.

use std::fs::{self, File, Metadata, OpenOptions};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

const BUFFER: usize = 1 << 20;

/// The number of symbolic links followed in a row, the same as in Linux.
const MAX_LINKS: usize = 40;

/// Writes a file, and puts it in the place of an older one once all of it is on the disk.
///
/// - It is first written to a temporary file in the same directory, whose name begins with `.part-`. After an error that
///   file is removed and the older one is unchanged. Only a program that is killed leaves it behind.
/// - The new file has the permissions of the older one, and its owner if the system allows that.
/// - If the path is a symbolic link, the file that it leads to is replaced. Other hard links keep the old content.
/// - A pipe or a device cannot be replaced, so it is written to directly. A path that stands for an open file, such as
///   `/dev/stdout`, is appended to.
///
/// The older file must be writable, and the directory must allow new files.
///
/// ```
/// use chessboard_core::file;
///
/// let path = std::env::temp_dir().join("chessboard-core-example.txt");
/// file::replace(&path, |out| out.write_all(b"1. a1-d4 *\n"))?;
/// assert_eq!(std::fs::read(&path)?, b"1. a1-d4 *\n");
/// # std::fs::remove_file(&path)?;
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn replace(path: impl AsRef<Path>, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let (path, old) = match target(path.as_ref())? {
        Target::Direct(path) => return write_buffered(&open_at_end(path)?, write),
        Target::Replaced(path, old) => (path, old),
    };
    let temporary = temporary(&path, old.is_none())?;
    let file = temporary.as_file();
    write_buffered(file, write)?;
    if let Some(old) = old {
        copy_owner(&old, file);
        file.set_permissions(old.permissions())?;
    }
    file.sync_all()?;
    temporary.persist(&path)?;
    sync_directory(&path);
    Ok(())
}

/// Checks that [`replace`] can write to a path, before hours of work. An existing file is not changed.
pub fn check_writable(path: impl AsRef<Path>) -> io::Result<()> {
    match target(path.as_ref())? {
        Target::Direct(_) => Ok(()),
        Target::Replaced(path, old) => temporary(&path, old.is_none())?.close(),
    }
}

/// What is written to.
enum Target<'a> {
    /// A pipe, a device or an open file.
    Direct(&'a Path),
    /// A path that is no link, and the file there.
    Replaced(PathBuf, Option<Metadata>),
}

fn target(path: &Path) -> io::Result<Target<'_>> {
    let old = match fs::metadata(path) {
        Ok(old) if old.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        // Opening a pipe would wait for its reader.
        Ok(old) if is_pipe(&old) => return Ok(Target::Direct(path)),
        Ok(old) => Some(old),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if old.is_some() {
        open_at_end(path)?;
    }
    match (old, follow_links(path)?) {
        (Some(old), Some(path)) if old.is_file() => Ok(Target::Replaced(path, Some(old))),
        (None, Some(path)) => Ok(Target::Replaced(path, None)),
        _ => Ok(Target::Direct(path)),
    }
}

fn open_at_end(path: &Path) -> io::Result<File> {
    OpenOptions::new().append(true).open(path)
}

/// The path that symbolic links lead to, where there need not be a file; `None` if that is an open file of a process.
fn follow_links(path: &Path) -> io::Result<Option<PathBuf>> {
    let mut path = PathBuf::from(path);
    for _ in 0..MAX_LINKS {
        let Ok(next) = fs::read_link(&path) else { return Ok(Some(path)) };
        let directory = directory(&path);
        if directory.canonicalize()?.starts_with("/proc") {
            return Ok(None);
        }
        path = directory.join(next);
    }
    Err(io::Error::other("too many symbolic links"))
}

fn directory(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// A temporary file next to this path. Only its owner can read it, unless it will be a new file.
fn temporary(path: &Path, is_new: bool) -> io::Result<NamedTempFile> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt;
        options.mode(if is_new { 0o666 } else { 0o600 });
    }
    #[cfg(not(unix))]
    let _ = is_new;
    Builder::new().prefix(".part-").make_in(directory(path), |path| options.open(path))
}

fn write_buffered(file: &File, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    let mut out = BufWriter::with_capacity(BUFFER, file);
    write(&mut out)?;
    out.flush()
}

#[cfg(unix)]
fn is_pipe(file: &Metadata) -> bool {
    std::os::unix::fs::FileTypeExt::is_fifo(&file.file_type())
}

#[cfg(not(unix))]
fn is_pipe(_: &Metadata) -> bool {
    false
}

/// Gives a file the owner of an older one, as far as the system allows it.
#[cfg(unix)]
fn copy_owner(old: &Metadata, file: &File) {
    use std::os::unix::fs::{MetadataExt, fchown};
    let is_same = file.metadata().is_ok_and(|new| (new.uid(), new.gid()) == (old.uid(), old.gid()));
    if !is_same && fchown(file, Some(old.uid()), Some(old.gid())).is_err() {
        let _ = fchown(file, None, Some(old.gid()));
    }
}

#[cfg(not(unix))]
fn copy_owner(_: &Metadata, _: &File) {}

/// Makes a renamed file survive a crash of the system. Only Unix can open directories for that, and not every file
/// system can do it; the file itself is on the disk already.
fn sync_directory(path: &Path) {
    if cfg!(unix) {
        let _ = File::open(directory(path)).and_then(|directory| directory.sync_all());
    }
}
