use std::time::Duration;

use pyo3::prelude::*;
use stones_core::search::{Limits, Solver, SolverOptions, UnsolvedError};

use super::results::Solution;
use super::rules::Rules;
use super::subject::Subject;
use crate::limits::{self, CallLimits};
use crate::long_calls::background::Follow;
use crate::long_calls::stop::Stop;
use crate::{args, errors};

/// Proves the value of a position on a board of any size, with best play of both sides.
///
/// On 8x8, the last eight or ten moves of a game take seconds. A small board of 20 squares takes seconds, one of 25
/// takes minutes. Other threads run meanwhile, and Ctrl-C stops it. With one thread and no time limit, the result is
/// always the same.
///
/// Args:
///     position: a game, which has its rules; or a position or its text, which have none.
///     rules: the rules. If left out: those of the game, and the default ones for a position.
///     table: size of the transposition table in MiB. A larger one saves repeated work.
///     threads: number of threads. The value does not depend on it, the line may.
///     nodes: stop after about this number of search nodes.
///     seconds: stop after this time.
///     stop: lets another thread stop it.
///
/// Raises:
///     ParseError: the text is malformed.
///     SetupError: there can be no such position, or the game has other rules.
///     UnsolvedError: a limit was reached or it was stopped; the error says what is proven.
#[pyfunction]
#[pyo3(signature = (position, rules = None, *, table = 64, threads = 1, nodes = None, seconds = None, stop = None))]
pub(crate) fn solve(
    py: Python<'_>,
    position: Subject,
    rules: Option<Rules>,
    #[pyo3(from_py_with = table_size)] table: usize,
    #[pyo3(from_py_with = limits::threads)] threads: usize,
    #[pyo3(from_py_with = limits::nodes)] nodes: Option<u64>,
    #[pyo3(from_py_with = limits::seconds)] seconds: Option<Duration>,
    stop: Option<&Stop>,
) -> PyResult<Solution> {
    let rules = position.rules(rules)?;
    let position = position.position;
    let limits = CallLimits::new(Limits { nodes, time: seconds, depth: None });
    let solver = Solver::with_options(rules, SolverOptions { table_bytes: table << 20, threads });
    let solved = Follow::new(stop, None)?.run(py, solver, move |solver, stop, _: &mut dyn FnMut(())| {
        solver.solve_with(&position, &limits.left(), stop)
    })?;
    solved.map(Solution).map_err(unsolved_error)
}

/// In MiB, up to 256 GiB.
fn table_size(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    Ok(args::number(value, "table", 0..=1 << 18)? as usize)
}

fn unsolved_error(unsolved: UnsolvedError) -> PyErr {
    errors::unsolved(unsolved.to_string(), unsolved.at_least, unsolved.at_most, unsolved.nodes)
}
