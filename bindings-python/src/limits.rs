//! The keywords that limit a search.

use std::time::{Duration, Instant};

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use stones_core::search::Limits;

use crate::{args, errors};

/// The limits of a call that works in another thread. Its time begins with the call: the thread may start late, while the
/// system frees the table of an earlier call.
#[derive(Clone, Copy)]
pub(crate) struct CallLimits {
    limits: Limits,
    start: Instant,
}

impl CallLimits {
    /// The limits of the call that begins now.
    pub(crate) fn new(limits: Limits) -> CallLimits {
        CallLimits { limits, start: Instant::now() }
    }

    /// What is left of them.
    pub(crate) fn left(&self) -> Limits {
        let time = self.limits.time.map(|time| time.saturating_sub(self.start.elapsed()));
        Limits { time, ..self.limits }
    }
}

pub(crate) fn nodes(value: &Bound<'_, PyAny>) -> PyResult<Option<u64>> {
    optional(value, |value| args::number(value, "nodes", 1..=u64::MAX))
}

pub(crate) fn depth(value: &Bound<'_, PyAny>) -> PyResult<Option<u8>> {
    optional(value, |value| Ok(args::number(value, "depth", 1..=u8::MAX.into())? as u8))
}

/// A time, more than none.
pub(crate) fn seconds(value: &Bound<'_, PyAny>) -> PyResult<Option<Duration>> {
    optional(value, |value| {
        let seconds = match value.extract::<f64>() {
            Err(error) if error.is_instance_of::<PyTypeError>(value.py()) => None,
            // A whole number that is larger than any `float`.
            Err(error) if error.is_instance_of::<PyOverflowError>(value.py()) => Some(f64::INFINITY),
            Err(error) => return Err(error),
            Ok(seconds) => (!args::is_bool(value)).then_some(seconds),
        };
        let seconds = seconds.ok_or_else(|| args::wrong_type("a number for seconds", value))?;
        let time = Duration::try_from_secs_f64(seconds).ok().filter(|_| seconds > 0.0);
        // Less than a nanosecond is one.
        let time = time.map(|time| time.max(Duration::from_nanos(1)));
        time.ok_or_else(|| errors::value("seconds is a number above 0 and below 2**64".into()))
    })
}

/// The number of threads of a search. More than 256 would be of no use.
pub(crate) fn threads(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    Ok(args::number(value, "threads", 1..=256)? as usize)
}

fn optional<T>(value: &Bound<'_, PyAny>, read: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> PyResult<Option<T>> {
    if value.is_none() { Ok(None) } else { read(value).map(Some) }
}
