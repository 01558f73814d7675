use pyo3::prelude::*;
use stones_core::MoveKind;

use crate::squares::square;
use crate::text::Word;
use crate::{args, errors, value};

/// One move: where a stone comes from, where it goes, and what happens to the stone it jumps.
///
/// A move built from its fields may be illegal or contradict the board. ``str`` is the notation: ``a1-d4`` slides,
/// ``c3xe5`` pins an opponent, ``c3^e5`` frees an ally.
#[pyclass(frozen, eq, ord, hash, weakref, module = "stones_dice.stones")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) stones_core::Move);

args::taken_by_value!(Move, "a stones.Move");
value::immutable!(Move);

#[pymethods]
impl Move {
    #[new]
    #[pyo3(
        signature = (origin, target, jumped = None, kind = Word::from("slide")),
        text_signature = "(origin, target, jumped=None, kind='slide')",
    )]
    fn new(origin: Word<'_>, target: Word<'_>, jumped: Option<Word<'_>>, kind: Word<'_>) -> PyResult<Move> {
        let found = MoveKind::ALL.into_iter().find(|value| value.name() == &*kind);
        let kind = found.ok_or_else(|| errors::value("kind: expected `slide`, `pin` or `free`".into()))?;
        let (origin, target) = (square(&origin)?, square(&target)?);
        let jumped = jumped.map(|name| square(&name)).transpose()?;
        Ok(Move(stones_core::Move { origin, target, jumped, kind }))
    }

    /// The square the stone comes from.
    #[getter]
    pub(crate) fn origin(&self) -> String {
        self.0.origin.to_string()
    }

    /// The square the stone goes to.
    #[getter]
    pub(crate) fn target(&self) -> String {
        self.0.target.to_string()
    }

    /// The square of the stone that is jumped; ``None`` for a slide.
    #[getter]
    fn jumped(&self) -> Option<String> {
        self.0.jumped.map(|square| square.to_string())
    }

    /// ``"slide"``, ``"pin"`` or ``"free"``.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind.name()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let jumped = self.jumped().map_or("None".into(), |square| format!("'{square}'"));
        format!("stones.Move('{}', '{}', {jumped}, '{}')", self.0.origin, self.0.target, self.kind())
    }

    fn __getnewargs__(&self) -> (String, String, Option<String>, &'static str) {
        (self.origin(), self.target(), self.jumped(), self.kind())
    }
}
