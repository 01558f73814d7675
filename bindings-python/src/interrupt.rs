//! Long calls: they let other threads run, and a Ctrl-C stops them.

use core::ops::Range;

use pyo3::prelude::*;

/// Does a long piece of work part by part, without holding the interpreter, and looks for a Ctrl-C after
/// each part. A part should take some milliseconds.
pub(crate) fn by_parts<P: Send, T: Send>(
    py: Python<'_>,
    parts: impl Iterator<Item = P> + Send,
    start: T,
    mut work: impl FnMut(&mut T, P) + Send,
) -> PyResult<T> {
    py.detach(|| {
        let mut result = start;
        for part in parts {
            work(&mut result, part);
            Python::attach(|py| py.check_signals())?;
        }
        Ok(result)
    })
}

/// Does a long piece of work for the numbers below `n`, in ranges.
pub(crate) fn by_ranges<T: Send>(
    py: Python<'_>,
    n: u64,
    start: T,
    work: impl FnMut(&mut T, Range<u64>) + Send,
) -> PyResult<T> {
    const PART: u64 = 1_000;
    let range = |part: u64| part * PART..n.min((part * PART).saturating_add(PART));
    by_parts(py, (0..n.div_ceil(PART)).map(range), start, work)
}
