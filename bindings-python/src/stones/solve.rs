use pyo3::prelude::*;
use pyo3::types::PyTuple;
use stones_core::AnyPosition;
use stones_core::search::{Limits, Solution, Solver, Unsolved};

use super::moves::Move;
use super::rules::Rules;
use crate::args::{self, Word};
use crate::{errors, interrupt, values};

/// What a position on a board of any size is worth with best play of both sides, proven.
///
/// The last eight or ten moves of a game on 8x8 take seconds; of small boards, 20 squares take seconds and 25 minutes.
/// Other threads run meanwhile, and Ctrl-C stops it. With one thread and no limit of time, the answer is always the
/// same.
///
/// Args:
///     text: the position as a text; ``str`` of a :class:`Position` is one.
///     rules: the rules that the game is played by.
///     table: how many MiB to remember positions in. The larger, the less has to be found out twice.
///     threads: how many search together. The value does not depend on it, the line may.
///     nodes: go into no more than about so many positions.
///     seconds: search no longer than this.
///
/// Raises:
///     ParseError: the text is malformed.
///     SetupError: there can be no such position.
///     UnsolvedError: a limit was reached first; it tells what is proven.
#[pyfunction]
#[pyo3(
    signature = (text, rules = Rules::default(), *, table = None, threads = None, nodes = None, seconds = None),
    text_signature = "(text, rules=Rules(), *, table=64, threads=1, nodes=None, seconds=None)",
)]
pub(crate) fn solve(
    py: Python<'_>,
    text: Word<'_>,
    rules: Rules,
    table: Option<Bound<'_, PyAny>>,
    threads: Option<Bound<'_, PyAny>>,
    nodes: Option<Bound<'_, PyAny>>,
    seconds: Option<Bound<'_, PyAny>>,
) -> PyResult<Py<PyAny>> {
    let position: AnyPosition = text.parse().map_err(super::position_error)?;
    let table = table.map(|table| args::number(&table, "table", 0..=MOST_MIB)).transpose()?.unwrap_or(64);
    let threads = args::threads(threads)?;
    let nodes = args::limit(nodes, "nodes", u64::MAX)?;
    let time = seconds.map(|seconds| args::seconds(&seconds)).transpose()?;
    let solved = interrupt::until_stopped(py, |stop| {
        let mut solver = Solver::with_table(rules.0, (table as usize) << 20);
        solver.set_threads(threads);
        solver.solve(&position, &Limits { nodes, time, stop: Some(stop), ..Limits::NONE })
    })?;
    solution(py, solved.map_err(unsolved_error)?)
}

/// 256 GiB.
const MOST_MIB: u64 = 1 << 18;

fn solution(py: Python<'_>, Solution { value, line, nodes }: Solution) -> PyResult<Py<PyAny>> {
    values::solution(py, (value, PyTuple::new(py, line.into_iter().map(Move))?, nodes))
}

fn unsolved_error(unsolved: Unsolved) -> PyErr {
    errors::unsolved(unsolved.to_string(), unsolved.at_least, unsolved.at_most, unsolved.nodes)
}
