use dice_race_core::PieceCount;
use pyo3::prelude::*;

use crate::text::Word;
use crate::{args, errors, value};

/// The options of the rules. A position carries them, since they determine the legal moves.
///
/// Args:
///     capture: "first-contact" (the first opponent met is captured) or "landing-only" (only on the last cell).
///     block: "stop-short" (a piece of the same side on the ring cuts a move short) or "whole-roll" (a roll that
///         would reach the diagonal is made in full or not at all).
///     extra_roll_on_six: whether any six gives another roll.
///     pieces: pieces a side, 1 to 4.
///
/// Raises:
///     SetupError: for any other value.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.dice_race")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Rules(pub(crate) dice_race_core::Rules);

/// A number of pieces a side; `None` if it is out of range.
fn pieces(value: &Bound<'_, PyAny>) -> PyResult<Option<PieceCount>> {
    let count = args::whole(value, "pieces")?.and_then(|count| u8::try_from(count).ok());
    Ok(count.and_then(PieceCount::new))
}

args::taken_by_value!(Rules, "dice_race.Rules");
value::immutable!(Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(
        signature = (
            capture = Word::from("first-contact"),
            block = Word::from("stop-short"),
            extra_roll_on_six = false,
            pieces = Some(PieceCount::default()),
        ),
        text_signature = "(capture='first-contact', block='stop-short', extra_roll_on_six=False, pieces=4)",
    )]
    fn new(
        capture: Word<'_>,
        block: Word<'_>,
        extra_roll_on_six: bool,
        #[pyo3(from_py_with = pieces)] pieces: Option<PieceCount>,
    ) -> PyResult<Rules> {
        let (mut rules, mut faults) = (dice_race_core::Rules { extra_roll_on_six, ..Default::default() }, Vec::new());
        args::option(&mut rules.capture, "capture", &capture, &mut faults);
        args::option(&mut rules.block, "block", &block, &mut faults);
        match pieces {
            Some(pieces) => rules.pieces = pieces,
            None => faults.push("pieces: expected 1 to 4".into()),
        }
        if faults.is_empty() { Ok(Rules(rules)) } else { Err(errors::setup(faults)) }
    }

    /// Where on its path a move captures an opponent.
    #[getter]
    fn capture(&self) -> &'static str {
        self.0.capture.name()
    }

    /// What happens if a piece of the same side blocks a roll that would reach the diagonal.
    #[getter]
    fn block(&self) -> &'static str {
        self.0.block.name()
    }

    /// Whether any six gives another roll.
    #[getter]
    fn extra_roll_on_six(&self) -> bool {
        self.0.extra_roll_on_six
    }

    /// Pieces a side, 1 to 4.
    #[getter]
    fn pieces(&self) -> u8 {
        self.0.pieces.get()
    }

    pub(crate) fn __repr__(&self) -> String {
        let extra = if self.extra_roll_on_six() { "True" } else { "False" };
        format!(
            "dice_race.Rules(capture='{}', block='{}', extra_roll_on_six={extra}, pieces={})",
            self.capture(),
            self.block(),
            self.pieces()
        )
    }

    fn __getnewargs__(&self) -> (&'static str, &'static str, bool, u8) {
        (self.capture(), self.block(), self.extra_roll_on_six(), self.pieces())
    }
}
