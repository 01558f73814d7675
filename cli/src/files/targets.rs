//! Files that are named to the command: what is refused before work or a secret is lost.

use std::fs::{self, FileType, OpenOptions};
use std::io::{self, Error, ErrorKind};
use std::path::Path;

use chessboard_core::file;

use crate::terminal::escape;

/// Checks that a file can be written as a whole. An existing file is not changed.
pub(crate) fn check(path: &Path) -> io::Result<()> {
    check_kind(path)?;
    file::check_writable(path).map_err(|error| explained(path, error))
}

/// Refuses a named pipe and a socket: to open a pipe is to wait for its reader. The standard output may be one of them.
pub(crate) fn check_kind(path: &Path) -> io::Result<()> {
    check_name(path)?;
    // An open pipe or socket, such as `/dev/stdout`, has no canonical path.
    let is_refused = |path| fs::metadata(path).is_ok_and(|there| is_pipe_or_socket(there.file_type()));
    if path.canonicalize().is_ok_and(is_refused) {
        return Err(Error::other("is a pipe or a socket: expected a file"));
    }
    Ok(())
}

/// Refuses `-`, which is the standard input or output where that is meant. A file can have this name too.
pub(crate) fn check_name(path: &Path) -> io::Result<()> {
    if path == Path::new("-") {
        return Err(Error::other("expected a file; one of this name is `./-`"));
    }
    Ok(())
}

#[cfg(unix)]
fn is_pipe_or_socket(kind: FileType) -> bool {
    use std::os::unix::fs::FileTypeExt;
    kind.is_fifo() || kind.is_socket()
}

#[cfg(not(unix))]
fn is_pipe_or_socket(_: FileType) -> bool {
    false
}

/// The error with its reason, if that is the directory and not the file.
fn explained(path: &Path, error: Error) -> Error {
    let real = path.canonicalize().unwrap_or(path.to_owned());
    let is_writable = || !real.exists() || OpenOptions::new().append(true).open(&real).is_ok();
    match error.kind() {
        kind @ (ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem) if is_writable() => {
            let directory = real.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
            Error::new(kind, format!("the directory {} cannot be written", escape::name(directory)))
        }
        _ => error,
    }
}
