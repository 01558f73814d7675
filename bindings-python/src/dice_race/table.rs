use core::hash::{Hash, Hasher};
use core::mem;
use core::ops::ControlFlow;
use std::io::{self, ErrorKind};
use std::path::PathBuf;
use std::sync::Arc;

use dice_race_core::exact::Solver;
use dice_race_core::tables::{LookupError, TableError};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyTuple};

use super::moves::Move;
use super::results::Status;
use super::rules::Rules;
use super::subject::Subject;
use crate::errors::Raise;
use crate::long_calls::background::{self, Follow};
use crate::long_calls::stop::Stop;
use crate::path::FilePath;
use crate::{errors, value};

/// The win probability of the side to move with perfect play, for every position of its rules.
///
/// It takes a position, its text (by the rules of the table), or a game as it stands.
///
/// :func:`solve` computes one, :meth:`load` reads one from a file. A pickle of one that was loaded names its file, which
/// is loaded again; a pickle of a computed one holds all its bytes.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.dice_race")]
#[derive(Clone)]
pub(crate) struct Table {
    pub(super) table: Arc<dice_race_core::tables::Table>,
    file: Option<File>,
}

/// Where a table was loaded from.
#[derive(Clone)]
struct File {
    /// It holds in other processes too, whatever their current directory.
    absolute: PathBuf,
    mmap: Option<bool>,
}

impl Table {
    fn new(table: dice_race_core::tables::Table, file: Option<File>) -> Table {
        Table { table: Arc::new(table), file }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Table) -> bool {
        Arc::ptr_eq(&self.table, &other.table) || self.table.as_bytes() == other.table.as_bytes()
    }
}

impl Hash for Table {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.table.rules().hash(state);
    }
}

value::copied_as_itself!(Table);

#[pymethods]
impl Table {
    /// The table in a file. Below 64 MB it is read into memory; a larger one is mapped, which takes no memory of its
    /// own. ``mmap`` chooses one or the other for any size.
    ///
    /// If another program cuts a mapped file off while the table is in use, the operating system ends this process.
    ///
    /// Raises:
    ///     TableError: the file is damaged, cut off, or not a table.
    ///     FileError: the file cannot be read, or is no regular file.
    #[staticmethod]
    #[pyo3(signature = (path, *, mmap = None))]
    fn load(py: Python<'_>, path: FilePath, mmap: Option<bool>) -> PyResult<Table> {
        let absolute = std::path::absolute(&path.0).ok();
        let loaded = background::run(py, path.0.clone(), move |path, _| match mmap {
            None => dice_race_core::tables::Table::load(path),
            Some(true) => dice_race_core::tables::Table::map(path),
            Some(false) => dice_race_core::tables::Table::read(path),
        })?;
        let file = absolute.map(|absolute| File { absolute, mmap });
        loaded.map(|table| Table::new(table, file)).map_err(|error| file_error(py, error, path))
    }

    /// What a pickle of a loaded table calls.
    #[staticmethod]
    fn _load_again(py: Python<'_>, path: FilePath, mmap: Option<bool>, rules: Rules) -> PyResult<Table> {
        let table = Table::load(py, FilePath(path.0.clone()), mmap)?;
        if table.rules() != rules {
            return Err(path.wrong_table("the file has changed: it holds a table for other rules".into()));
        }
        Ok(table)
    }

    /// The table of these bytes, which :meth:`to_bytes` returned or a file holds.
    ///
    /// Raises:
    ///     TableError: they are damaged, cut off, or not a table.
    #[staticmethod]
    fn from_bytes(py: Python<'_>, data: &Bound<'_, PyBytes>) -> PyResult<Table> {
        let bytes = data.as_bytes().to_owned();
        let read = background::run(py, bytes, |bytes, _| dice_race_core::tables::Table::from_bytes(mem::take(bytes)))?;
        read.map(|table| Table::new(table, None)).map_err(table_error)
    }

    /// The bytes of its file.
    fn to_bytes<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyBytes>> {
        let bytes = self.table.as_bytes();
        PyBytes::new_with(py, bytes.len(), |copy| {
            copy.copy_from_slice(bytes);
            Ok(())
        })
    }

