use pyo3::prelude::*;
use stones_core::search;

/// Stops calls from another thread: all that were given it as ``stop``.
///
/// It works within one process. Once stopped it stays so, and a call that begins later ends at once; for another call
/// make a new one. An analysis or a move is then the best that was found so far, or by a search of one move.
/// :func:`stones.solve` raises an ``UnsolvedError``, :func:`dice_race.solve` a ``TableError``.
#[pyclass(frozen, weakref, module = "stones_dice")]
#[derive(Default)]
pub(crate) struct Stop(search::Stop);

#[pymethods]
impl Stop {
    #[new]
    fn new() -> Stop {
        Stop::default()
    }

    /// Stops all calls that have it.
    fn stop(&self) {
        self.0.stop();
    }

    /// Whether :meth:`stop` was called.
    #[getter]
    pub(crate) fn is_stopped(&self) -> bool {
        self.0.is_stopped()
    }

    fn __repr__(&self) -> &'static str {
        if self.is_stopped() { "<stones_dice.Stop, stopped>" } else { "<stones_dice.Stop, not stopped>" }
    }
}
