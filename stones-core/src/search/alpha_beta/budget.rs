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
    /// A limit of nodes that holds once the first ply is searched.
    later_nodes: u64,
    #[cfg(feature = "std")]
    start: std::time::Instant,
    /// The nodes that no thread has taken yet. What a thread has taken, only this thread can search.
    available: AtomicU64,
    /// The nodes that the threads have reported.
    nodes: AtomicU64,
    has_ended: AtomicBool,
}

impl<'a> Budget<'a> {
    /// The clock starts now.
    pub(crate) fn new(limits: &'a Limits, stop: &'a Stop) -> Budget<'a> {
        Budget {
            limits,
            stop,
            later_nodes: u64::MAX,
            #[cfg(feature = "std")]
            start: std::time::Instant::now(),
            available: AtomicU64::new(limits.nodes.unwrap_or(u64::MAX)),
            nodes: AtomicU64::new(0),
            has_ended: AtomicBool::new(false),
        }
    }

    /// With one more limit of nodes, which holds once the first ply is searched.
    pub(crate) fn with_later_nodes(self, later_nodes: u64) -> Budget<'a> {
        Budget { later_nodes, ..self }
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

    /// Takes this many nodes, or as many as are available.
    fn take(&self, nodes: u64) -> u64 {
        let taken = self.available.fetch_update(Relaxed, Relaxed, |available| Some(available.saturating_sub(nodes)));
        taken.map_or(0, |available| available.min(nodes))
    }

    fn give_back(&self, nodes: u64) {
        self.available.fetch_add(nodes, Relaxed);
    }
}

/// A thread reports its nodes and checks the limits after this many nodes: in less than a millisecond, also where a
/// node takes ten microseconds.
const REPORT_INTERVAL: u64 = 64;

/// The node count of one thread.
#[derive(Debug)]
pub(crate) struct Counter<'a> {
    budget: &'a Budget<'a>,
    unreported: u64,
    /// The nodes taken and not searched yet.
    remaining: u64,
}

impl<'a> Counter<'a> {
    pub(crate) fn new(budget: &'a Budget<'a>) -> Counter<'a> {
        Counter { budget, unreported: 0, remaining: 0 }
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
            self.refill()?;
        }
        self.unreported += 1;
        self.remaining -= 1;
        Ok(())
    }

    /// Reports to the other threads, checks the limits, and takes more nodes.
    #[cold]
    fn refill(&mut self) -> Result<(), Stopped> {
        self.settle();
        if !self.budget.is_over() {
            self.remaining = self.budget.take(REPORT_INTERVAL);
        }
        if self.remaining == 0 { Err(Stopped) } else { Ok(()) }
    }

    /// Reports the nodes searched, and gives back what is left.
    fn settle(&mut self) {
        self.budget.nodes.fetch_add(core::mem::take(&mut self.unreported), Relaxed);
        self.budget.give_back(core::mem::take(&mut self.remaining));
    }

    /// Sets nodes aside, as many of these as there are, for a search that must not fail.
    pub(super) fn set_aside(&self, nodes: u64) -> u64 {
        self.budget.take(nodes)
    }

    /// Gives back what was set aside and not needed.
    pub(super) fn give_back(&self, nodes: u64) {
        self.budget.give_back(nodes);
    }

    /// Counts nodes that were set aside, or that are searched whatever the limits.
    pub(super) fn count_set_aside(&mut self, nodes: u64) {
        self.unreported += nodes;
    }

    /// Says that the first ply is searched; only this thread has searched so far.
    pub(super) fn end_first_ply(&mut self) {
        self.settle();
        let Budget { later_nodes, available, .. } = self.budget;
        available.fetch_min(later_nodes.saturating_sub(self.budget.nodes()), Relaxed);
    }
}

/// Reports the last nodes.
impl Drop for Counter<'_> {
    fn drop(&mut self) {
        self.settle();
    }
}
