//! Checks for Ctrl-C during long work.

use core::ops::{ControlFlow, Range};
use core::time::Duration;
use std::time::Instant;

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;

/// How often a long call checks for Ctrl-C. Rarely: while other threads run Python code, it has to wait for its turn.
pub(super) const CHECK_EVERY: Duration = Duration::from_millis(50);

/// Checks for Ctrl-C from time to time during a long call.
pub(crate) struct Watch {
    /// Whether this is the main thread, which alone learns of signals. Other threads do not need the interpreter before
    /// their work is done: if they are daemons, it may end at any moment, and to ask for it just then is a crash.
    is_main: bool,
    checked: Instant,
}

impl Watch {
    pub(crate) fn new(py: Python<'_>) -> PyResult<Watch> {
        Ok(Watch { is_main: is_main_thread(py)?, checked: Instant::now() })
    }

    /// Checks if the last time was a while ago. The caller must not hold the interpreter.
    pub(crate) fn check(&mut self) -> PyResult<()> {
        if !self.is_main || self.checked.elapsed() < CHECK_EVERY {
            return Ok(());
        }
        self.checked = Instant::now();
        check_signals()
    }
}

/// Checks for Ctrl-C. The caller must not hold the interpreter.
///
/// Once the interpreter has ended there is nothing to check. The thread goes on, and waits for the end of the process
/// as soon as it needs the interpreter again.
fn check_signals() -> PyResult<()> {
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method's lifetime is not general enough")]
    Python::try_attach(|py| py.check_signals()).unwrap_or(Ok(()))
}

fn is_main_thread(py: Python<'_>) -> PyResult<bool> {
    static FUNCTIONS: PyOnceLock<[Py<PyAny>; 2]> = PyOnceLock::new();
    let [main_thread, get_ident] = FUNCTIONS.get_or_try_init(py, || {
        let threading = py.import("threading")?;
        PyResult::Ok([threading.getattr("main_thread")?.unbind(), threading.getattr("get_ident")?.unbind()])
    })?;
    main_thread.bind(py).call0()?.getattr(intern!(py, "ident"))?.eq(get_ident.bind(py).call0()?)
}

/// For work that asks every few milliseconds whether to go on: checks for Ctrl-C from time to time.
pub(crate) fn poll(py: Python<'_>) -> PyResult<impl FnMut() -> ControlFlow<PyErr> + use<>> {
    let mut watch = Watch::new(py)?;
    Ok(move || watch.check().map_or_else(ControlFlow::Break, ControlFlow::Continue))
}

/// Does a long piece of work part by part, without holding the interpreter, and checks for Ctrl-C between
/// parts. A part should take some milliseconds at most.
pub(crate) fn by_parts<P: Send, T: Send>(
    py: Python<'_>,
    parts: impl Iterator<Item = P> + Send,
    start: T,
    mut work: impl FnMut(&mut T, P) + Send,
) -> PyResult<T> {
    let mut watch = Watch::new(py)?;
    py.detach(|| {
        let mut result = start;
        for part in parts {
            work(&mut result, part);
            watch.check()?;
        }
        Ok(result)
    })
}

/// Does a long piece of work for the numbers below `n`, in ranges of `size`.
pub(crate) fn by_ranges<T: Send>(
    py: Python<'_>,
    n: u64,
    size: u64,
    start: T,
    work: impl FnMut(&mut T, Range<u64>) + Send,
) -> PyResult<T> {
    let range = |part: u64| part * size..n.min((part * size).saturating_add(size));
    by_parts(py, (0..n.div_ceil(size)).map(range), start, work)
}
