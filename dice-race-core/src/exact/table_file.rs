//! Tables as files, and from the solver's chances.

use std::path::Path;
use std::vec::Vec;

use super::atomic_file;
use super::values::Values;
use crate::Rules;
use crate::tables::format::{CHECKSUM_LEN, HEADER_LEN, Header, TABLE};
use crate::tables::{Bytes, Table, TableError};

/// Files, with the feature `exact`.
impl Table {
    /// The table in a file, which is mapped into memory. All of it is read once, for its checksum.
    ///
    /// Do not change the file while the table is in use. To replace it as [`save`](Table::save) does is safe.
    pub fn load(path: impl AsRef<Path>) -> Result<Table, TableError> {
        Table::checked(Bytes::Mapped(atomic_file::map(path.as_ref())?))
    }

    /// Writes the table into a file, atomically: even after a crash the file has either its old content or all of the
    /// table. Links are followed.
    pub fn save(&self, path: impl AsRef<Path>) -> Result<(), TableError> {
        let content = self.as_bytes().len() - CHECKSUM_LEN;
        atomic_file::replace(path.as_ref(), |out| out.write(&self.as_bytes()[..content]))
    }
}

/// The table of all chances, rounded.
pub(super) fn from_values(rules: Rules, values: &Values) -> Result<Table, TableError> {
    let len = HEADER_LEN + 2 * values.len() as usize + CHECKSUM_LEN;
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(len).map_err(|_| TableError::Memory { bytes: len as u64 })?;
    bytes.extend_from_slice(&Header { rules, strata_solved: 0, sweeps: 0 }.to_bytes(TABLE));
    for value in values.iter() {
        let rounded = (value * f64::from(u16::MAX)).round() as u16;
        bytes.extend_from_slice(&rounded.to_le_bytes());
    }
    let checksum = crc32fast::hash(&bytes);
    bytes.extend_from_slice(&checksum.to_le_bytes());
    Table::from_bytes(bytes)
}
