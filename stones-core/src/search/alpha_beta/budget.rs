//! What a search has used of its limits.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::search::atomic::AtomicU64;
use crate::search::limits::Limits;
use crate::search::stop::Stop;

/// A limit was reached: the search in progress has no result.
#[derive(Debug)]
pub(crate) struct Stopped;

/// The limits of a search, and what its threads have used of them together.
#[derive(Debug)]
pub(crate) struct Budget<'a> {
    limits: &'a Limits,
    stop: &'a Stop,
    #[cfg(feature = "std")]
    start: std::time::Instant,
    nodes: AtomicU64,
    has_ended: AtomicBool,
}

impl<'a> Budget<'a> {
    pub(crate) fn new(limits: &'a Limits, stop: &'a Stop) -> Budget<'a> {
        Budget {
            limits,
            stop,
            #[cfg(feature = "std")]
            start: std::time::Instant::now(),
            nodes: AtomicU64::new(0),
            has_ended: AtomicBool::new(false),
        }
    }

    /// Stops all threads.
    pub(crate) fn end(&self) {
        self.has_ended.store(true, Relaxed);
    }

    /// Allows new threads to search on, within the same limits.
    pub(crate) fn resume(&self) {
        self.has_ended.store(false, Relaxed);
    }

    /// The nodes that all threads have reported.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    fn is_over(&self) -> bool {
        self.has_ended.load(Relaxed) || self.stop.is_stopped() || self.is_time_up()
    }

    #[cfg(feature = "std")]
    fn is_time_up(&self) -> bool {
        self.limits.time.is_some_and(|time| self.start.elapsed() >= time)
    }

    #[cfg(not(feature = "std"))]
    fn is_time_up(&self) -> bool {
        self.limits.time.is_some()
    }
}

/// A thread reports its nodes and checks the limits after this many nodes.
const REPORT_INTERVAL: u64 = 1024;

/// The node count of one thread.
#[derive(Debug)]
pub(crate) struct Counter<'a> {
    budget: &'a Budget<'a>,
    unreported: u64,
    /// The nodes until the next report.
    remaining: u64,
    enforces_limits: bool,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>) -> Counter<'a> {
        Counter { budget, unreported: 0, remaining: 0, enforces_limits: true }
    }

    /// Sets whether limits are enforced from now on.
    pub(crate) fn enforce_limits(&mut self, enforces_limits: bool) {
        if self.enforces_limits != enforces_limits {
            self.enforces_limits = enforces_limits;
            self.remaining = 0;
        }
    }

    pub(super) fn limits(&self) -> &'a Limits {
        self.budget.limits
    }

    /// The nodes of this thread, and those that the others have reported.
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes() + self.unreported
    }

    /// Counts a node.
    #[inline]
    pub(crate) fn count(&mut self) -> Result<(), Stopped> {
        if self.remaining == 0 {
            self.report()?;
        }
        self.unreported += 1;
        self.remaining -= 1;
        Ok(())
    }

    /// Reports to the other threads, and checks the limits.
    #[cold]
    fn report(&mut self) -> Result<(), Stopped> {
        let before = self.budget.nodes.fetch_add(core::mem::take(&mut self.unreported), Relaxed);
        let used = self.budget.nodes().max(before);
        let remaining = self.budget.limits.nodes.map_or(REPORT_INTERVAL, |nodes| nodes.saturating_sub(used));
        if self.enforces_limits && (remaining == 0 || self.budget.is_over()) {
            return Err(Stopped);
        }
        self.remaining = remaining.clamp(1, REPORT_INTERVAL);
        Ok(())
    }
}

/// Reports the last nodes.
impl Drop for Counter<'_> {
    fn drop(&mut self) {
        self.budget.nodes.fetch_add(self.unreported, Relaxed);
    }
}
