//! `solve dice-race`: computes a table of exact chances.

use std::fs;
use std::io::{self, ErrorKind, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use chessboard_core::file;
use dice_race_core::Position;
use dice_race_core::exact::{CheckpointLock, Solver};
use dice_race_core::tables::{LookupError, Table, TableError};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::commands::options::rules::dice_race as rules;
use crate::files::targets;
use crate::terminal::escape;
use crate::terminal::failure::{Failure, unusable};
use crate::terminal::interrupt;
use crate::terminal::output::{stderr, stdout};

/// Compute the exact chances of the dice race, on all cores, into a table
///
/// One piece per side takes no time; two take seconds; three take minutes and 230 MB of memory; four take hours, 10.5
/// GB of memory and 2.1 GB of disk. With --checkpoint the run can be killed at any time and continued with --resume;
/// the table is the same, byte for byte. Ctrl-C saves the checkpoint first. A checkpoint of four pieces takes up to 8.3
/// GB, and twice that while it is replaced. A second run with the same checkpoint is refused as long as the first one
/// works.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice solve dice-race --pieces 3 --out three.table
  stones-dice solve dice-race --pieces 4 --out four.table --checkpoint four.todo --resume

With --json, one object: {\"states\":813,\"sweeps\":13,\"residual\":2.7e-12,\"start\":0.591648,\"seconds\":0.02}.")]
pub(crate) struct Args {
    #[command(flatten)]
    rules: rules::Rules,
    /// The file of the table; an existing file is replaced at the end
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Save the progress in this file from time to time; it is removed at the end
    #[arg(long, value_name = "FILE")]
    checkpoint: Option<PathBuf>,
    /// Continue from the checkpoint, if it exists
    #[arg(long, requires = "checkpoint")]
    resume: bool,
    /// The least time between two checkpoints, which are written after a sweep; one more is written at Ctrl-C
    #[arg(long, value_name = "SECONDS", default_value_t = 300, requires = "checkpoint")]
    every: u64,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

/// Some milliseconds.
const BYTES_BETWEEN_POLLS: usize = 1 << 20;

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    // Not after hours of work.
    for path in args.checkpoint.iter().chain([&args.out]) {
        check_directory(path)?;
        targets::check(path).map_err(|error| unusable(path, &error))?;
    }
    args.check_apart()?;
    let _lock = args.lock()?;
    let begin = Instant::now();
    let mut solver = args.solver()?;
    let interrupted = interrupt::flag()?;
    let poll = || {
        let is_set = interrupted.load(Ordering::Relaxed);
        if is_set { ControlFlow::Break(Failure::Interrupted) } else { ControlFlow::Continue(()) }
    };
    match args.solve(&mut solver, poll) {
        ControlFlow::Continue(residual) => {
            if let Some(checkpoint) = &args.checkpoint {
                remove(checkpoint)?;
            }
            report(&solver, residual, begin.elapsed(), args.json)
        }
        ControlFlow::Break(Failure::Interrupted) => args.keep(&solver),
        ControlFlow::Break(failure) => Err(failure),
    }
}

impl Args {
    /// Since the checkpoint is removed at the end, it must not be the table.
    fn check_apart(&self) -> Result<(), Failure> {
        let Some(checkpoint) = &self.checkpoint else { return Ok(()) };
        if place(checkpoint)? != place(&self.out)? {
            return Ok(());
        }
        Err(unusable(checkpoint, &"--out and --checkpoint are the same file: expected two"))
    }

    /// The lock of the checkpoint, so that no other run writes to it.
    fn lock(&self) -> Result<Option<CheckpointLock>, Failure> {
        let lock = |file: &PathBuf| CheckpointLock::acquire(file).map_err(|error| unusable(file, &error));
        self.checkpoint.as_ref().map(lock).transpose()
    }

    /// A new solver, or one from the checkpoint.
    fn solver(&self) -> Result<Solver, Failure> {
        let rules = self.rules.chosen();
        let new = || Solver::new(rules).map_err(|error| Failure::Usage(error.to_string()));
        let Some(checkpoint) = self.checkpoint.as_deref().filter(|file| file.exists()) else { return new() };
        if !self.resume {
            let message =
                "the checkpoint already exists: use --resume to continue from it, or remove it to start again";
            return Err(unusable(checkpoint, &message));
        }
        Solver::from_checkpoint(checkpoint, rules).map_err(|error| unusable(checkpoint, &error))
    }

