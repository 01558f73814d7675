use core::marker::PhantomData;

use super::lexer::CLOSED_COMMENT;
use super::reader::Reader;
use super::{DamagedRecord, RecordError, RecordFault, Recorded};
use crate::game::notes::RECORD_START;

type Damaged<G> = DamagedRecord<G, <G as Recorded>::Fault>;
type Fault<G> = RecordFault<<G as Recorded>::Fault>;

/// Reads a text that holds exactly one record.
pub fn read<G: Recorded>(text: &str) -> Result<G, Damaged<G>> {
    let mut records = read_all::<G>(text.as_bytes());
    let first = records.next().unwrap_or_else(|| Err(damaged(G::default(), None, 0, Fault::<G>::Expected(RECORD))))?;
    let end = records.offset;
    if records.next().is_none() {
        return Ok(first);
    }
    let turn = Some(first.number_at(first.log().ply()).number);
    Err(damaged(first, turn, end, RecordFault::Expected("the end of the text: one record only")))
}

/// What is expected instead of an empty text.
const RECORD: &str = "a record, which begins with `[Game \"`";

/// Reads all records of a file, one after the other.
///
/// A damaged one is an error that holds what could be read of it; the next begins at the next line that
/// begins with `[Game "`. The file need not be UTF-8 outside sound records.
pub fn read_all<G: Recorded>(file: &[u8]) -> Records<'_, G> {
    // A byte order mark is ignored.
    let offset = if file.starts_with(b"\xEF\xBB\xBF") { 3 } else { 0 };
    Records { file, offset, game: PhantomData }
}

/// Iterator over the records of a file, sound and damaged.
#[derive(Debug, Clone)]
pub struct Records<'a, G> {
    file: &'a [u8],
    /// Where the next record, or white space before it, begins.
    offset: usize,
    game: PhantomData<fn() -> G>,
}

impl<G> Records<'_, G> {
    /// Byte offset at which the next record is looked for: the end of the last one.
    pub fn offset(&self) -> usize {
        self.offset
    }
}

impl<G: Recorded> Iterator for Records<'_, G> {
    type Item = Result<G, Damaged<G>>;

    fn next(&mut self) -> Option<Result<G, Damaged<G>>> {
        let start = self.offset + self.file[self.offset..].iter().take_while(|b| b.is_ascii_whitespace()).count();
        if start == self.file.len() {
            self.offset = start;
            return None;
        }
        let end = start + 1 + find_record_start(&self.file[start..][1..]);
        self.offset = end;
        Some(read_one(&self.file[start..end], start))
    }
}

impl<G: Recorded> core::iter::FusedIterator for Records<'_, G> {}

/// Where the next line that begins a record begins; the length of the text if there is none.
fn find_record_start(text: &[u8]) -> usize {
    let line_starts = text.iter().enumerate().filter(|(_, byte)| **byte == b'\n').map(|(at, _)| at + 1);
    let mut starts = line_starts.filter(|&at| text[at..].starts_with(RECORD_START.as_bytes()));
    starts.next().unwrap_or(text.len())
}

fn damaged<G: Recorded>(game: G, turn: Option<u32>, offset: usize, fault: Fault<G>) -> Damaged<G> {
    DamagedRecord { error: RecordError { turn, offset, fault }, game }
}

/// Reads the bytes of one record, which begin at `base` in the file.
fn read_one<G: Recorded>(bytes: &[u8], base: usize) -> Result<G, Damaged<G>> {
    // Bytes that are not UTF-8 end the record, but the text before them is read.
    let (text, is_whole) = match core::str::from_utf8(bytes) {
        Ok(text) => (text, true),
        Err(error) => (core::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(), false),
    };
    let mut reader = Reader::new(text);
    let (mut offset, mut fault) = match reader.read() {
        Ok(()) if is_whole => return Ok(reader.game),
        Ok(()) => (text.len(), RecordFault::Utf8),
        Err(fault) => fault,
    };
    // A fault at the end of the text is due to the bytes that end it.
    let is_cut = offset >= text.len() || fault == RecordFault::Expected(CLOSED_COMMENT);
    if !is_whole && is_cut {
        (offset, fault) = (text.len(), RecordFault::Utf8);
    }
    Err(damaged(reader.game, reader.turn, base + offset, fault))
}
