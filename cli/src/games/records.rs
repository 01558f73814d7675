//! Files with records of both games.

use std::fmt::Display;

use chessboard_core::LoggedGame;
use chessboard_core::record::{self, DamagedRecord, RecordError, RecordFault, Recorded};
use dice_race_core::Game as DiceRace;

use crate::games::stones::AnyGame as Stones;

/// A record of one of the games, sound or damaged.
#[derive(Debug)]
pub(crate) enum Record {
    Stones(Result<Stones, DamagedRecord<Stones, stones_core::RuleError>>),
    DiceRace(Result<DiceRace, DamagedRecord<DiceRace, dice_race_core::RuleError>>),
}

/// A fault of a record of either game.
pub(crate) type Fault = RecordError<String>;

/// Reads all records of a file, of either game.
pub(crate) fn read_all(file: &[u8]) -> impl Iterator<Item = Record> {
    let mut offset = 0;
    std::iter::from_fn(move || match record::game_name(&file[offset..]) {
        Some(DiceRace::NAME) => read_next(file, &mut offset).map(Record::DiceRace),
        // Either reader reports a fault in the name.
        _ => read_next(file, &mut offset).map(Record::Stones),
    })
}

/// Reads the record that starts at this offset, and moves the offset to its end.
fn read_next<G: Recorded>(file: &[u8], offset: &mut usize) -> Option<Result<G, DamagedRecord<G, G::Fault>>> {
    let start = *offset;
    let mut records = record::read_all::<G>(&file[start..]);
    let read = records.next()?;
    *offset += records.offset();
    Some(read.map_err(|mut damaged| {
        damaged.error.offset += start;
        damaged
    }))
}

impl Record {
    /// Its fault, if it is damaged.
    pub(crate) fn fault(&self) -> Option<Fault> {
        match self {
            Record::Stones(read) => read.as_ref().err().map(fault_of),
            Record::DiceRace(read) => read.as_ref().err().map(fault_of),
        }
    }
}

fn fault_of<G, F: Display>(damaged: &DamagedRecord<G, F>) -> Fault {
    let RecordError { turn, offset, fault } = &damaged.error;
    RecordError { turn: *turn, offset: *offset, fault: RecordFault::Rules(fault.to_string()) }
}
