use dice_race_core::{MoveKind, Progress};
use pyo3::prelude::*;

use crate::color::Color;
use crate::{args, errors, value};

/// One move, as a position lists it. ``str`` is the notation: ``a1-d1``, ``a1xd1`` captures, ``@a1`` enters, ``--``
/// passes.
///
/// Args:
///     mover: who moves.
///     start: how far the piece has come, 0 to 31; ``None`` when it enters, and for a pass.
///     end: how far it has come after the move; ``None`` for a pass.
///     captures: whether it captures the opponent's piece there.
#[pyclass(frozen, eq, ord, hash, weakref, module = "stones_dice.dice_race")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct Move(pub(crate) dice_race_core::Move);

args::taken_by_value!(Move, "a dice_race.Move");
value::immutable!(Move);

#[pymethods]
impl Move {
    #[new]
    #[pyo3(signature = (mover, start, end, captures = false))]
    fn new(
        mover: Color,
        #[pyo3(from_py_with = progress)] start: Option<Progress>,
        #[pyo3(from_py_with = progress)] end: Option<Progress>,
        captures: bool,
    ) -> PyResult<Move> {
        let kind = match (start, end) {
            (Some(from), Some(to)) => MoveKind::Walk { from, to },
            (None, Some(Progress::START)) => MoveKind::Enter,
            (None, None) => MoveKind::Pass,
            _ => {
                return Err(errors::value(
                    "a piece that enters ends at progress 0, and one that leaves ends somewhere".into(),
                ));
            }
        };
        let m = dice_race_core::Move::new(mover.0, kind, captures);
        m.map(Move).ok_or_else(|| errors::value("a piece walks 1 to 6 steps, and a pass captures nothing".into()))
    }

    /// Who moves.
    #[getter]
    fn mover(&self) -> Color {
        Color(self.0.color())
    }

    /// The square the piece comes from; ``None`` when it enters, and for a pass.
    #[getter]
    pub(crate) fn origin(&self) -> Option<String> {
        self.0.origin().map(|square| square.to_string())
    }

    /// The square the piece goes to; ``None`` for a pass.
    #[getter]
    pub(crate) fn target(&self) -> Option<String> {
        self.0.target().map(|square| square.to_string())
    }

    /// The square of the piece that is captured, which is the target; ``None`` if none is.
    #[getter]
    fn captured(&self) -> Option<String> {
        self.0.captured().map(|square| square.to_string())
    }

    /// ``"enter"``, ``"walk"`` or ``"pass"``.
    #[getter]
    fn kind(&self) -> &'static str {
        self.0.kind().name()
    }

    /// The squares stepped on, the target last; empty for a pass.
    #[getter]
    fn path(&self) -> Vec<String> {
        self.0.path().map(|square| square.to_string()).collect()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let mover = self.mover().literal();
        let number = |progress: Option<Progress>| progress.map_or("None".into(), |progress| progress.to_string());
        let captures = if self.0.captures() { "True" } else { "False" };
        format!("dice_race.Move({mover}, {}, {}, {captures})", number(self.0.from()), number(self.0.to()))
    }

    fn __getnewargs__(&self) -> (Color, Option<u8>, Option<u8>, bool) {
        let (from, to) = (self.0.from().map(Progress::get), self.0.to().map(Progress::get));
        (self.mover(), from, to, self.0.captures())
    }
}

/// How far a piece has come; `None` for one that is not on the board.
pub(super) fn progress(value: &Bound<'_, PyAny>) -> PyResult<Option<Progress>> {
    if value.is_none() {
        return Ok(None);
    }
    let value = args::number(value, "progress", 0..=Progress::LAST.get().into())?;
    Ok(Progress::new(value as u8))
}
