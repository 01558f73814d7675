//! Tables as files, and from the solver's chances.

use core::convert::Infallible;
use core::ops::ControlFlow;
use std::fs::File;
use std::io::{self, ErrorKind, Read};
use std::path::Path;
use std::vec::Vec;

use memmap2::Mmap;

use super::checksummed;
use super::values::Values;
use crate::tables::format::{self, CHECKSUM_LEN, HEADER_LEN, Header, TABLE};
use crate::tables::{Bytes, PositionIndex, Table, TableError};

/// From this size on [`Table::load`] maps a file: four pieces, whose 2 GB would take seconds and memory.
const MAPPED_LEN: u64 = 64 << 20;

/// What is written between two polls.
const BLOCK: usize = 1 << 20;

/// Files, with the feature `exact`.
impl Table {
    /// The table in a file, [read](Table::read) into memory below 64 MB, and else [mapped](Table::map).
    ///
    /// A directory is an error, and so are pipes and devices, from which reading could block.
    pub fn load(path: impl AsRef<Path>) -> Result<Table, TableError> {
        let (file, len) = checksummed::open(path.as_ref())?;
        if len < MAPPED_LEN { read(file, len) } else { map(&file) }
    }

    /// The table in a file of any size, read into memory. Later changes of the file do not matter.
    pub fn read(path: impl AsRef<Path>) -> Result<Table, TableError> {
        let (file, len) = checksummed::open(path.as_ref())?;
        read(file, len)
    }

    /// The table in a file of any size, mapped into memory: it takes no memory of its own, and processes share it. All
    /// of it is read once, for its checksum.
    ///
    /// **If another program cuts the file off while the table is in use, the operating system ends this process** at
    /// the next look-up there; if it writes into the file, chances are wrong. To replace the file as
    /// [`save`](Table::save) does is safe.
    pub fn map(path: impl AsRef<Path>) -> Result<Table, TableError> {
        map(&checksummed::open(path.as_ref())?.0)
    }

    /// Writes the table into a file, atomically: even after a crash the file has either its old content or all of the
    /// table. [`replace`](chessboard_core::file::replace) says what becomes of links, pipes and permissions.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), TableError> {
        self.save_with(path, || ControlFlow::<Infallible>::Continue(())).map(|_| ())
    }

    /// Like [`save`](Table::save); `poll` is called for every megabyte and can interrupt it, which leaves the file as it
    /// was.
    pub fn save_with<B>(
        &self,
        path: impl AsRef<Path>,
        mut poll: impl FnMut() -> ControlFlow<B>,
    ) -> Result<ControlFlow<B>, TableError> {
        let content = &self.as_bytes()[..self.as_bytes().len() - CHECKSUM_LEN];
        let mut interrupt = None;
        let saved = checksummed::replace(path.as_ref(), |out| {
            for block in content.chunks(BLOCK) {
                interrupt = poll().break_value();
                if interrupt.is_some() {
                    return Err(ErrorKind::Interrupted.into());
                }
                out.write(block)?;
            }
            Ok(())
        });
        interrupt.map_or_else(|| saved.map(ControlFlow::Continue), |interrupt| Ok(ControlFlow::Break(interrupt)))
    }
}

fn read(mut file: File, len: u64) -> Result<Table, TableError> {
    let mut bytes = Vec::new();
    file.by_ref().take(HEADER_LEN as u64).read_to_end(&mut bytes)?;
    // A file of another kind is not read as a whole.
    let states = PositionIndex::new(Header::read(&bytes, TABLE)?.rules).states();
    format::check_len(len, 2 * u64::from(states))?;
    bytes.try_reserve_exact(len as usize).map_err(|_| TableError::Memory { bytes: len })?;
    file.read_to_end(&mut bytes)?;
    Table::from_bytes(bytes)
}

fn map(file: &File) -> Result<Table, TableError> {
    Table::checked(Bytes::Mapped(mapped(file)?))
}

fn mapped(file: &File) -> io::Result<Mmap> {
    #[allow(unsafe_code, reason = "there is no other way to map a file")]
    // SAFETY: the map is only read, and only as bytes, of which each value is valid. If another program changes the
    // file meanwhile, chances read from it are wrong; if it truncates the file, the operating system ends the process.
    // `save` never changes a file in place: the old one stays whole for those who have it open.
    unsafe {
        Mmap::map(file)
    }
}

/// Some milliseconds.
const VALUES_BETWEEN_POLLS: usize = 1 << 17;

/// The table of all chances, rounded. `poll` can interrupt it.
pub(super) fn from_values<B>(
    index: &PositionIndex,
    values: &Values,
    mut poll: impl FnMut() -> ControlFlow<B>,
) -> ControlFlow<B, Result<Table, TableError>> {
    let len = HEADER_LEN + 2 * values.len() as usize + CHECKSUM_LEN;
    let mut bytes = Vec::new();
    if bytes.try_reserve_exact(len).is_err() {
        return ControlFlow::Continue(Err(TableError::Memory { bytes: len as u64 }));
    }
    let header = Header { rules: index.rules(), strata_solved: 0, levels_swept: 0, sweeps: 0 };
    bytes.extend_from_slice(&header.to_bytes(TABLE));
    let mut checksum = crc32fast::Hasher::new();
    let (mut values, mut summed) = (values.iter(), 0);
    while summed < bytes.len() {
        checksum.update(&bytes[summed..]);
        summed = bytes.len();
        poll()?;
        let rounded = values.by_ref().take(VALUES_BETWEEN_POLLS).map(|value| (value * f64::from(u16::MAX)).round());
        bytes.extend(rounded.flat_map(|rounded| (rounded as u16).to_le_bytes()));
    }
    bytes.extend_from_slice(&checksum.finalize().to_le_bytes());
    ControlFlow::Continue(Ok(Table::trusted(bytes, index.clone())))
}
