//! Exact values: the whole rest of the game is searched, to its end.
//!
//! Each proof answers one question, whether a value is at least some number; a few of them close in on the value.

mod bounds;
mod known;
mod proof;

use alloc::vec::Vec;

use super::Limits;
use super::budget::Budget;
use super::table::Table;
use crate::{Board, Move, PositionOn, Rules};
use bounds::Bounds;
use proof::Prover;

/// Proves what positions are worth with best play of both sides: small boards, and endgames of large ones.
///
/// ```
/// use stones_core::search::{Limits, Solver};
/// use stones_core::{AnyPosition, Rules};
///
/// let start = AnyPosition::initial(3, 4).unwrap();
/// let solution = Solver::new(Rules::default()).solve(&start, &Limits::NONE)?;
/// assert_eq!(solution.value, 0);
/// assert!(start.is_legal(solution.line[0]));
/// # Ok::<(), stones_core::search::Unsolved>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    rules: Rules,
    table: Table,
    #[cfg(feature = "std")]
    threads: usize,
}

/// What a position is worth.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution {
    /// The difference of the final scores with best play, in stones, for the side to move.
    pub value: i8,
    /// Best play to the end; shorter if a limit was reached on the way, but at least one move unless the game is
    /// over.
    pub line: Vec<Move>,
    /// How many positions were gone into.
    pub nodes: u64,
}

/// A limit was reached before the value was proven. This much is proven all the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("stopped after {nodes} positions, where the value is proven to be from {at_least} to {at_most}")]
pub struct Unsolved {
    /// The value is not less.
    pub at_least: i8,
    /// The value is not more.
    pub at_most: i8,
    /// How many positions were gone into.
    pub nodes: u64,
}

/// The size of a table that is not chosen.
const TABLE_BYTES: usize = 64 << 20;

impl Solver {
    /// A solver for games by these rules, with a table of 64 MiB.
    pub fn new(rules: Rules) -> Solver {
        Solver::with_table(rules, TABLE_BYTES)
    }

    /// A solver with a table of at most so many bytes. Any number will do, also 0, but what does not fit has to be
    /// found out again: 64 bytes hold two positions.
    pub fn with_table(rules: Rules, bytes: usize) -> Solver {
        Solver {
            rules,
            table: Table::new(bytes),
            #[cfg(feature = "std")]
            threads: 1,
        }
    }

    /// Chooses how many threads search together, at least one. The value does not depend on it; the line and the
    /// number of positions may.
    #[cfg(feature = "std")]
    pub fn set_threads(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// The value of a position. A limit of depth does not count: every line is searched to its end.
    ///
    /// Takes time that grows about as fast as the number of positions that can come about: seconds for a start on
    /// 20 squares, minutes on 25. What was found out stays known for later calls. With one thread and a limit of
    /// nodes only, the same calls of a new solver give the same results everywhere.
    pub fn solve<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits<'_>) -> Result<Solution, Unsolved> {
        self.table.grow_older();
        let budget = Budget::new(limits);
        let bounds = self.close_in(position, &budget);
        if bounds.at_least < bounds.at_most {
            let Bounds { at_least, at_most } = bounds;
            return Err(Unsolved { at_least, at_most, nodes: budget.nodes() });
        }
        let value = bounds.at_least;
        let line = self.prover(&budget, 0).line(position, value);
        Ok(Solution { value, line, nodes: budget.nodes() })
    }

    /// The bounds of the value, which are equal unless a limit was reached.
    fn close_in<B: Board>(&self, position: &PositionOn<B>, budget: &Budget<'_>) -> Bounds {
        #[cfg(feature = "std")]
        if self.threads > 1 {
            return self.close_in_together(position, budget);
        }
        self.prover(budget, 0).close_in(position)
    }

    /// All threads look for the same value. They see of one another what stands in the table, and the first that
    /// has found the value ends the search.
    #[cfg(feature = "std")]
    fn close_in_together<B: Board>(&self, position: &PositionOn<B>, budget: &Budget<'_>) -> Bounds {
        let work = |number| {
            let bounds = self.prover(budget, number).close_in(position);
            budget.end();
            bounds
        };
        let bounds = std::thread::scope(|scope| {
            let spawn = |number| std::thread::Builder::new().spawn_scoped(scope, move || work(number)).ok();
            // A machine that cannot have more threads does with those it has.
            let helpers: Vec<_> = (1..self.threads).map_while(spawn).collect();
            let bounds = work(0);
            // A thread that panicked has found out nothing.
            helpers.into_iter().filter_map(|helper| helper.join().ok()).fold(bounds, Bounds::and)
        });
        budget.go_on();
        bounds
    }

    fn prover<'a>(&'a self, budget: &'a Budget<'a>, number: usize) -> Prover<'a> {
        Prover::new(self.rules, &self.table, budget, number)
    }
}
