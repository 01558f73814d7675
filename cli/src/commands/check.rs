//! `check`: reports the faults of records.

use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use chessboard_core::record::{ReaderSource, Splitter};
use serde_json::{Value, json};

use crate::games::records::{self, Fault};
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
{\"file\":\"games.txt\",\"games\":3,\"faults\":[{\"game\":2,\"turn\":12,
\"byte\":345,\"message\":\"expected …\"}]}; `turn` is null in the tags. An unreadable file has
\"error\":\"…\" instead of games and faults, and makes the exit code 2.")]
pub(crate) struct Args {
    /// The files; `-` is the standard input
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Print JSON, one object per file
    #[arg(long)]
    json: bool,
}

/// The number of games in a file, and their faults.
#[derive(Default)]
struct Report {
    games: usize,
    faults: Vec<Finding>,
}

/// A fault in a file.
struct Finding {
    /// The number of its game, counted from 1.
    game: usize,
    fault: Fault,
    /// The line at fault, with a caret.
    line: String,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout();
    let (mut unreadable, mut faulty) = (0, false);
    for path in &args.files {
        let report = records::open(path).and_then(check);
        let [file, file_in_json] = [escape::name(path), escape::text(path.as_os_str().as_encoded_bytes())];
        match &report {
            Ok(report) => faulty |= !report.faults.is_empty(),
            Err(_) => unreadable += 1,
        }
        match (report, args.json) {
            (Ok(report), true) => writeln!(out, "{}", as_json(&file_in_json, &report))?,
            (Ok(report), false) => print(&mut out, &file, &report)?,
            (Err(error), true) => writeln!(out, "{}", json!({ "file": file_in_json, "error": plain(error) }))?,
            (Err(error), false) => out.say(format_args!("{file}: {}", plain(error)))?,
        }
    }
    match (unreadable, faulty) {
        (0, false) => Ok(()),
        (0, true) => Err(Failure::Faults),
        (count, _) => Err(Failure::Usage(format!("{count} of {} files could not be read", args.files.len()))),
    }
}

/// Reads a file, one record at a time.
fn check(file: impl BufRead) -> io::Result<Report> {
    let (mut splitter, mut report) = (Splitter::new(ReaderSource(file)), Report::default());
    while let Some(read) = splitter.read_next(check_record)? {
        report.games += 1;
        report.faults.extend(read.err().map(|(fault, line)| Finding { game: report.games, fault, line }));
    }
    Ok(report)
}

/// The fault of a record, which begins at this offset of its file, and the line at fault.
fn check_record(record: &[u8], offset: usize) -> Result<(), (Fault, String)> {
    let Err(damaged) = records::read_one(record, offset) else { return Ok(()) };
    let Some(fault) = damaged.fault() else { return Ok(()) };
    let line = Caret::new(record, fault.offset - offset).to_string();
    Err((fault, line))
}

fn print(out: &mut Out, file: &str, report: &Report) -> io::Result<()> {
    for Finding { game, fault, line } in &report.faults {
        out.say(format_args!("{file}: game {game}, {fault}\n{line}"))?;
    }
    out.say(format_args!("{file}: {}, {}", count_of(report.games, "game"), count_of(report.faults.len(), "fault")))
}

fn as_json(file: &str, report: &Report) -> Value {
    let faults: Vec<_> = report
        .faults
        .iter()
        .map(|Finding { game, fault, .. }| {
            json!({ "game": game, "turn": fault.turn, "byte": fault.offset, "message": fault.fault.to_string() })
        })
        .collect();
    json!({ "file": file, "games": report.games, "faults": faults })
}
