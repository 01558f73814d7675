//! Files with records of both games.

use std::fmt::Display;

use chessboard_core::record::{DamagedRecord, RecordError, RecordFault};
use dice_race_core::Game as DiceRace;

use crate::games::stones::AnyGame as Stones;

/// A record of one of the games, sound or damaged.
#[derive(Debug)]
pub(crate) enum Record {
    Stones(Result<Stones, DamagedRecord<Stones, stones_core::RecordRefusal>>),
    DiceRace(Result<DiceRace, DamagedRecord<DiceRace, dice_race_core::RecordRefusal>>),
}

/// Where a record is damaged, and how, whatever its game.
pub(crate) type Fault = RecordError<String>;

/// Reads all records of a file, whatever their game.
pub(crate) fn read_all(file: &[u8]) -> impl Iterator<Item = Record> {
    // Both readers divide a file in the same way, at the lines that begin with `[Game "`.
    Stones::read_records(file).zip(DiceRace::read_records(file)).map(|(stones, race)| match (&stones, &race) {
        (Err(_), Ok(_)) => Record::DiceRace(race),
        // The reader of the other game gets no further than the tag that names the game.
        (Err(as_stones), Err(as_race)) if as_race.error.offset > as_stones.error.offset => Record::DiceRace(race),
        _ => Record::Stones(stones),
    })
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
