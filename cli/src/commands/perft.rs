//! `perft`: counts move sequences.

use std::io::Write;
use std::time::Instant;

use serde_json::json;

use crate::commands::options::position::{is_dice_race, stones as position};
use crate::terminal::failure::Failure;
use crate::terminal::output::{Out, stdout};

/// Count the move sequences of a length from a position of Stones!
///
/// Prints one line `depth nodes seconds` for each depth from 1 to DEPTH. From the start these are 54, 2838,
/// 137620, 6490676, 282988556 and 12002136070.
#[derive(Debug, clap::Args)]
#[command(
    allow_missing_positional = true,
    after_help = "\
Examples:
  stones-dice perft 5
  stones-dice perft 'ssssssss/8/8/8/8/8/8/SSSSSSSS b' 4
  stones-dice perft start 3 --divide

With --json, each line is an object: {\"depth\":1,\"nodes\":54,\"seconds\":0.000002}. With --divide,
one object for each move comes first: {\"depth\":1,\"move\":\"a1-b2\",\"nodes\":1}."
)]
pub(crate) struct Args {
    /// The position, on a board of any size
    #[arg(default_value = position::START)]
    position: String,
    /// The number of moves
    #[arg(value_parser = clap::value_parser!(u32).range(1..))]
    depth: u32,
    /// Print a line `move nodes` for each legal move, then the line of DEPTH only
    #[arg(long)]
    divide: bool,
    /// Print JSON, one object per line
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    if is_dice_race(&args.position) {
        let message = "perft counts positions of Stones! only: the dice race has rolls";
        return Err(Failure::Usage(message.to_owned()));
    }
    let position = position::read(&args.position)?;
    let mut out = stdout();
    if args.divide {
        let begin = Instant::now();
        let mut nodes = 0;
        for (m, share) in position.divide(args.depth) {
            nodes += share;
            if args.json {
                writeln!(out, "{}", json!({ "depth": args.depth, "move": m, "nodes": share }))?;
            } else {
                writeln!(out, "{m} {share}")?;
            }
        }
        return print(&mut out, args, args.depth, nodes, begin);
    }
    for depth in 1..=args.depth {
        let begin = Instant::now();
        let nodes = position.perft(depth);
        print(&mut out, args, depth, nodes, begin)?;
    }
    Ok(())
}

fn print(out: &mut Out, args: &Args, depth: u32, nodes: u64, begin: Instant) -> Result<(), Failure> {
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        writeln!(out, "{}", json!({ "depth": depth, "nodes": nodes, "seconds": seconds }))?;
    } else {
        writeln!(out, "{depth} {nodes} {seconds:.6}")?;
    }
    Ok(())
}
