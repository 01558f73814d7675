//! The bytes of a file: what stands in `format.md`.

use super::TableError;
#[cfg(feature = "exact")]
use crate::Position;
use crate::Rules;

/// What a file is, as its first bytes say.
pub(super) type Magic = &'static str;
pub(super) const TABLE: Magic = "DiceRace";
#[cfg(feature = "exact")]
pub(super) const CHECKPOINT: Magic = "DiceTodo";

pub(super) const VERSION: u8 = 1;
pub(super) const HEADER_LEN: usize = 16;
pub(super) const CHECKSUM_LEN: usize = 4;

/// What stands before the values.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Header {
    pub(super) rules: Rules,
    /// Of a checkpoint; 0 in a table.
    pub(super) stratum: u8,
    /// Of a checkpoint; 0 in a table.
    pub(super) sweeps: u32,
}

impl Header {
    #[cfg(feature = "exact")]
    pub(super) fn bytes(self, magic: Magic) -> [u8; HEADER_LEN] {
        let mut bytes = [0; HEADER_LEN];
        bytes[..8].copy_from_slice(magic.as_bytes());
        bytes[8] = VERSION;
        bytes[9] = Position::initial(self.rules).pack()[9];
        bytes[10] = self.stratum;
        bytes[12..].copy_from_slice(&self.sweeps.to_le_bytes());
        bytes
    }

    /// Reads the first bytes of a file.
    pub(super) fn read(bytes: &[u8], magic: Magic) -> Result<Header, TableError> {
        if !bytes.starts_with(magic.as_bytes()) {
            return Err(TableError::Foreign { expected: magic });
        }
        let shortest = HEADER_LEN + CHECKSUM_LEN;
        let too_short = TableError::Length { expected: shortest as u64, found: bytes.len() as u64 };
        let Some(&[version, rules, stratum, zero, s0, s1, s2, s3]) =
            bytes.get(8..HEADER_LEN).and_then(<[u8]>::first_chunk)
        else {
            return Err(too_short);
        };
        if version != VERSION {
            return Err(TableError::Version { expected: VERSION, found: version });
        }
        let rules = Rules::from_byte(rules).ok_or(TableError::Byte { offset: 9, expected: "rules, 0 to 31" })?;
        if zero != 0 {
            return Err(TableError::Byte { offset: 11, expected: "0" });
        }
        Ok(Header { rules, stratum, sweeps: u32::from_le_bytes([s0, s1, s2, s3]) })
    }
}

/// The values of a file that has this many bytes of them, if its checksum is right.
pub(super) fn values(bytes: &[u8], len: u64) -> Result<&[u8], TableError> {
    let expected = HEADER_LEN as u64 + len + CHECKSUM_LEN as u64;
    if bytes.len() as u64 != expected {
        return Err(TableError::Length { expected, found: bytes.len() as u64 });
    }
    let Some((content, &checksum)) = bytes.split_last_chunk() else { return Ok(&[]) };
    let (expected, found) = (u32::from_le_bytes(checksum), crc32fast::hash(content));
    if expected != found {
        return Err(TableError::Checksum { expected, found });
    }
    Ok(content.get(HEADER_LEN..).unwrap_or(&[]))
}
