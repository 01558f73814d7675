//! Several threads that search one position: they learn from each other through the transposition table.

#[cfg(feature = "std")]
use alloc::vec::Vec;

use super::alpha_beta::Budget;

/// Runs the main search here, and helpers with the numbers from 1 on other threads. The first to finish ends the
/// search; `merge` chooses between two results.
#[cfg(feature = "std")]
pub(super) fn run<T: Send>(
    threads: usize,
    budget: &Budget<'_>,
    main: impl FnOnce() -> T,
    helper: impl Fn(usize) -> T + Sync,
    merge: impl FnMut(T, T) -> T,
) -> T {
    let help = |number| {
        let result = helper(number);
        budget.end();
        result
    };
    std::thread::scope(|scope| {
        let help = &help;
        let spawn = |number| std::thread::Builder::new().spawn_scoped(scope, move || help(number)).ok();
        // If the system refuses a thread, those that started are enough.
        let helpers: Vec<_> = (1..threads).map_while(spawn).collect();
        let result = main();
        budget.end();
        // A thread that panicked has no result.
        helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(result, merge)
    })
}

/// Without `std` there is one thread.
#[cfg(not(feature = "std"))]
pub(super) fn run<T>(
    _: usize,
    budget: &Budget<'_>,
    main: impl FnOnce() -> T,
    _: impl Fn(usize) -> T,
    _: impl FnMut(T, T) -> T,
) -> T {
    let result = main();
    budget.end();
    result
}
