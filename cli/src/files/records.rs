//! Files with records of both games.

use std::convert::Infallible;
use std::fmt::Display;
use std::fs::File;
use std::io::{self, BufRead, BufReader};
use std::path::Path;

use chessboard_core::LoggedGame;
use chessboard_core::record::{self, DamagedRecord, ReaderSource, RecordError, RecordFault, Recorded, Splitter};
use dice_race_core::Game as DiceRace;
use stones_core::{AnyBoard, GameOn};
use stones_dice_texts::Game;

use crate::terminal::caret::Caret;

type Stones = GameOn<AnyBoard>;

/// A record of one of the games, sound or damaged.
#[derive(Debug)]
pub(crate) enum Record {
    Stones(Result<Stones, DamagedRecord<Stones, stones_core::RuleError>>),
    DiceRace(Result<DiceRace, DamagedRecord<DiceRace, dice_race_core::RuleError>>),
}

/// A fault of a record of either game.
pub(crate) type Fault = RecordError<String>;

/// Reads the records of a file, of either game, and holds one at a time.
pub(crate) fn each(file: impl BufRead) -> impl Iterator<Item = io::Result<Record>> {
    read_each(file, read_one).map(|read| read.map(either))
}

/// The records of a file, each read by a function as [`Splitter::read_next`] says.
fn read_each<T, E>(
    file: impl BufRead,
    read: impl Fn(&[u8], usize) -> Result<T, E>,
) -> impl Iterator<Item = io::Result<Result<T, E>>> {
    let mut splitter = Splitter::new(ReaderSource(file));
    std::iter::from_fn(move || splitter.read_next(&read).transpose())
}

/// The number of games in a file, sound and damaged: of records that begin with the name of a game.
pub(crate) fn count(file: &[u8]) -> usize {
    let mut splitter = Splitter::new(file);
    let has_name = || {
        let Ok::<_, Infallible>(read) = splitter.read_next(|record, offset| {
            let has_name = record::game_name(record).is_some();
            read_one(record, offset).map(|_| has_name).map_err(|_| has_name)
        });
        read.map(either)
    };
    std::iter::from_fn(has_name).filter(|has_name| *has_name).count()
}

/// The game that each record of a file names, sound or damaged; `None` for neither.
pub(crate) fn games(file: impl BufRead) -> impl Iterator<Item = io::Result<Option<Game>>> {
    let game = |record: &[u8], offset| {
        let game = match record::game_name(record) {
            Some(Stones::NAME) => Some(Game::Stones),
            Some(DiceRace::NAME) => Some(Game::DiceRace),
            _ => None,
        };
        read_one(record, offset).map(|_| game).map_err(|_| game)
    };
    read_each(file, game).map(|read| read.map(either))
}

/// Opens a file; `-` is the standard input.
pub(crate) fn open(file: &Path) -> io::Result<Box<dyn BufRead>> {
    if is_stdin(file) {
        return Ok(Box::new(io::stdin().lock()));
    }
    Ok(Box::new(open_named(file)?))
}

/// Opens a file, also one that is named `-`.
pub(crate) fn open_named(file: &Path) -> io::Result<BufReader<File>> {
    Ok(BufReader::new(File::open(file)?))
}

/// Whether reading ahead in a file never waits for another program, as it does in a pipe.
pub(crate) fn can_read_ahead(file: &Path) -> bool {
    !is_stdin(file) && file.is_file()
}

fn is_stdin(file: &Path) -> bool {
    file == Path::new("-")
}

/// Reads a record, which begins at this offset of its file. A damaged one is an error.
pub(crate) fn read_one(record: &[u8], offset: usize) -> Result<Record, Record> {
    match record::game_name(record) {
        Some(DiceRace::NAME) => wrap(record::read_one(record, offset), Record::DiceRace),
        // Either reader reports a fault in the name.
        _ => wrap(record::read_one(record, offset), Record::Stones),
    }
}

fn wrap<G, E>(read: Result<G, E>, game: impl FnOnce(Result<G, E>) -> Record) -> Result<Record, Record> {
    if read.is_ok() { Ok(game(read)) } else { Err(game(read)) }
}

