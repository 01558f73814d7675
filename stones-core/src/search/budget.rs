//! How much of its limits a search has used up.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::Limits;
use super::table::AtomicU64;

/// A limit was reached: nothing that is still open counts.
#[derive(Debug)]
pub(super) struct Stopped;

/// The limits of a search, and what its threads have used of them together.
#[derive(Debug)]
pub(super) struct Budget<'a> {
    limits: &'a Limits<'a>,
    #[cfg(feature = "std")]
    begin: std::time::Instant,
    nodes: AtomicU64,
    is_over: AtomicBool,
}

impl<'a> Budget<'a> {
    pub(super) fn new(limits: &'a Limits<'a>) -> Budget<'a> {
        Budget {
            limits,
            #[cfg(feature = "std")]
            begin: std::time::Instant::now(),
            nodes: AtomicU64::new(0),
            is_over: AtomicBool::new(false),
        }
    }

    /// Stops all threads.
    #[cfg(feature = "std")]
    pub(super) fn end(&self) {
        self.is_over.store(true, Relaxed);
    }

    /// Lets threads that start from now on search again, within the same limits.
    #[cfg(feature = "std")]
    pub(super) fn go_on(&self) {
        self.is_over.store(false, Relaxed);
    }

    /// How many positions all threads have looked at, as far as they have told.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.load(Relaxed)
    }

    fn is_over(&self) -> bool {
        #[cfg(feature = "std")]
        if self.limits.time.is_some_and(|time| self.begin.elapsed() >= time) {
            return true;
        }
        self.is_over.load(Relaxed) || self.limits.is_stopped()
    }
}

/// After so many positions a thread tells the others how many it has looked at, and looks at the clock.
const TELL_EVERY: u64 = 1024;

/// The positions that one thread looks at.
#[derive(Debug)]
pub(super) struct Counter<'a> {
    budget: &'a Budget<'a>,
    /// Not yet told.
    nodes: u64,
    /// So many more until the limit is reached, or it is time to tell.
    left: u64,
    minds_limits: bool,
}

impl<'a> Counter<'a> {
    pub(super) fn new(budget: &'a Budget<'a>) -> Counter<'a> {
        Counter { budget, nodes: 0, left: 0, minds_limits: true }
    }

    /// Whether limits are minded from now on.
    pub(super) fn mind_limits(&mut self, minds_limits: bool) {
        if self.minds_limits != minds_limits {
            self.minds_limits = minds_limits;
            self.left = 0;
        }
    }

    pub(super) fn limits(&self) -> &'a Limits<'a> {
        self.budget.limits
    }

    /// How many positions all threads have looked at, as far as they have told.
    pub(super) fn nodes(&self) -> u64 {
        self.budget.nodes() + self.nodes
    }

    /// Counts one more position.
    #[inline]
    pub(super) fn count(&mut self) -> Result<(), Stopped> {
        if self.left == 0 {
            self.tell()?;
        }
        self.nodes += 1;
        self.left -= 1;
        Ok(())
    }

    /// Tells the other threads, and looks whether a limit is reached.
    #[cold]
    fn tell(&mut self) -> Result<(), Stopped> {
        let before = self.budget.nodes.fetch_add(core::mem::take(&mut self.nodes), Relaxed);
        let used = self.budget.nodes().max(before);
        let left = self.budget.limits.nodes.map_or(TELL_EVERY, |nodes| nodes.saturating_sub(used));
        if self.minds_limits && (left == 0 || self.budget.is_over()) {
            return Err(Stopped);
        }
        self.left = left.clamp(1, TELL_EVERY);
        Ok(())
    }
}

/// What is not yet told is told in the end.
impl Drop for Counter<'_> {
    fn drop(&mut self) {
        self.budget.nodes.fetch_add(self.nodes, Relaxed);
    }
}
