use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

/// The results of `work` for all these numbers, in their order, computed by a number of threads.
///
/// # Panics
///
/// If `work` panics.
pub fn map_parallel<T: Send>(numbers: Range<u64>, threads: usize, work: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let done = Mutex::new(Vec::new());
    let work_on = || loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if number >= numbers.end {
            return;
        }
        let result = work(number);
        done.lock().expect("no thread panics here").push((number, result));
    };
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work_on);
        }
    });
    let mut done = done.into_inner().expect("no thread panics here");
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
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
}
