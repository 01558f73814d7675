//! Files of many records.

use core::fmt::Display;
use core::mem::MaybeUninit;
use std::io::Cursor;

use chessboard_core::record::{RecordStream, StreamError};

use super::record::damaged;
use super::{Game, SD_RACE, SD_STONES};
use crate::border::{Result, bytes, call, delete, give, needed};
use crate::error::{Error, Fault, SD_ERROR_INTERNAL};

type Stream<G> = RecordStream<Cursor<Vec<u8>>, G>;

/// The records of a file, one after the other.
#[derive(Debug)]
pub enum Records {
    /// Of Stones!.
    Stones(Stream<crate::stones::Game>),
    /// Of the dice race.
    Race(Stream<crate::race::Game>),
}

/// The records of one kind of game, `SD_STONES` or `SD_RACE`, in the bytes of a file, which are copied.
///
/// Owned by the caller, who deletes it with `sd_records_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_records_new(
    kind: i32,
    file: *const u8,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<Records>> {
    call(error, || {
        let file = Cursor::new(bytes(file, length, "file")?.to_vec());
        let records = match kind {
            SD_STONES => Records::Stones(crate::stones::Game::records_from(file)),
            SD_RACE => Records::Race(crate::race::Game::records_from(file)),
            _ => return Err(Fault::argument("kind", "SD_STONES or SD_RACE")),
        };
        Ok(Some(Box::new(records)))
    })
}

/// Deletes records; null is allowed. Games that were read from them stay.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_records_delete(records: Option<Box<Records>>) {
    delete(records);
}

/// Reads the next record. Returns 1 and its game, or 0 after the last. A damaged record gives `SD_ERROR_RECORD`
/// and its game as far as it could be read, and the next call goes on behind it; every other error, and 0, gives a
/// null game.
///
/// A game is owned by the caller, who deletes it with `sd_game_delete`. Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_records_next(
    records: Option<&mut Records>,
    game: Option<&mut MaybeUninit<Option<Box<Game>>>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        let game = needed(game, "game")?;
        game.write(None);
        match needed(records, "records")? {
            Records::Stones(stream) => next(stream.next(), game, Game::Stones),
            Records::Race(stream) => next(stream.next(), game, Game::Race),
        }
    })
}

fn next<G, F: Display>(
    record: Option<core::result::Result<G, StreamError<G, F>>>,
    to: &mut MaybeUninit<Option<Box<Game>>>,
    wrap: impl FnOnce(G) -> Game,
) -> Result<i32> {
    let give = |game| give(Some(to), "game", Some(Box::new(wrap(game))));
    match record {
        None => Ok(0),
        Some(Ok(game)) => give(game).map(|_| 1),
        Some(Err(StreamError::Damaged(record))) => {
            let fault = damaged(&record);
            give(record.game)?;
            Err(fault)
        }
        Some(Err(error)) => Err(Fault::new(SD_ERROR_INTERNAL, error)),
    }
}
