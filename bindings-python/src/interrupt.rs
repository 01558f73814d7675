//! Long calls: they let other threads run, and Ctrl-C stops them.

use core::ops::{ControlFlow, Range};
use core::time::Duration;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Instant;

use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::{IntoPyObjectExt, intern};
use stones_core::search::Stop as Flag;

use crate::errors;
use crate::stop::Stop;

/// How often a long call checks for Ctrl-C. Rarely: while other threads run Python code, it has to wait for its turn.
const CHECK_EVERY: Duration = Duration::from_millis(50);

/// How often a call checks whether its `Stop` was used.
const CHECK_STOP_EVERY: Duration = Duration::from_millis(5);

/// How long a call that is stopped waits for its work to end.
const TIME_TO_STOP: Duration = Duration::from_millis(80);

/// Checks for Ctrl-C, without holding the interpreter before and after.
///
/// Once the interpreter has ended there is nothing to check. The thread goes on, and waits for the end of the process
/// as soon as it needs the interpreter again.
pub(crate) fn check() -> PyResult<()> {
    #[allow(clippy::redundant_closure_for_method_calls, reason = "the method's lifetime is not general enough")]
    Python::try_attach(|py| py.check_signals()).unwrap_or(Ok(()))
}

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

    /// Checks if the last time was a while ago.
    pub(crate) fn check(&mut self) -> PyResult<()> {
        if !self.is_main || self.checked.elapsed() < CHECK_EVERY {
            return Ok(());
        }
        self.checked = Instant::now();
        check()
    }

    /// Like [`in_background`], in a thread that does not hold the interpreter.
    pub(crate) fn in_background<S: Send + 'static, T: Send + 'static>(
        &mut self,
        tool: S,
        work: impl FnOnce(&mut S, &Flag) -> T + Send + 'static,
    ) -> PyResult<T> {
        self.follow(Follow::default(), tool, |tool, stop, _: &mut dyn FnMut(())| work(tool, stop))
    }

    /// Like [`Follow::in_background`], in a thread that does not hold the interpreter.
    fn follow<S: Send + 'static, R: Report, T: Send + 'static>(
        &mut self,
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
            // If nobody waits for the result any more, it is dropped.
            let _ = sender.send(Message::Result(result));
        };
        thread::Builder::new().spawn(work).map_err(|error| errors::value(format!("no thread to work in: {error}")))?;
        loop {
            let (checked, waiting) = match receiver.recv_timeout(follow.check_every()) {
                Ok(Message::Result(result)) => return Ok(result),
                Ok(Message::Report(report, waiting)) => (follow.report(report), Some(waiting)),
                Err(RecvTimeoutError::Timeout) => (self.check(), None),
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

    fn check_every(&self) -> Duration {
        if self.stop.is_some() { CHECK_STOP_EVERY } else { CHECK_EVERY }
    }

    /// Calls the callback, if there is one.
    fn report<R: Report>(&self, report: R) -> PyResult<()> {
        let Some(callback) = &self.report else { return Ok(()) };
        // Once the interpreter has ended there is nobody to report to.
        let called = Python::try_attach(|py| callback.call1(py, (report.into_bound_py_any(py)?,)).map(|_| ()));
        called.unwrap_or(Ok(()))
    }

    /// Like [`in_background`]; the work is also told to stop when the caller's `Stop` is used, and may report.
    pub(crate) fn in_background<S: Send + 'static, R: Report, T: Send + 'static>(
        self,
        py: Python<'_>,
        tool: S,
        work: impl FnOnce(&mut S, &Flag, &mut dyn FnMut(R)) -> T + Send + 'static,
    ) -> PyResult<T> {
        let mut watch = Watch::new(py)?;
        py.detach(move || watch.follow(self, tool, work))
    }
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

/// For work in the background that asks every few milliseconds whether to go on.
pub(crate) fn until(stop: &Flag) -> impl FnMut() -> ControlFlow<()> {
    || if stop.is_stopped() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
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

/// Does a long piece of work with a tool, such as an engine with its table, in another thread and without holding the
/// interpreter. At Ctrl-C the work is told to stop; if it does not soon, as while a file is written to a slow disk, it
/// is left to end by itself.
///
/// The other thread also drops the tool, since it takes a while to free a large table.
pub(crate) fn in_background<S: Send + 'static, T: Send + 'static>(
    py: Python<'_>,
    tool: S,
    work: impl FnOnce(&mut S, &Flag) -> T + Send + 'static,
) -> PyResult<T> {
    let mut watch = Watch::new(py)?;
    py.detach(move || watch.in_background(tool, work))
}
