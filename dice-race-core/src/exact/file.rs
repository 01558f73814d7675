//! Files that are whole or not there, whenever the program is killed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use memmap2::Mmap;

use super::TableError;

/// Writes a file and the CRC-32 of its content behind it, and only then lets it take the place of an older one.
///
/// If that fails, the older one is still there, and nothing else.
pub(super) fn replace(path: &Path, content: impl FnOnce(&mut Summed) -> io::Result<()>) -> Result<(), TableError> {
    let path = target(path)?;
    let temporary = part(&path);
    let file = File::create(&temporary)?;
    let renamed = write(file, content).and_then(|()| fs::rename(&temporary, &path));
    renamed.inspect_err(|_| drop(fs::remove_file(&temporary)))?;
    Ok(sync_directory(&path)?)
}

/// Finds out whether a table or a checkpoint could be written here, before hours of work; what is there stays there.
///
/// A directory, a device or the like cannot be replaced, and a new file needs a directory that takes it.
pub fn check_writable(path: impl AsRef<Path>) -> Result<(), TableError> {
    let temporary = part(&target(path.as_ref())?);
    match File::create_new(&temporary) {
        Ok(_) => Ok(fs::remove_file(&temporary)?),
        // A killed program has left it behind: the next one writes over it.
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Ok(File::options().write(true).open(&temporary).map(drop)?)
        }
        Err(error) => Err(error.into()),
    }
}

/// The file that is to be replaced: of a link, what it leads to.
fn target(path: &Path) -> Result<PathBuf, TableError> {
    match fs::metadata(path) {
        Ok(there) if there.is_file() => Ok(path.canonicalize()?),
        Ok(_) => Err(TableError::NoFile),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(path.into()),
        Err(error) => Err(error.into()),
    }
}

/// The file beside it that is written first.
fn part(path: &Path) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(".part");
    name.into()
}

fn write(file: File, content: impl FnOnce(&mut Summed) -> io::Result<()>) -> io::Result<()> {
    let mut out = Summed { file: BufWriter::with_capacity(1 << 20, file), sum: crc32fast::Hasher::new() };
    content(&mut out)?;
    let checksum = out.sum.finalize().to_le_bytes();
    out.file.write_all(&checksum)?;
    out.file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()
}

/// A file that is being written, and the checksum so far.
pub(super) struct Summed {
    file: BufWriter<File>,
    sum: crc32fast::Hasher,
}

impl Summed {
    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.file.write_all(bytes)
    }
}

/// Makes a new name last. Only Unix lets directories be opened for that; elsewhere the name is written in time.
fn sync_directory(path: &Path) -> io::Result<()> {
    if !cfg!(unix) {
        return Ok(());
    }
    let parent = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    File::open(parent.unwrap_or(Path::new(".")))?.sync_all()
}

/// The bytes of a file, read only where they are looked at.
pub(super) fn map(path: &Path) -> io::Result<Mmap> {
    let file = File::open(path)?;
    #[allow(unsafe_code, reason = "there is no other way to map a file")]
    // SAFETY: the map is read only, and only as bytes, of which each value is valid. If another program changes the
    // file meanwhile, chances read from it are wrong; if it cuts the file short, the operating system ends us. Our
    // own way of writing, `replace`, never changes a file that is there: the old one stays whole for who has it open.
    unsafe {
        Mmap::map(&file)
    }
}
