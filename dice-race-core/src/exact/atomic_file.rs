//! Writing files atomically: a file has its old content or all of the new content, even if the program is killed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use memmap2::Mmap;

use crate::tables::TableError;

/// Writes a file, with the CRC-32 of its content appended, and then replaces an older one.
///
/// On failure the older one is unchanged, and no temporary file is left.
pub(super) fn replace(
    path: &Path,
    content: impl FnOnce(&mut ChecksummedFile) -> io::Result<()>,
) -> Result<(), TableError> {
    let path = target(path)?;
    let temporary = temporary(&path);
    let file = File::create(&temporary)?;
    let renamed = write(file, content).and_then(|()| fs::rename(&temporary, &path));
    renamed.inspect_err(|_| drop(fs::remove_file(&temporary)))?;
    Ok(sync_directory(&path)?)
}

/// Checks that a table or a checkpoint can be written to a path, before hours of work. An existing file is not changed.
///
/// A directory, a device or the like cannot be replaced, and a new file needs a directory that allows new files.
pub fn check_writable(path: impl AsRef<Path>) -> Result<(), TableError> {
    let temporary = temporary(&target(path.as_ref())?);
    match File::create_new(&temporary) {
        Ok(_) => Ok(fs::remove_file(&temporary)?),
        // A killed program left it behind. It will be overwritten.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Ok(File::options().write(true).open(&temporary).map(drop)?)
        }
        Err(error) => Err(error.into()),
    }
}

/// The file to replace; for a link, the file it leads to.
fn target(path: &Path) -> Result<PathBuf, TableError> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => Ok(path.canonicalize()?),
        Ok(_) => Err(TableError::NotAFile),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(path.into()),
        Err(error) => Err(error.into()),
    }
}

/// The temporary file next to it, which is written first.
fn temporary(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".part");
    name.into()
}

fn write(file: File, content: impl FnOnce(&mut ChecksummedFile) -> io::Result<()>) -> io::Result<()> {
    let mut out = ChecksummedFile { file: BufWriter::with_capacity(1 << 20, file), checksum: crc32fast::Hasher::new() };
    content(&mut out)?;
    let checksum = out.checksum.finalize().to_le_bytes();
    out.file.write_all(&checksum)?;
    out.file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

/// A file being written, and the checksum of its bytes so far.
pub(super) struct ChecksummedFile {
    file: BufWriter<File>,
    checksum: crc32fast::Hasher,
}

impl ChecksummedFile {
    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.checksum.update(bytes);
        self.file.write_all(bytes)
    }
}

/// Makes a renamed file survive a crash of the system. Only Unix can open directories for that.
fn sync_directory(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

/// The bytes of a file, mapped into memory.
pub(super) fn map(path: &Path) -> io::Result<Mmap> {
    let file = File::open(path)?;
    #[allow(unsafe_code, reason = "there is no other way to map a file")]
    // SAFETY: the map is only read, and only as bytes, of which each value is valid. If another program changes the
    // file meanwhile, chances read from it are wrong; if it truncates the file, the operating system ends the process.
    // `replace` never changes a file in place: the old one stays whole for those who have it open.
    unsafe {
        Mmap::map(&file)
    }
}
