use pyo3::prelude::*;
use stones_core::UnknownName;

use crate::errors;

/// The options of the rules: when a game ends, and where stones count.
///
/// Args:
///     end: "side-to-move" (a game ends when the side to move cannot move) or "either-side" (also when the
///         other side cannot).
///     goal: "far-rank" or "far-half", where unpinned stones count.
///
/// Raises:
///     SetupError: for any other value.
#[pyclass(frozen, eq, hash, from_py_object, module = "stones_dice.stones")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Rules(pub(crate) stones_core::Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (end = "side-to-move", goal = "far-rank"))]
    fn new(end: &str, goal: &str) -> PyResult<Rules> {
        let refused = |option: &str, error: UnknownName| errors::setup(vec![format!("{option}: {error}")]);
        Ok(Rules(stones_core::Rules {
            end: end.parse().map_err(|error| refused("end", error))?,
            goal: goal.parse().map_err(|error| refused("goal", error))?,
        }))
    }

    /// When a game ends.
    #[getter]
    fn end(&self) -> &'static str {
        self.0.end.name()
    }

    /// Where unpinned stones count.
    #[getter]
    fn goal(&self) -> &'static str {
        self.0.goal.name()
    }

    fn __repr__(&self) -> String {
        format!("stones.Rules(end='{}', goal='{}')", self.end(), self.goal())
    }

    fn __getnewargs__(&self) -> (&'static str, &'static str) {
        (self.end(), self.goal())
    }
}
