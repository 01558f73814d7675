use std::vec::Vec;

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};

/// The threads that share the work of one call: one for each core.
///
/// They are not rayon's global ones. Those exist once per process and not in a process that was forked from it, which
/// would wait for them without end.
#[derive(Debug)]
pub(super) struct Workers {
    /// `None` if the system allows no more threads: the caller's does all work then.
    pool: Option<ThreadPool>,
}

impl Workers {
    pub(super) fn new() -> Workers {
        Workers { pool: ThreadPoolBuilder::new().build().ok() }
    }

    pub(super) fn count(&self) -> usize {
        self.pool.as_ref().map_or(1, ThreadPool::current_num_threads)
    }

    /// The results for all items, in their order.
    pub(super) fn map<T: Sync, R: Send>(&self, items: &[T], work: impl Fn(&T) -> R + Send + Sync) -> Vec<R> {
        match &self.pool {
            Some(pool) => pool.install(|| items.par_iter().map(work).collect()),
            None => items.iter().map(work).collect(),
        }
    }

    /// These many threads.
    #[cfg(test)]
    pub(super) fn with_count(count: usize) -> Workers {
        Workers { pool: ThreadPoolBuilder::new().num_threads(count).build().ok() }
    }

    /// The caller's thread alone.
    #[cfg(test)]
    pub(super) fn none() -> Workers {
        Workers { pool: None }
    }
}
