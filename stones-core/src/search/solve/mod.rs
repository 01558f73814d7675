//! Exact values: the rest of the game is searched to its end.
//!
//! A proof answers whether a value is at least some number; a few proofs narrow the bounds until they meet.

mod bounds;
mod entry;
mod proof;

use alloc::vec::Vec;

use super::alpha_beta::{Budget, TranspositionTable};
use super::limits::Limits;
use super::stop::Stop;
use super::threads;
use crate::{Board, Board8x8, Move, PositionOn, Rules};
use bounds::Bounds;
use entry::Entry;
use proof::Prover;

/// Proves the values of positions with best play of both sides: small boards, and endgames of large ones.
///
/// ```
/// use stones_core::search::{Limits, Solver};
/// use stones_core::{AnyPosition, Rules};
///
/// let start = AnyPosition::initial(3, 4).unwrap();
/// let solution = Solver::new(Rules::default()).solve(&start, &Limits::NONE)?;
/// assert_eq!(solution.value, 0);
/// assert!(start.is_legal(solution.line[0]));
/// # Ok::<(), stones_core::search::UnsolvedError>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    rules: Rules,
    threads: usize,
    table: TranspositionTable,
}

/// The options of a [`Solver`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SolverOptions {
    /// The size of the transposition table, at most; 64 bytes hold two positions. 64 MiB by default. Any number is
    /// valid, also 0, but what does not fit has to be proven again.
    pub table_bytes: usize,
    /// The number of threads that search together; 0 counts as 1, the default. The value does not depend on it, the
    /// line and the number of nodes may. Without the feature `std` there is always one.
    pub threads: usize,
}

impl Default for SolverOptions {
    fn default() -> SolverOptions {
        SolverOptions { table_bytes: 64 << 20, threads: 1 }
    }
}

/// The proven value of a position.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Solution {
    /// The difference of the final scores with best play, in stones, for the side to move.
    pub value: i8,
    /// Best play to the end; shorter if a limit was reached on the way, but at least one move unless the game is over.
    pub line: Vec<Move>,
    /// The number of nodes expanded.
    pub nodes: u64,
}

/// A limit was reached before the value was proven.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[error("stopped after {nodes} nodes; the value is proven to be from {at_least} to {at_most}")]
pub struct UnsolvedError {
    /// The proven lower bound of the value.
    pub at_least: i8,
    /// The proven upper bound of the value.
    pub at_most: i8,
    /// The number of nodes expanded.
    pub nodes: u64,
}

impl Solver {
    /// A solver with the default options.
    pub fn new(rules: Rules) -> Solver {
        Solver::with_options(rules, SolverOptions::default())
    }

    /// A solver with these options.
    pub fn with_options(rules: Rules, options: SolverOptions) -> Solver {
        let SolverOptions { table_bytes, threads } = options;
        Solver { rules, threads, table: TranspositionTable::new(table_bytes) }
    }

    /// The value of a position. A limit of depth is ignored: every line is searched to its end.
    ///
    /// Takes time roughly in proportion to the number of reachable positions: seconds for a start on 20 squares,
    /// minutes on 25. What was proven serves later calls. With one thread and a limit of nodes only, the same calls of
    /// a new solver give the same results on every platform.
    pub fn solve<B: Board>(&mut self, position: &PositionOn<B>, limits: &Limits) -> Result<Solution, UnsolvedError> {
        self.solve_with(position, limits, &Stop::new())
    }

    /// Like [`solve`](Solver::solve); another thread can stop it.
    pub fn solve_with<B: Board>(
        &mut self,
        position: &PositionOn<B>,
        limits: &Limits,
        stop: &Stop,
    ) -> Result<Solution, UnsolvedError> {
        self.table.new_generation();
        let budget = Budget::new(limits, stop);
        match position.on_board::<Board8x8>() {
            // A board whose size is a constant is searched faster.
            Some(position) => self.prove(&position, &budget),
            None => self.prove(position, &budget),
        }
    }

    fn prove<B: Board>(&self, position: &PositionOn<B>, budget: &Budget<'_>) -> Result<Solution, UnsolvedError> {
        let narrow = |number| self.prover(budget, number).narrow(position);
        let root = threads::run(self.threads, budget, || narrow(0), narrow, Entry::intersection);
        let Bounds { at_least, at_most } = root.bounds;
        if at_least < at_most {
            return Err(UnsolvedError { at_least, at_most, nodes: budget.nodes() });
        }
        budget.resume();
        let line = self.prover(budget, 0).line(position, root);
        Ok(Solution { value: at_least, line, nodes: budget.nodes() })
    }

    fn prover<'a>(&'a self, budget: &'a Budget<'a>, number: usize) -> Prover<'a> {
        Prover::new(self.rules, &self.table, budget, number)
    }
}
