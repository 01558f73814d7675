use core::iter::FusedIterator;
use core::marker::PhantomData;

use super::lexer::CLOSED_COMMENT;
use super::reader::Reader;
use super::splitter::Splitter;
use super::{DamagedRecord, RecordError, RecordFault, Recorded};

type Damaged<G> = DamagedRecord<G, <G as Recorded>::Fault>;
type Fault<G> = RecordFault<<G as Recorded>::Fault>;

/// Reads a text that holds exactly one record.
pub fn read<G: Recorded>(text: &str) -> Result<G, Damaged<G>> {
    let mut splitter = Splitter::new(text.as_bytes());
    let Ok(first) = splitter.read_next(read_one::<G>);
    let game = first.unwrap_or_else(|| Err(damaged(G::default(), None, 0, Fault::<G>::Expected(RECORD))))?;
    let Ok(next) = splitter.skip_blank();
    if next.is_none() {
        return Ok(game);
    }
    let turn = Some(game.number_at(game.log().ply()).number);
    Err(damaged(game, turn, splitter.offset(), RecordFault::Expected(ONE_RECORD)))
}

/// What [`read`] expects where a second record begins.
pub const ONE_RECORD: &str = "the end of the text: one record only";

/// What is expected instead of an empty text.
const RECORD: &str = "a record, which begins with `[Game \"`";

/// Reads all records of a file, one after the other.
///
/// A damaged one is an error that holds what could be read of it; then reading goes on at the next start. What stands
/// between records is an error of its own. The file need not be UTF-8 outside sound records.
pub fn read_all<G: Recorded>(file: &[u8]) -> Records<'_, G> {
    Records { splitter: Splitter::new(file), game: PhantomData }
}

/// Iterator over the records of a file, sound and damaged.
#[derive(Debug, Clone)]
pub struct Records<'a, G> {
    splitter: Splitter<&'a [u8]>,
    game: PhantomData<fn() -> G>,
}

impl<G: Recorded> Iterator for Records<'_, G> {
    type Item = Result<G, Damaged<G>>;

    fn next(&mut self) -> Option<Result<G, Damaged<G>>> {
        let Ok(read) = self.splitter.read_next(read_one);
        read
    }
}

impl<G: Recorded> FusedIterator for Records<'_, G> {}

fn damaged<G: Recorded>(game: G, turn: Option<u32>, offset: usize, fault: Fault<G>) -> Damaged<G> {
    DamagedRecord { error: RecordError { turn, offset, fault }, game }
}

/// Reads the bytes of one record, which begin at this offset of the file.
pub fn read_one<G: Recorded>(bytes: &[u8], base: usize) -> Result<G, Damaged<G>> {
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
