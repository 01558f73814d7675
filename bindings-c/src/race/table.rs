//! Tables of exact chances.

use core::mem::MaybeUninit;
use std::sync::Arc;

use dice_race_core::tables::{LookupError, Table, TableError};

use super::moves::RaceMove;
use super::plain::{RacePosition, RaceRules};
use crate::border::{bytes, call, delete, fill, give, needed};
use crate::error::{Error, Fault, SD_ERROR_TABLE};

/// The exact chance to win of every position of some rules.
#[derive(Debug)]
pub struct RaceTable(pub(super) Arc<Table>);

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        Fault::new(SD_ERROR_TABLE, error)
    }
}

impl From<LookupError> for Fault {
    fn from(error: LookupError) -> Fault {
        match error {
            LookupError::Illegal(reason) => reason.into(),
            error => Fault::new(SD_ERROR_TABLE, error),
        }
    }
}

/// A table from the bytes of its file, which are copied and checked.
///
/// Owned by the caller, who deletes it with `sd_race_table_delete`. Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_from_bytes(
    file: *const u8,
    length: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> Option<Box<RaceTable>> {
    call(error, || {
        let table = Table::from_bytes(bytes(file, length, "file")?.to_vec())?;
        Ok(Some(Box::new(RaceTable(Arc::new(table)))))
    })
}

/// Deletes a table; null is allowed. Engines that use it keep it.
///
/// Threads: exclusive.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_delete(table: Option<Box<RaceTable>>) {
    delete(table);
}

/// Writes the bytes of a table's file, and returns how many there are.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_bytes(
    table: Option<&RaceTable>,
    file: *mut u8,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill(file, capacity, needed(table, "table")?.0.as_bytes().iter().copied(), "file"))
}

/// The rules of a table.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_rules(
    table: Option<&RaceTable>,
    rules: Option<&mut MaybeUninit<RaceRules>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(rules, "rules", needed(table, "table")?.0.rules().into()))
}

/// The number of positions in a table.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_states(table: Option<&RaceTable>, error: Option<&mut MaybeUninit<Error>>) -> i64 {
    call(error, || Ok(needed(table, "table")?.0.states() as i64))
}

/// The exact chance to win of the side to move, with best play of both sides.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_win_probability(
    table: Option<&RaceTable>,
    position: RacePosition,
    chance: Option<&mut MaybeUninit<f64>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(chance, "chance", needed(table, "table")?.0.win_probability(&position.read()?)?))
}

/// The best move with the pending roll.
///
/// Threads: shared.
#[unsafe(no_mangle)]
pub extern "C" fn sd_race_table_best_move(
    table: Option<&RaceTable>,
    position: RacePosition,
    m: Option<&mut MaybeUninit<RaceMove>>,
    error: Option<&mut MaybeUninit<Error>>,
) -> i32 {
    call(error, || give(m, "m", needed(table, "table")?.0.best_move(&position.read()?)?.into()))
}
