//! Writing and reading files that end with the CRC-32 of their content.

use std::fs::{self, File};
use std::io::{self, BufReader, ErrorKind, Read, Write};
use std::path::Path;
use std::vec::Vec;

use chessboard_core::file;

use crate::tables::TableError;
use crate::tables::format::CHECKSUM_LEN;

/// Replaces a file by this content with its checksum appended; after an error the old file is unchanged.
pub(super) fn replace(path: &Path, content: impl FnOnce(&mut Writer<'_>) -> io::Result<()>) -> Result<(), TableError> {
    let replaced = file::replace(path, |out| {
        let mut writer = Writer { out, checksum: crc32fast::Hasher::new() };
        content(&mut writer)?;
        let checksum = writer.checksum.finalize().to_le_bytes();
        writer.out.write_all(&checksum)
    });
    Ok(replaced?)
}

/// A file being written, and the checksum of its bytes so far.
pub(super) struct Writer<'a> {
    out: &'a mut dyn Write,
    checksum: crc32fast::Hasher,
}

impl Writer<'_> {
    pub(super) fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.checksum.update(bytes);
        self.out.write_all(bytes)
    }
}

/// Opens a file to read; only a regular one, since reading from a pipe could block. Also returns its length.
pub(super) fn open(path: &Path) -> Result<(File, u64), TableError> {
    let there = fs::metadata(path)?;
    if there.is_dir() {
        return Err(io::Error::from(ErrorKind::IsADirectory).into());
    }
    if !there.is_file() {
        return Err(TableError::NotAFile);
    }
    let file = File::open(path)?;
    let len = file.metadata()?.len();
    Ok((file, len))
}

/// A file being read, and the checksum of its bytes so far.
pub(super) struct Reader {
    file: BufReader<File>,
    checksum: crc32fast::Hasher,
}

impl Reader {
    pub(super) fn new(file: File) -> Reader {
        Reader { file: BufReader::with_capacity(1 << 20, file), checksum: crc32fast::Hasher::new() }
    }

    /// The first bytes; fewer if the file is shorter.
    pub(super) fn start(&mut self, len: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        self.file.by_ref().take(len as u64).read_to_end(&mut bytes)?;
        self.checksum.update(&bytes);
        Ok(bytes)
    }

    /// The next bytes.
    pub(super) fn read<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.file.read_exact(&mut bytes)?;
        self.checksum.update(&bytes);
        Ok(bytes)
    }

    /// Reads the checksum at the end, and compares it with that of all bytes before.
    pub(super) fn check(mut self) -> Result<(), TableError> {
        let mut expected = [0; CHECKSUM_LEN];
        self.file.read_exact(&mut expected)?;
        let (expected, found) = (u32::from_le_bytes(expected), self.checksum.finalize());
        if expected == found { Ok(()) } else { Err(TableError::Checksum { expected, found }) }
    }
}
