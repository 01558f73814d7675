use dice_race_core::PieceCount;
use pyo3::prelude::*;

use crate::{args, errors};

/// The options of the rules. A position carries them, since they say which moves there are.
///
/// Args:
///     capture: "first-contact" (the first opponent met is captured) or "landing-only" (only on the last cell).
///     block: "stop-short" (an own piece on the ring cuts a move short) or "whole-throw" (a throw that would
///         reach the diagonal is made in full or not at all).
///     extra_throw_on_six: whether any six gives another throw.
///     pieces: pieces a side, 1 to 4.
///
/// Raises:
///     SetupError: for any other value.
#[pyclass(frozen, eq, hash, from_py_object, module = "stones_dice.dice_race")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Rules(pub(crate) dice_race_core::Rules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (capture = "first-contact", block = "stop-short", extra_throw_on_six = false, pieces = None))]
    fn new(capture: &str, block: &str, extra_throw_on_six: bool, pieces: Option<&Bound<'_, PyAny>>) -> PyResult<Rules> {
        let refused = |option: &str, expected: &str| errors::setup(vec![format!("{option}: expected {expected}")]);
        let pieces = match pieces {
            None => PieceCount::default(),
            Some(pieces) => {
                let count = args::whole(pieces, "pieces")?.and_then(|count| u8::try_from(count).ok());
                count.and_then(PieceCount::new).ok_or_else(|| refused("pieces", "1 to 4"))?
            }
        };
        Ok(Rules(dice_race_core::Rules {
            capture: capture.parse().map_err(|e: dice_race_core::UnknownName| refused("capture", e.expected))?,
            block: block.parse().map_err(|e: dice_race_core::UnknownName| refused("block", e.expected))?,
            extra_throw_on_six,
            pieces,
        }))
    }

    /// Where an opponent in the way is captured.
    #[getter]
    fn capture(&self) -> &'static str {
        self.0.capture.name()
    }

    /// What an own piece in the way does.
    #[getter]
    fn block(&self) -> &'static str {
        self.0.block.name()
    }

    /// Whether any six gives another throw.
    #[getter]
    fn extra_throw_on_six(&self) -> bool {
        self.0.extra_throw_on_six
    }

    /// Pieces a side, 1 to 4.
    #[getter]
    fn pieces(&self) -> u8 {
        self.0.pieces.get()
    }

    pub(crate) fn __repr__(&self) -> String {
        let extra = if self.extra_throw_on_six() { "True" } else { "False" };
        format!(
            "dice_race.Rules(capture='{}', block='{}', extra_throw_on_six={extra}, pieces={})",
            self.capture(),
            self.block(),
            self.pieces()
        )
    }

    fn __getnewargs__(&self) -> (&'static str, &'static str, bool, u8) {
        (self.capture(), self.block(), self.extra_throw_on_six(), self.pieces())
    }
}
