//! `check`: reports the faults of records.

use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use chessboard_core::record::{ReaderSource, Splitter};
use serde_json::json;

use crate::files::records::{self, Fault};
use crate::terminal::caret::Caret;
use crate::terminal::escape;
use crate::terminal::failure::{Failure, plain};
use crate::terminal::output::{Out, count_of, stdout};

/// Read game records and report every fault
///
/// A file may hold any number of games of both kinds. Reading continues after a fault with the next game. Each fault
/// comes with its file, game, turn and byte offset. The exit code is 1 if there is a fault.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice check games.txt
  cat *.txt | stones-dice check -

With --json, one line with an object for each file:
{\"file\":\"games.txt\",\"faults\":[{\"game\":2,\"turn\":12,\"byte\":345,
\"message\":\"expected …\"}],\"games\":3}; `turn` is null in the tags. A file that cannot be
read, or not to its end, also has \"error\":\"…\", and makes the exit code 2.")]
pub(crate) struct Args {
    /// The files; `-` is the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON, one object per file
    #[arg(long)]
    json: bool,
}

/// Where the faults of a file are printed, each as it is found.
trait Report {
    fn begin(&mut self) -> io::Result<()>;

    /// A fault of the game with this number, counted from 1, and the line at fault with a caret.
    fn fault(&mut self, game: usize, fault: &Fault, line: &str) -> io::Result<()>;

    /// The numbers of games and faults, and the error that ended the reading early.
    fn end(&mut self, found: Found, error: Option<&io::Error>) -> io::Result<()>;
}

/// What was found in a file.
#[derive(Debug, Clone, Copy, Default)]
struct Found {
    games: usize,
    faults: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout();
    let (mut unreadable, mut faulty) = (0, false);
    for path in &args.files {
        let (found, error) = if args.json {
            let file = escape::text(path.as_os_str().as_encoded_bytes());
            check(path, &mut JsonReport { out: &mut out, file: &file, faults: 0 })?
        } else {
            check(path, &mut TextReport { out: &mut out, file: &escape::name(path) })?
        };
        faulty |= found.faults > 0;
        unreadable += usize::from(error.is_some());
    }
    match (unreadable, faulty) {
        (0, false) => Ok(()),
        (0, true) => Err(Failure::Faults),
        (count, _) => Err(Failure::Usage(format!("{count} of {} files could not be read", args.files.len()))),
    }
}

/// Reads a file, one record at a time. Returns what was found and the error of reading it; an error of writing the
/// report is an error.
fn check(path: &Path, report: &mut impl Report) -> io::Result<(Found, Option<io::Error>)> {
    report.begin()?;
    let mut found = Found::default();
    let error = match records::open(path) {
        Ok(file) => read(file, &mut found, report)?,
        Err(error) => Some(error),
    };
    report.end(found, error.as_ref())?;
    Ok((found, error))
}

fn read(file: impl BufRead, found: &mut Found, report: &mut impl Report) -> io::Result<Option<io::Error>> {
    let mut splitter = Splitter::new(ReaderSource(file));
    loop {
        let read = match splitter.read_next(check_record) {
            Ok(Some(read)) => read,
            Ok(None) => return Ok(None),
            Err(error) => return Ok(Some(error)),
        };
        found.games += 1;
        if let Err((fault, line)) = read {
            found.faults += 1;
            report.fault(found.games, &fault, &line)?;
        }
    }
}

/// The fault of a record, which begins at this offset of its file, and the line at fault.
fn check_record(record: &[u8], offset: usize) -> Result<(), (Fault, String)> {
    let Err(damaged) = records::read_one(record, offset) else { return Ok(()) };
    let Some(fault) = damaged.fault() else { return Ok(()) };
    let line = Caret::new(record, fault.offset - offset).to_string();
    Err((fault, line))
}

/// Lines for people.
struct TextReport<'a> {
    out: &'a mut Out,
    file: &'a str,
}

impl Report for TextReport<'_> {
    fn begin(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn fault(&mut self, game: usize, fault: &Fault, line: &str) -> io::Result<()> {
        self.out.say(format_args!("{}: game {game}, {fault}\n{line}", self.file))
    }

    fn end(&mut self, found: Found, error: Option<&io::Error>) -> io::Result<()> {
        let Found { games, faults } = found;
        match error {
            Some(error) => self.out.say(format_args!("{}: {}", self.file, plain(error))),
            None => {
                self.out.say(format_args!("{}: {}, {}", self.file, count_of(games, "game"), count_of(faults, "fault")))
            }
        }
    }
}

/// One line with an object, which is written as the file is read.
struct JsonReport<'a> {
    out: &'a mut Out,
    file: &'a str,
    faults: usize,
}

impl Report for JsonReport<'_> {
    fn begin(&mut self) -> io::Result<()> {
        write!(self.out, r#"{{"file":{},"faults":["#, json!(self.file))
    }

    fn fault(&mut self, game: usize, fault: &Fault, _: &str) -> io::Result<()> {
        let comma = if self.faults > 0 { "," } else { "" };
        self.faults += 1;
        let fault = json!({
            "game": game, "turn": fault.turn, "byte": fault.offset, "message": fault.fault.to_string(),
        });
        write!(self.out, "{comma}{fault}")?;
        self.out.flush()
    }

    fn end(&mut self, found: Found, error: Option<&io::Error>) -> io::Result<()> {
        write!(self.out, r#"],"games":{}"#, found.games)?;
        if let Some(error) = error {
            write!(self.out, r#","error":{}"#, json!(plain(error)))?;
        }
        writeln!(self.out, "}}")
    }
}
