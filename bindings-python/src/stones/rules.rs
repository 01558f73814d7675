use pyo3::prelude::*;

use crate::text::Word;
use crate::{args, errors, value};

/// The options of the rules: when a game ends, and where stones count.
///
/// Args:
///     end: "side-to-move" (a game ends when the side to move cannot move) or "either-side" (also when the
///         other side cannot).
///     goal: "far-rank" or "far-half", where unpinned stones count.
///
/// Raises:
///     SetupError: for any other value.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.stones")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Rules(pub(crate) stones_core::Rules);

args::taken_by_value!(Rules, "stones.Rules");
value::immutable!(Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(
        signature = (end = Word::from("side-to-move"), goal = Word::from("far-rank")),
        text_signature = "(end='side-to-move', goal='far-rank')",
    )]
    fn new(end: Word<'_>, goal: Word<'_>) -> PyResult<Rules> {
        let (mut rules, mut faults) = (stones_core::Rules::default(), Vec::new());
        args::option(&mut rules.end, "end", &end, &mut faults);
        args::option(&mut rules.goal, "goal", &goal, &mut faults);
        if faults.is_empty() { Ok(Rules(rules)) } else { Err(errors::setup(faults)) }
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

    pub(crate) fn __repr__(&self) -> String {
        format!("stones.Rules(end='{}', goal='{}')", self.end(), self.goal())
    }

    fn __getnewargs__(&self) -> (&'static str, &'static str) {
        (self.end(), self.goal())
    }
}
