use alloc::vec::Vec;
use core::fmt;
use core::iter::FusedIterator;
use core::marker::PhantomData;
use std::io::{self, BufRead, ErrorKind};

use super::records::read_one;
use super::splitter::{BLOCK, Source, Splitter};
use super::{DamagedRecord, Recorded};

/// The bytes of a reader, as a [`Splitter`] takes them.
#[derive(Debug, Clone)]
pub struct ReaderSource<R>(pub R);

impl<R: BufRead> Source for ReaderSource<R> {
    type Error = io::Error;

    fn read_more(&mut self, bytes: &mut Vec<u8>) -> io::Result<bool> {
        loop {
            match self.0.fill_buf() {
                Ok(ready) => {
                    let count = ready.len().min(BLOCK);
                    bytes.extend_from_slice(&ready[..count]);
                    self.0.consume(count);
                    return Ok(count > 0);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}

/// Reads all records that a reader gives, one after the other.
///
/// It yields each game as soon as its result is read, holds one record in memory, and yields the same as
/// [`Records`](super::Records) does for the whole file.
pub fn read_from<G: Recorded, R: BufRead>(reader: R) -> RecordStream<R, G> {
    RecordStream { splitter: Some(Splitter::new(ReaderSource(reader))), game: PhantomData }
}

/// Iterator over the records that a reader gives, sound and damaged. It ends after an error of the reader.
#[derive(Debug, Clone)]
pub struct RecordStream<R, G> {
    /// `None` after an error of the reader.
    splitter: Option<Splitter<ReaderSource<R>>>,
    game: PhantomData<fn() -> G>,
}

/// Why a record cannot be read from a reader.
#[derive(Debug)]
pub enum StreamError<G, F> {
    /// The record has a fault. Iteration goes on with the next.
    Damaged(DamagedRecord<G, F>),
    /// The reader has failed, and iteration ends.
    Io {
        /// Byte offset of the record that was being read.
        offset: usize,
        /// Its error.
        error: io::Error,
    },
}

impl<R: BufRead, G: Recorded> Iterator for RecordStream<R, G> {
    type Item = Result<G, StreamError<G, G::Fault>>;

    fn next(&mut self) -> Option<Self::Item> {
        let splitter = self.splitter.as_mut()?;
        match splitter.read_next(read_one) {
            Ok(read) => read.map(|read| read.map_err(StreamError::Damaged)),
            Err(error) => {
                let offset = splitter.offset();
                self.splitter = None;
                Some(Err(StreamError::Io { offset, error }))
            }
        }
    }
}

impl<R: BufRead, G: Recorded> FusedIterator for RecordStream<R, G> {}

impl<G, F: fmt::Display> fmt::Display for StreamError<G, F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StreamError::Damaged(damaged) => damaged.fmt(f),
            StreamError::Io { offset, error } => write!(f, "reading the record at byte {offset}: {error}"),
        }
    }
}

impl<G: fmt::Debug, F: fmt::Debug + fmt::Display> core::error::Error for StreamError<G, F> {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            StreamError::Damaged(_) => None,
            StreamError::Io { error, .. } => Some(error),
        }
    }
}