    /// Solves all, saves the table, and returns the residual. `poll` can interrupt it.
    fn solve(&self, solver: &mut Solver, poll: impl Fn() -> ControlFlow<Failure>) -> ControlFlow<Failure, f64> {
        let bar = bar(solver);
        let mut written = Instant::now();
        let done = solver.run_with(&poll, |solver| {
            let status = solver.status();
            bar.set_position(status.states_solved);
            bar.set_message(status.to_string());
            if written.elapsed() < Duration::from_secs(self.every) {
                return ControlFlow::Continue(());
            }
            let saved = self.save_checkpoint(solver);
            written = Instant::now();
            saved.map_or_else(ControlFlow::Break, ControlFlow::Continue)
        });
        bar.finish_and_clear();
        done?;
        let residual = solver.residual_with(&poll)?;
        match solver.table_with(&poll)? {
            Ok(table) => self.save(&table, &poll)?,
            Err(error) => return ControlFlow::Break(unusable(&self.out, &error)),
        }
        ControlFlow::Continue(residual)
    }

    /// Saves the table part by part, with a poll before each.
    fn save(&self, table: &Table, poll: impl Fn() -> ControlFlow<Failure>) -> ControlFlow<Failure> {
        let mut interrupted = ControlFlow::Continue(());
        let saved = file::replace(&self.out, |out| {
            for part in table.as_bytes().chunks(BYTES_BETWEEN_POLLS) {
                interrupted = poll();
                if interrupted.is_break() {
                    return Err(ErrorKind::Interrupted.into());
                }
                out.write_all(part)?;
            }
            Ok(())
        });
        interrupted?;
        saved.map_or_else(|error| ControlFlow::Break(unusable(&self.out, &error)), ControlFlow::Continue)
    }

    fn save_checkpoint(&self, solver: &Solver) -> Result<(), Failure> {
        let Some(checkpoint) = &self.checkpoint else { return Ok(()) };
        solver.save_checkpoint(checkpoint).map_err(|error| unusable(checkpoint, &error))
    }

    /// Keeps what was solved before an interruption, and says where.
    fn keep(&self, solver: &Solver) -> Result<(), Failure> {
        self.save_checkpoint(solver)?;
        let status = solver.status();
        let kept = match &self.checkpoint {
            Some(file) => format!("the progress is in {}: continue from it with --resume", escape::name(file)),
            None => "nothing is kept without --checkpoint".to_owned(),
        };
        stderr().say(format_args!("interrupted: {status}; {kept}"))?;
        Err(Failure::Interrupted)
    }
}

/// The number of positions solved, on the standard error if that is a terminal.
fn bar(solver: &Solver) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {percent} % of {len} positions, {elapsed}: {msg}");
    ProgressBar::new(solver.status().states).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

fn report(solver: &Solver, residual: f64, took: Duration, is_json: bool) -> Result<(), Failure> {
    let status = solver.status();
    let start = start(solver).map_err(|error| Failure::Usage(error.to_string()))?;
    let seconds = took.as_secs_f64();
    let mut out = stdout();
    if is_json {
        let report = json!({
            "states": status.states, "sweeps": status.sweeps, "residual": residual, "start": start, "seconds": seconds,
        });
        writeln!(out, "{report}")?;
        return Ok(());
    }
    out.say(format_args!(
        "{} positions in {} sweeps, {seconds:.1} s; residual {residual:.1e}",
        status.states, status.sweeps
    ))?;
    out.say(format_args!("chance of the side that rolls first {start:.6}"))?;
    Ok(())
}

/// The chance of the side that rolls first.
fn start(solver: &Solver) -> Result<f64, LookupError> {
    solver.win_probability(&Position::initial(solver.rules()))
}

fn directory(file: &Path) -> &Path {
    file.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn check_directory(file: &Path) -> Result<(), Failure> {
    if directory(file).is_dir() { Ok(()) } else { Err(unusable(file, &"no such directory")) }
}

/// The canonical path of a file that may not exist yet.
fn place(file: &Path) -> io::Result<PathBuf> {
    let there = file.canonicalize();
    there.or_else(|_| Ok(directory(file).canonicalize()?.join(file.file_name().unwrap_or_default())))
}

fn remove(file: &Path) -> Result<(), Failure> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(unusable(file, &TableError::from(error))),
        _ => Ok(()),
    }
}