    /// Writes the table into a file, which holds either all of it or what it held before, even after a crash.
    ///
    /// Raises:
    ///     FileError: the file cannot be written.
    fn save(&self, py: Python<'_>, path: FilePath) -> PyResult<()> {
        let table = (Arc::clone(&self.table), path.0.clone());
        let saved = background::run(py, table, |(table, path), stop| table.save_with(path, background::until(stop)))?;
        saved.map(|_| ()).map_err(|error| file_error(py, error, path))
    }

    /// The rules of all positions in the table.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.table.rules())
    }

    /// The number of positions in it: from the view of the side to move, waiting for a roll, no side finished.
    #[getter]
    fn states(&self) -> u64 {
        self.table.states()
    }

    /// The win probability of the side to move: with a roll pending that of its best move, and 1.0 or 0.0 when the
    /// game is over.
    ///
    /// Raises:
    ///     TableError: the position has other rules.
    fn win_probability(&self, position: Subject<'_>) -> PyResult<f64> {
        let result = position.result();
        let position = position.position(Some(self.rules()))?;
        let found = self.table.win_probability(&position).map_err(lookup_error)?;
        Ok(result.unwrap_or(found))
    }

    /// The best move with the pending roll; of equal ones the first in ``legal_moves``.
    ///
    /// Raises:
    ///     TableError: the position has other rules.
    ///     IllegalMoveError: nothing has been rolled, or the game is over.
    fn best_move(&self, position: Subject<'_>) -> PyResult<Move> {
        let position = position.unfinished("best move", Some(self.rules()))?;
        self.table.best_move(&position).map(Move).map_err(lookup_error)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyTuple>)> {
        let (py, class, table) = (slf.py(), slf.get_type(), slf.get());
        Ok(match &table.file {
            Some(File { absolute, mmap }) => {
                let arguments = (absolute.as_os_str(), mmap, table.rules());
                (class.getattr("_load_again")?, arguments.into_pyobject(py)?)
            }
            None => (class.getattr("from_bytes")?, (table.to_bytes(py)?,).into_pyobject(py)?),
        })
    }

    fn __repr__(&self) -> String {
        format!("<dice_race.Table of {} positions, {}>", self.states(), self.rules().__repr__())
    }
}

/// Computes the table of these rules, on all cores. One piece per side takes no time; two take seconds, three take
/// minutes and 230 MB of memory, four take hours and 11 GB. The command ``stones-dice solve`` can be interrupted and
/// resumed.
///
/// Other threads run meanwhile, and Ctrl-C stops it.
///
/// Args:
///     rules: the rules.
///     stop: lets another thread stop it.
///     report: called with the :class:`Status` after each sweep over the positions, by the thread of the caller. What it
///         raises ends the work.
///
/// Raises:
///     MemoryError: there is not enough memory.
///     TableError: it was stopped.
#[pyfunction]
#[pyo3(signature = (rules, *, stop = None, report = None))]
pub(crate) fn solve(
    py: Python<'_>,
    rules: Rules,
    stop: Option<&Stop>,
    report: Option<Bound<'_, PyAny>>,
) -> PyResult<Table> {
    let solver = Solver::new(rules.0).map_err(table_error)?;
    let table = Follow::new(stop, report)?.run(py, solver, |solver, stop, report| {
        // After a stop there is no table, which `table` says.
        let _ = solver.run_with(background::until(stop), |solver| {
            report(Status(solver.status()));
            ControlFlow::Continue(())
        });
        solver.table()
    })?;
    table.map(|table| Table::new(table, None)).map_err(table_error)
}

fn table_error(error: TableError) -> PyErr {
    match error {
        TableError::Memory { .. } => PyMemoryError::new_err(error.to_string()),
        _ => errors::table(error.to_string()),
    }
}

/// The error for a file that cannot be read or written, or that holds something else.
fn file_error(py: Python<'_>, error: TableError, path: FilePath) -> PyErr {
    match error {
        TableError::Io(error) => path.error(py, &error),
        TableError::NotAFile => path.error(py, &io::Error::new(ErrorKind::InvalidInput, error.to_string())),
        TableError::Memory { .. } => table_error(error),
        error => path.wrong_table(error.to_string()),
    }
}

fn lookup_error(error: LookupError) -> PyErr {
    match error {
        LookupError::Illegal(reason) => reason.raise("best move"),
        _ => errors::table(error.to_string()),
    }
}
