//! The bytes of a file, as `format.md` describes them.

use super::TableError;
use crate::Rules;

/// The kind of a file, its first bytes.
pub(crate) type Magic = &'static str;
pub(crate) const TABLE: Magic = "DiceRace";
#[cfg(feature = "exact")]
pub(crate) const CHECKPOINT: Magic = "DiceTodo";

const VERSION: u8 = 1;
pub(crate) const HEADER_LEN: usize = 16;
pub(crate) const CHECKSUM_LEN: usize = 4;

/// The bytes before the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Header {
    pub(crate) rules: Rules,
    /// The number of solved strata; 0 in a table.
    pub(crate) strata_solved: u8,
    /// The number of levels that the sweep in progress is through with; 0 in a table.
    pub(crate) levels_swept: u8,
    /// The number of sweeps so far; 0 in a table.
    pub(crate) sweeps: u32,
}

impl Header {
    #[cfg(feature = "exact")]
    pub(crate) fn to_bytes(self, magic: Magic) -> [u8; HEADER_LEN] {
        let mut bytes = [0; HEADER_LEN];
        bytes[..8].copy_from_slice(magic.as_bytes());
        bytes[8] = VERSION;
        bytes[9] = self.rules.to_byte();
        bytes[10] = self.strata_solved;
        bytes[11] = self.levels_swept;
        bytes[12..].copy_from_slice(&self.sweeps.to_le_bytes());
        bytes
    }

    /// Reads the first bytes of a file.
    pub(crate) fn read(bytes: &[u8], magic: Magic) -> Result<Header, TableError> {
        if !bytes.starts_with(magic.as_bytes()) {
            return Err(TableError::Magic { expected: magic });
        }
        let Some(&[version, rules, strata_solved, levels_swept, s0, s1, s2, s3]) =
            bytes.get(8..HEADER_LEN).and_then(<[u8]>::first_chunk)
        else {
            let shortest = HEADER_LEN + CHECKSUM_LEN;
            return Err(TableError::Length { expected: shortest as u64, found: bytes.len() as u64 });
        };
        if version != VERSION {
            return Err(TableError::Version { expected: VERSION, found: version });
        }
        let rules = Rules::from_byte(rules).ok_or(TableError::Byte { offset: 9, expected: "rules, 0 to 31" })?;
        if magic == TABLE && levels_swept != 0 {
            return Err(TableError::Byte { offset: 11, expected: "0" });
        }
        Ok(Header { rules, strata_solved, levels_swept, sweeps: u32::from_le_bytes([s0, s1, s2, s3]) })
    }
}

/// Checks the length of a file with `len` bytes between header and checksum.
pub(crate) fn check_len(found: u64, len: u64) -> Result<(), TableError> {
    let expected = HEADER_LEN as u64 + len + CHECKSUM_LEN as u64;
    if found == expected { Ok(()) } else { Err(TableError::Length { expected, found }) }
}

/// Checks the length and the checksum of a file with `len` bytes between header and checksum.
pub(crate) fn check(bytes: &[u8], len: u64) -> Result<(), TableError> {
    check_len(bytes.len() as u64, len)?;
    let Some((content, &checksum)) = bytes.split_last_chunk() else { return Ok(()) };
    let (expected, found) = (u32::from_le_bytes(checksum), crc32fast::hash(content));
    if expected == found { Ok(()) } else { Err(TableError::Checksum { expected, found }) }
}
