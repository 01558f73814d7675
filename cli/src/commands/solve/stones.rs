//! `solve stones`: the proven value of a position.

use std::io::{self, Write};
use std::num::NonZeroU64;
use std::time::{Duration, Instant};

use serde_json::json;
use stones_core::search::{Limits, Solution, Solver, SolverOptions, UnsolvedError};
use stones_core::{AnyBoard, AnyPosition};

use crate::commands::options::position::stones as position;
use crate::commands::options::rules::stones as rules;
use crate::terminal::duration::parse_seconds;
use crate::terminal::failure::Failure;
use crate::terminal::output::stdout;

/// Prove the value of a position of Stones! with best play of both sides
///
/// The value is the difference of the final scores, for the side to move. On 8×8, the last eight to ten moves of a game
/// take seconds. From the start, a board of 20 squares takes seconds and one of 25 takes minutes. A larger table saves
/// repeated work.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  stones-dice solve stones --board 4x5
  stones-dice solve stones --board 5x5 --table 4096
  stones-dice solve stones '6S1/8/5s2/3P4/2s5/4S3/8/2s5 w' --goal far-half

If a limit is reached first, it prints the proven bounds, and the exit code is 1.
With one thread and no time limit, the output is always the same.

With --json, one object: {\"position\":…,\"rules\":{…},\"value\":0,\"line\":[\"a1-c3\",…],\"nodes\":27622,
\"seconds\":0.03}; if a limit is reached, \"at_least\" and \"at_most\" instead of value and line.")]
pub(crate) struct Args {
    /// The position, on a board of any size
    #[arg(conflicts_with = "board", required_unless_present = "board")]
    position: Option<String>,
    /// The initial position on a board of this size, 3 to 8 files and ranks
    #[arg(long, value_name = "FILESxRANKS")]
    board: Option<AnyBoard>,
    #[command(flatten)]
    rules: rules::Rules,
    /// The size of the transposition table in MiB
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(..1 << 20))]
    table: u32,
    /// The number of threads; the value does not depend on it, the line may
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: u16,
    /// Search at most about this number of nodes
    #[arg(long, value_name = "N")]
    nodes: Option<NonZeroU64>,
    /// Search at most for this time
    #[arg(long, value_name = "SECONDS", value_parser = parse_seconds)]
    seconds: Option<Duration>,
    /// Print JSON, one object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let position = match (&args.position, args.board) {
        (Some(text), _) => position::read(text)?,
        (None, board) => AnyPosition::initial_on(board.unwrap_or_default()),
    };
    let begin = Instant::now();
    let options = SolverOptions { table_bytes: (args.table as usize) << 20, threads: args.threads.into() };
    let mut solver = Solver::with_options(args.rules.chosen(), options);
    let limits = Limits { nodes: args.nodes.map(NonZeroU64::get), time: args.seconds, ..Limits::NONE };
    let solved = solver.solve(&position, &limits);
    args.print(&position, &solved, begin.elapsed())?;
    solved.map_or(Err(Failure::Faults), |_| Ok(()))
}

impl Args {
    fn print(
        &self,
        position: &AnyPosition,
        solved: &Result<Solution, UnsolvedError>,
        took: Duration,
    ) -> io::Result<()> {
        let mut out = stdout();
        if self.json {
            return writeln!(out, "{}", self.as_json(position, solved, took));
        }
        let nodes = match solved {
            Ok(solution) => {
                let line: Vec<_> = solution.line.iter().map(ToString::to_string).collect();
                out.say(format_args!("value {} for {}\nline {}", solution.value, position.turn(), line.join(" ")))?;
                solution.nodes
            }
            Err(unsolved) => {
                let (least, most) = (unsolved.at_least, unsolved.at_most);
                out.say(format_args!("stopped; value from {least} to {most} for {}", position.turn()))?;
                unsolved.nodes
            }
        };
        out.say(format_args!("{nodes} nodes in {:.1} s", took.as_secs_f64()))
    }

    fn as_json(
        &self,
        position: &AnyPosition,
        solved: &Result<Solution, UnsolvedError>,
        took: Duration,
    ) -> serde_json::Value {
        let mut json = match solved {
            Ok(solution) => json!(solution),
            Err(unsolved) => json!(unsolved),
        };
        json["position"] = json!(position);
        json["rules"] = json!(self.rules.chosen());
        json["seconds"] = json!(took.as_secs_f64());
        json
    }
}
