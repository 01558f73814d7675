//! Proven values of Stones!.

use core::mem::MaybeUninit;

use stones_core::search::{Solver, SolverOptions};

use super::plain::{StonesMove, StonesPosition, StonesRules};
use super::search::read_table_bytes;
use crate::border::{call, fill, needed};
use crate::error::{Error, Fault, SD_ERROR_UNSOLVED};
use crate::search::{Limits, Stop};

/// What is proven about a position.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct StonesSolution {
    /// The number of positions searched.
    pub nodes: u64,
    /// The side to move wins by at least this number of stones.
    pub at_least: i8,
    /// And by at most this number: the same if the value is proven.
    pub at_most: i8,
}

/// Proves the value of a position with best play of both sides, writes best play, and returns how many moves that
/// is; if they do not fit, the value is right and no move is written. On 8×8, the last eight or ten moves of a
/// game take seconds. There must be a limit, or a stop; `table_bytes` is the memory it may use, 0 for 64 MiB.
///
/// If it ends before the value is proven, it fails with `SD_ERROR_UNSOLVED`, and `solution` has the bounds.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_stones_solve(
    position: StonesPosition,
    rules: StonesRules,
    limits: Limits,
    stop: Option<&Stop>,
    table_bytes: u64,
    solution: Option<&mut MaybeUninit<StonesSolution>>,
    line: *mut StonesMove,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || {
        let (position, rules, limits) = (position.read()?, rules.read()?, limits.read_some(stop)?);
        let solution = needed(solution, "solution")?;
        let default = SolverOptions::default();
        let options = SolverOptions { table_bytes: read_table_bytes(table_bytes, default.table_bytes)?, ..default };
        let mut solver = Solver::with_options(rules, options);
        match solver.solve_with(&position, &limits, &Stop::read(stop)) {
            Ok(found) => {
                let (at_least, at_most) = (found.value, found.value);
                solution.write(StonesSolution { nodes: found.nodes, at_least, at_most });
                fill(line, capacity, found.line.iter().map(|&m| m.into()), "line")
            }
            Err(unsolved) => {
                let (at_least, at_most) = (unsolved.at_least, unsolved.at_most);
                solution.write(StonesSolution { nodes: unsolved.nodes, at_least, at_most });
                Err(Fault::new(SD_ERROR_UNSOLVED, unsolved))
            }
        }
    })
}
