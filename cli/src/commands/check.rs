//! `check`: reports the faults of records.

use std::io::{self, Write};
use std::path::PathBuf;

use serde_json::{Value, json};

use crate::games::records::{self, Fault};
use crate::session::game_file;
use crate::terminal::caret::Caret;
use crate::terminal::failure::Failure;
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

/// The games of a file and their faults.
struct Report {
    bytes: Vec<u8>,
    games: usize,
    /// Each with the number of its game, counted from 1.
    faults: Vec<(usize, Fault)>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut out = stdout();
    let (mut unreadable, mut faulty) = (0, false);
    for path in &args.files {
        let report = game_file::read_bytes(path).map(check);
        let file = &path.to_string_lossy();
        match &report {
            Ok(report) => faulty |= !report.faults.is_empty(),
            Err(_) => unreadable += 1,
        }
        match (report, args.json) {
            (Ok(report), true) => writeln!(out, "{}", as_json(file, &report))?,
            (Ok(report), false) => print(&mut out, file, &report)?,
            (Err(error), true) => writeln!(out, "{}", json!({ "file": file, "error": error.to_string() }))?,
            (Err(error), false) => writeln!(out, "{file}: {error}")?,
        }
    }
    match (unreadable, faulty) {
        (0, false) => Ok(()),
        (0, true) => Err(Failure::Faults),
        (count, _) => Err(Failure::Usage(format!("{count} of {} files could not be read", args.files.len()))),
    }
}

fn check(bytes: Vec<u8>) -> Report {
    let (mut games, mut faults) = (0, Vec::new());
    for record in records::read_all(&bytes) {
        games += 1;
        faults.extend(record.fault().map(|fault| (games, fault)));
    }
    Report { bytes, games, faults }
}

fn print(out: &mut Out, file: &str, report: &Report) -> io::Result<()> {
    for (game, fault) in &report.faults {
        writeln!(out, "{file}: game {game}, {fault}\n{}", Caret::new(&report.bytes, fault.offset))?;
    }
    writeln!(out, "{file}: {}, {}", count_of(report.games, "game"), count_of(report.faults.len(), "fault"))
}

fn as_json(file: &str, report: &Report) -> Value {
    let faults: Vec<_> = report
        .faults
        .iter()
        .map(|(game, fault)| {
            json!({ "game": game, "turn": fault.turn, "byte": fault.offset, "message": fault.fault.to_string() })
        })
        .collect();
    json!({ "file": file, "games": report.games, "faults": faults })
}