fn either<T>(read: Result<T, T>) -> T {
    read.unwrap_or_else(|damaged| damaged)
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

/// One of the two games, in a file that may hold both.
pub(crate) trait InFile: Recorded {
    /// The name of the game in a sentence.
    const TITLE: &'static str;
    /// The name of the game on the command line and in the names of files.
    const FILE_NAME: &'static str;

    /// The record as one of this game; otherwise the record as it was.
    fn from_record(record: Record) -> Result<Result<Self, DamagedRecord<Self, Self::Fault>>, Record>;
}

impl InFile for Stones {
    const TITLE: &'static str = "Stones!";
    const FILE_NAME: &'static str = "stones";

    fn from_record(record: Record) -> Result<Result<Stones, DamagedRecord<Stones, stones_core::RuleError>>, Record> {
        if let Record::Stones(read) = record { Ok(read) } else { Err(record) }
    }
}

impl InFile for DiceRace {
    const TITLE: &'static str = "the dice race";
    const FILE_NAME: &'static str = "dice-race";

    fn from_record(
        record: Record,
    ) -> Result<Result<DiceRace, DamagedRecord<DiceRace, dice_race_core::RuleError>>, Record> {
        if let Record::DiceRace(read) = record { Ok(read) } else { Err(record) }
    }
}

/// A record of a file, for a command that is about one game.
#[derive(Debug)]
pub(crate) struct Entry<G> {
    /// Its number in the file, counted from 1.
    pub(crate) number: usize,
    pub(crate) content: Content<G>,
}

/// What a record holds.
#[derive(Debug)]
pub(crate) enum Content<G> {
    Sound(G),
    /// The game up to its fault, if it has the right name; the fault, and its place in the file with a caret.
    Damaged {
        game: Option<G>,
        fault: Fault,
        caret: String,
    },
    /// A sound game of the other kind, by its title.
    OtherGame(&'static str),
}

impl<G> Entry<G> {
    /// Whether it is a game of the right kind, sound or damaged.
    pub(crate) fn is_own(&self) -> bool {
        matches!(self.content, Content::Sound(_) | Content::Damaged { game: Some(_), .. })
    }
}

/// Reads the records of a file for a command that is about one game, and holds one at a time.
pub(crate) fn entries<G: InFile>(file: impl BufRead) -> impl Iterator<Item = io::Result<Entry<G>>> {
    let content = |record: &[u8], offset| match read_one(record, offset) {
        Ok(read) => Ok(content(read, record, offset)),
        Err(damaged) => Err(content(damaged, record, offset)),
    };
    (1..).zip(read_each(file, content)).map(|(number, read)| Ok(Entry { number, content: either(read?) }))
}

/// What a record holds that has been read from these bytes, which begin at this offset of the file.
fn content<G: InFile>(read: Record, record: &[u8], offset: usize) -> Content<G> {
    let fault = read.fault();
    let caret = |fault: &Fault| Caret::new(record, fault.offset - offset).to_string();
    match (G::from_record(read), fault) {
        (Ok(Ok(game)), _) => Content::Sound(game),
        (Ok(Err(damaged)), fault) => {
            let fault = fault.unwrap_or_else(|| fault_of(&damaged));
            // What has no name is read as a game only to find its fault.
            let is_named = record::game_name(record) == Some(G::NAME);
            Content::Damaged { game: is_named.then_some(damaged.game), caret: caret(&fault), fault }
        }
        (Err(_), Some(fault)) => Content::Damaged { game: None, caret: caret(&fault), fault },
        (Err(Record::Stones(_)), None) => Content::OtherGame(Stones::TITLE),
        (Err(Record::DiceRace(_)), None) => Content::OtherGame(DiceRace::TITLE),
    }
}

fn fault_of<G, F: Display>(damaged: &DamagedRecord<G, F>) -> Fault {
    let RecordError { turn, offset, fault } = &damaged.error;
    RecordError { turn: *turn, offset: *offset, fault: RecordFault::Rules(fault.to_string()) }
}
