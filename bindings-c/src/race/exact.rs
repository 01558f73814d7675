//! Computing tables, and their files.

use core::ffi::{c_char, c_void};
use core::mem::MaybeUninit;
use core::ops::ControlFlow;
use std::sync::Arc;

use dice_race_core::exact::Solver;
use dice_race_core::tables::Table;

use super::plain::RaceRules;
use super::table::RaceTable;
use crate::border::{Result, call, needed, text};
use crate::error::{Error, Fault, SD_ERROR_STOPPED, SD_OK};
use crate::search::Stop;

/// Computes the table of some rules, on all cores. One piece a side takes no time, two take seconds, three take
/// minutes and 230 MB of memory, four take hours and 11 GB. `stop` may be null; a call that is stopped fails with
/// `SD_ERROR_STOPPED`. `report`, which may be null, is called by this thread from time to time, with `data`.
///
/// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_compute(
    rules: RaceRules,
    stop: Option<&Stop>,
    report: Option<extern "C" fn(solved: u64, states: u64, data: *mut c_void)>,
    data: *mut c_void,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<RaceTable>> {
    call(error, || {
        let tell = |solver: &Solver| {
            if let Some(report) = report {
                let status = solver.status();
                report(status.states_solved, status.states, data);
            }
        };
        let table = compute(&mut Solver::new(rules.read()?)?, stop, tell)?;
        Ok(Some(Box::new(RaceTable(Arc::new(table)))))
    })
}

fn compute(solver: &mut Solver, stop: Option<&Stop>, tell: impl Fn(&Solver)) -> Result<Table> {
    let stop = Stop::read(stop);
    let poll = || if stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let solved = solver.run_with(poll, |solver| {
        tell(solver);
        poll()
    });
    let table = if solved.is_continue() { solver.table_with(poll) } else { ControlFlow::Break(()) };
    match table {
        ControlFlow::Continue(table) => Ok(table?),
        ControlFlow::Break(()) => Err(Fault::new(SD_ERROR_STOPPED, "stopped")),
    }
}

/// Reads the file of a table, and checks it. The path is UTF-8.
///
/// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_load(
    path: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<RaceTable>> {
    call(error, || Ok(Some(Box::new(RaceTable(Arc::new(Table::load(text(path, length, "path")?)?))))))
}

/// Writes the file of a table.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_save(
    table: Option<&RaceTable>,
    path: *const c_char,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || {
        needed(table, "table")?.0.save(text(path, length, "path")?)?;
        Ok(SD_OK)
    })
}
