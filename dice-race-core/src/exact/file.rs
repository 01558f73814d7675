//! Files that are whole or not there, whenever the program is killed.

use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use memmap2::Mmap;

/// Writes a file and the CRC-32 of its content behind it, and only then lets it take the place of an older one.
pub(super) fn replace(path: &Path, content: impl FnOnce(&mut Summed) -> io::Result<()>) -> io::Result<()> {
    let temporary = with_suffix(path, ".part");
    let mut out =
        Summed { file: BufWriter::with_capacity(1 << 20, File::create(&temporary)?), sum: crc32fast::Hasher::new() };
    content(&mut out)?;
    let checksum = out.sum.finalize().to_le_bytes();
    out.file.write_all(&checksum)?;
    out.file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    fs::rename(&temporary, path)?;
    sync_directory(path)
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

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(suffix);
    name.into()
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
