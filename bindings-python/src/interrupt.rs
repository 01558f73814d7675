//! Long calls: they let other threads run, and Ctrl-C stops them.

use core::ops::{ControlFlow, Range};
use core::time::Duration;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::thread;
use std::time::Instant;

use pyo3::prelude::*;
use stones_core::search::Stop;

use crate::errors;

/// How often a long call checks for Ctrl-C. Rarely: while other threads run Python code, it has to wait for its turn.
const CHECK_EVERY: Duration = Duration::from_millis(100);

/// Checks for Ctrl-C, without holding the interpreter before and after.
pub(crate) fn check() -> PyResult<()> {
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method's lifetime is not general enough")]
    Python::attach(|py| py.check_signals())
}

/// For work that asks every few milliseconds whether to go on: checks for Ctrl-C from time to time.
pub(crate) fn poll() -> impl FnMut() -> ControlFlow<PyErr> {
    let mut checked = Instant::now();
    move || {
        if checked.elapsed() < CHECK_EVERY {
            return ControlFlow::Continue(());
        }
        checked = Instant::now();
        check().map_or_else(ControlFlow::Break, ControlFlow::Continue)
    }
}

/// Does a long piece of work part by part, without holding the interpreter, and checks for Ctrl-C between
/// parts. A part should take some milliseconds at most.
pub(crate) fn by_parts<P: Send, T: Send>(
    py: Python<'_>,
    parts: impl Iterator<Item = P> + Send,
    start: T,
    mut work: impl FnMut(&mut T, P) + Send,
) -> PyResult<T> {
    py.detach(|| {
        let (mut result, mut checked) = (start, Instant::now());
        for part in parts {
            work(&mut result, part);
            if checked.elapsed() >= CHECK_EVERY {
                check()?;
                checked = Instant::now();
            }
        }
        Ok(result)
    })
}

/// Does a long piece of work that can be stopped, without holding the interpreter, and stops it at Ctrl-C. The work is
/// done by another thread, while this one, which alone can see Ctrl-C, watches.
pub(crate) fn until_stopped<T: Send>(py: Python<'_>, work: impl FnOnce(&Stop) -> T + Send) -> PyResult<T> {
    let stop = &Stop::new();
    let watch = || {
        thread::scope(|scope| {
            let (sender, receiver) = channel();
            let work = thread::Builder::new().spawn_scoped(scope, move || sender.send(work(stop)));
            work.map_err(|error| errors::value(format!("no thread to work in: {error}")))?;
            loop {
                match receiver.recv_timeout(CHECK_EVERY) {
                    Ok(result) => return Ok(result),
                    Err(RecvTimeoutError::Timeout) => check().inspect_err(|_| stop.stop())?,
                    // The work has panicked, and so will the scope.
                    Err(RecvTimeoutError::Disconnected) => return Err(errors::value("the search has failed".into())),
                }
            }
        })
    };
    py.detach(watch)
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
