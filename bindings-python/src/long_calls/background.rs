//! Long work in another thread, which Ctrl-C or a [`Stop`] stops.

use core::ops::ControlFlow;
use core::time::Duration;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

use pyo3::IntoPyObjectExt;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use stones_core::search::Stop as Flag;

use super::stop::Stop;
use super::watch::{CHECK_EVERY, Watch};
use crate::errors;

/// How often a call checks whether its `Stop` was used.
const CHECK_STOP_EVERY: Duration = Duration::from_millis(5);

/// How long a call that is stopped waits for its work to end.
const TIME_TO_STOP: Duration = Duration::from_millis(80);

/// Does a long piece of work with a tool, such as an engine with its table, in another thread and without holding the
/// interpreter. Ctrl-C sets the flag of the work; if it does not end soon, as while a file is written to a slow disk, it
/// is left to end by itself.
///
/// The other thread also drops the tool, since it takes a while to free a large table.
pub(crate) fn run<S: Send + 'static, T: Send + 'static>(
    py: Python<'_>,
    tool: S,
    work: impl FnOnce(&mut S, &Flag) -> T + Send + 'static,
) -> PyResult<T> {
    let mut watch = Watch::new(py)?;
    py.detach(move || run_detached(&mut watch, tool, work))
}

/// Like [`run`]. The caller must not hold the interpreter.
pub(crate) fn run_detached<S: Send + 'static, T: Send + 'static>(
    watch: &mut Watch,
    tool: S,
    work: impl FnOnce(&mut S, &Flag) -> T + Send + 'static,
) -> PyResult<T> {
    supervise(watch, Follow::default(), tool, |tool, stop, _: &mut dyn FnMut(())| work(tool, stop))
}

/// What a callback is called with.
pub(crate) trait Report: for<'py> IntoPyObject<'py> + Send + 'static {}

impl<R: for<'py> IntoPyObject<'py> + Send + 'static> Report for R {}

/// The keywords with which a caller follows long work: what can stop it, and a callback for its progress.
#[derive(Default)]
pub(crate) struct Follow<'a> {
    stop: Option<&'a Stop>,
    report: Option<Py<PyAny>>,
}

impl<'a> Follow<'a> {
    pub(crate) fn new(stop: Option<&'a Stop>, report: Option<Bound<'_, PyAny>>) -> PyResult<Follow<'a>> {
        match report {
            Some(report) if !report.is_callable() => Err(PyTypeError::new_err("report is called, so it is a function")),
            report => Ok(Follow { stop, report: report.map(Bound::unbind) }),
        }
    }

    /// Like [`run`]; the caller's `Stop` also sets the flag of the work, which may report.
    pub(crate) fn run<S: Send + 'static, R: Report, T: Send + 'static>(
        self,
        py: Python<'_>,
        tool: S,
        work: impl FnOnce(&mut S, &Flag, &mut dyn FnMut(R)) -> T + Send + 'static,
    ) -> PyResult<T> {
        let mut watch = Watch::new(py)?;
        py.detach(move || supervise(&mut watch, self, tool, work))
    }

    fn check_every(&self) -> Duration {
        if self.stop.is_some() { CHECK_STOP_EVERY } else { CHECK_EVERY }
    }

    /// Calls the callback, if there is one.
    fn report<R: Report>(&self, report: R) -> PyResult<()> {
        let Some(callback) = &self.report else { return Ok(()) };
        // Once the interpreter has ended, no callback can be called.
        let called = Python::try_attach(|py| callback.call1(py, (report.into_bound_py_any(py)?,)).map(|_| ()));
        called.unwrap_or(Ok(()))
    }
}

/// For work that asks every few milliseconds whether to go on.
pub(crate) fn until(stop: &Flag) -> impl FnMut() -> ControlFlow<()> {
    || if stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
}

/// Starts the work in another thread and waits for it. The caller must not hold the interpreter.
fn supervise<S: Send + 'static, R: Report, T: Send + 'static>(
    watch: &mut Watch,
    follow: Follow<'_>,
    mut tool: S,
    work: impl FnOnce(&mut S, &Flag, &mut dyn FnMut(R)) -> T + Send + 'static,
) -> PyResult<T> {
    let (sender, receiver) = channel();
    let (stop, is_reporting) = (Flag::new(), follow.report.is_some());
    let stopped = stop.clone();
    let work = move || {
        let result = work(&mut tool, &stopped, &mut |report| {
            if is_reporting {
                send_and_wait(&sender, report);
            }
        });
        // A result for which no call waits is dropped.
        let _ = sender.send(Message::Result(result));
    };
    thread::Builder::new().spawn(work).map_err(|error| errors::value(format!("no thread to work in: {error}")))?;
    loop {
        let (checked, waiting) = match receiver.recv_timeout(follow.check_every()) {
            Ok(Message::Result(result)) => return Ok(result),
            Ok(Message::Report(report, waiting)) => (follow.report(report), Some(waiting)),
            Err(RecvTimeoutError::Timeout) => (watch.check(), None),
            // The work has panicked.
            Err(RecvTimeoutError::Disconnected) => return Err(errors::value("the work has failed".into())),
        };
        if checked.is_err() || follow.stop.is_some_and(Stop::is_stopped) {
            stop.stop();
        }
        if let Err(error) = checked {
            drop(waiting);
            wait_for_the_end(&receiver);
            return Err(error);
        }
    }
}

/// What comes from the thread that works.
enum Message<R, T> {
    /// The work waits until the sender is dropped.
    Report(R, Sender<()>),
    Result(T),
}

/// Sends a report, and waits until it was taken in: what stops the work then stops it just there.
fn send_and_wait<R, T>(sender: &Sender<Message<R, T>>, report: R) {
    let (waiting, taken_in) = channel();
    if sender.send(Message::Report(report, waiting)).is_ok() {
        let _ = taken_in.recv();
    }
}

/// Waits a little for the end of work that was stopped.
fn wait_for_the_end<R, T>(receiver: &Receiver<Message<R, T>>) {
    let end = Instant::now() + TIME_TO_STOP;
    while let Ok(Message::Report(..)) = receiver.recv_timeout(end.saturating_duration_since(Instant::now())) {}
}
