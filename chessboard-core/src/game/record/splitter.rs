use alloc::vec::Vec;
use core::convert::Infallible;

use super::scanner::{BOM, Mark, Scanner};

/// Where the bytes of a file come from.
pub trait Source {
    /// Why reading can fail.
    type Error;

    /// Appends some more bytes, at least one; `false` at the end.
    fn read_more(&mut self, bytes: &mut Vec<u8>) -> Result<bool, Self::Error>;
}

/// How many bytes are read at a time.
pub(super) const BLOCK: usize = 1 << 16;

impl Source for &[u8] {
    type Error = Infallible;

    fn read_more(&mut self, bytes: &mut Vec<u8>) -> Result<bool, Infallible> {
        let (next, rest) = self.split_at(self.len().min(BLOCK));
        bytes.extend_from_slice(next);
        *self = rest;
        Ok(!next.is_empty())
    }
}

/// Splits a file into records, and holds one at a time.
///
/// A record goes on to its result or to the next start. After a damaged one, all before the next start belongs to it.
#[derive(Debug, Clone)]
pub struct Splitter<S> {
    source: S,
    /// A part of the file, from offset `base` on.
    bytes: Vec<u8>,
    base: usize,
    /// Offset of the next record, or of what stands before it.
    offset: usize,
    /// The scanner that looks for the next start after a damaged record.
    in_damage: Option<Scanner>,
}

impl<S: Source> Splitter<S> {
    /// A splitter before the first byte.
    pub const fn new(source: S) -> Splitter<S> {
        Splitter { source, bytes: Vec::new(), base: 0, offset: 0, in_damage: None }
    }

    /// Byte offset at which the next record is looked for.
    pub const fn offset(&self) -> usize {
        self.offset
    }

    /// Reads the next record by a function, which gets its bytes and their offset, and fails if it is damaged. `None`
    /// at the end of the file.
    pub fn read_next<T, E>(
        &mut self,
        read: impl FnOnce(&[u8], usize) -> Result<T, E>,
    ) -> Result<Option<Result<T, E>>, S::Error> {
        self.skip_damage()?;
        let Some(first) = self.skip_blank()? else { return Ok(None) };
        let (end, rest) = self.find_end(first)?;
        let bytes = self.bytes.get(self.offset - self.base..end - self.base).unwrap_or_default();
        let read = read(bytes, self.offset);
        self.in_damage = rest.filter(|_| read.is_err());
        self.offset = end;
        Ok(Some(read))
    }

    /// Skips white space and byte-order marks. Returns the next byte; `None` at the end of the file.
    pub(super) fn skip_blank(&mut self) -> Result<Option<u8>, S::Error> {
        while let Some(byte) = self.byte(self.offset)? {
            if byte.is_ascii_whitespace() {
                self.offset += 1;
            } else if self.byte(self.offset + 2)?.is_some() && self.bytes[self.offset - self.base..].starts_with(&BOM) {
                self.offset += BOM.len();
            } else {
                return Ok(Some(byte));
            }
        }
        Ok(None)
    }

    /// Finds the end of the record that begins with this byte, and the scanner for what follows, unless that is the
    /// next start. What is no record ends with its line.
    fn find_end(&mut self, first: u8) -> Result<(usize, Option<Scanner>), S::Error> {
        let mut scanner = Scanner::new(self.offset);
        loop {
            for &byte in self.bytes.get(scanner.offset() - self.base..).unwrap_or_default() {
                match scanner.push(byte) {
                    Some(Mark::Start(start)) if start > self.offset => return Ok((start, None)),
                    Some(Mark::ResultEnd(end)) => return Ok((end, Some(scanner))),
                    _ if first != b'[' && matches!(byte, b'\n' | b'\r') => {
                        return Ok((scanner.offset(), Some(scanner)));
                    }
                    _ => {}
                }
            }
            if !self.read_more()? {
                break;
            }
        }
        let end = match scanner.finish() {
            Some(Mark::ResultEnd(end)) => end,
            _ => scanner.offset(),
        };
        Ok((end, Some(scanner)))
    }

    /// Goes on to the next start after a damaged record.
    fn skip_damage(&mut self) -> Result<(), S::Error> {
        let Some(mut scanner) = self.in_damage.take() else { return Ok(()) };
        loop {
            for &byte in self.bytes.get(scanner.offset() - self.base..).unwrap_or_default() {
                if let Some(Mark::Start(start)) = scanner.push(byte) {
                    self.offset = start;
                    return Ok(());
                }
            }
            self.offset = scanner.first_possible_start();
            if !self.read_more()? {
                self.offset = scanner.offset();
                return Ok(());
            }
        }
    }

    /// The byte at an offset that is not forgotten; `None` behind the end of the file.
    fn byte(&mut self, offset: usize) -> Result<Option<u8>, S::Error> {
        while offset - self.base >= self.bytes.len() {
            if !self.read_more()? {
                return Ok(None);
            }
        }
        Ok(self.bytes.get(offset - self.base).copied())
    }

    /// Forgets what lies before the current offset, and reads some more bytes; `false` at the end of the file.
    fn read_more(&mut self) -> Result<bool, S::Error> {
        self.bytes.drain(..self.offset - self.base);
        self.base = self.offset;
        self.source.read_more(&mut self.bytes)
    }
}
