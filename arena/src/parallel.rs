use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

/// Why work should be stopped: its results are no longer wanted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stop<'a> {
    /// Set by the caller.
    outside: &'a AtomicBool,
    /// Set once no more results are taken.
    inside: &'a AtomicBool,
}

impl Stop<'_> {
    pub(crate) fn is_set(self) -> bool {
        self.outside.load(Ordering::Relaxed) || self.inside.load(Ordering::Relaxed)
    }
}

/// Does the work for all these numbers by a number of threads, and hands the results to `take` in the order of their
/// numbers, until that breaks or `stop` is set. Work that returns `None` was stopped.
pub(crate) fn each_in_order<T: Send>(
    numbers: Range<u64>,
    threads: usize,
    stop: &AtomicBool,
    work: impl Fn(u64, Stop<'_>) -> Option<T> + Sync,
    mut take: impl FnMut(T) -> ControlFlow<()>,
) {
    let (next, inside) = (AtomicU64::new(numbers.start), AtomicBool::new(false));
    let stop = Stop { outside: stop, inside: &inside };
    let (sender, receiver) = mpsc::channel();
    let work_on = |sender: mpsc::Sender<(u64, T)>| {
        while !stop.is_set() {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let result = if numbers.contains(&number) { work(number, stop) } else { None };
            // If the receiver is gone, the work is done.
            if result.is_none_or(|result| sender.send((number, result)).is_err()) {
                return;
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let sender = sender.clone();
            scope.spawn(|| work_on(sender));
        }
        drop(sender);
        let (mut expected, mut waiting) = (numbers.start, BTreeMap::new());
        for (number, result) in receiver {
            waiting.insert(number, result);
            while let Some(result) = waiting.remove(&expected) {
                expected += 1;
                if take(result).is_break() {
                    inside.store(true, Ordering::Relaxed);
                    return;
                }
            }
        }
    });
}

/// The results of `work` for all these numbers, in their order, computed by a number of threads.
///
/// # Panics
///
/// If `work` panics.
pub fn map_parallel<T: Send>(numbers: Range<u64>, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let mut results = Vec::new();
    let push = |result| {
        results.push(result);
        ControlFlow::Continue(())
    };
    each_in_order(numbers, threads, &AtomicBool::new(false), |number, _| Some(work(number)), push);
    results
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_the_order_of_the_numbers() {
        for threads in [0, 1, 3] {
            assert_eq!(
                map_parallel(3..40, threads, |number| number * number),
                (3..40).map(|n| n * n).collect::<Vec<_>>()
            );
        }
        assert!(map_parallel(5..5, 2, |number| number).is_empty());
    }

    #[test]
    fn no_more_results_are_taken_after_a_break() {
        for threads in [1, 3] {
            let mut taken = Vec::new();
            let take = |number| {
                taken.push(number);
                if number == 7 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            each_in_order(0..1 << 40, threads, &AtomicBool::new(false), |number, _| Some(number), take);
            assert_eq!(taken, (0..8).collect::<Vec<_>>());
        }
    }

    #[test]
    fn work_can_be_stopped_from_outside() {
        let stop = AtomicBool::new(false);
        let mut taken = 0;
        let work = |number, asked: Stop<'_>| {
            stop.fetch_or(number == 20, Ordering::Relaxed);
            (!asked.is_set()).then_some(number)
        };
        let count = |_| {
            taken += 1;
            ControlFlow::Continue(())
        };
        each_in_order(0..1 << 40, 2, &stop, work, count);
        assert!(taken <= 21, "{taken}");
    }
}
