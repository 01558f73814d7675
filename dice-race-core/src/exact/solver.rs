//! Value iteration, stratum by stratum.

use core::convert::Infallible;
use core::ops::ControlFlow;
use std::vec::Vec;

use rayon::prelude::*;

use super::status::Status;
use super::sweep::Stratum;
use super::table_file;
use super::values::Values;
use crate::tables::index::layout::strata;
use crate::tables::{LookupError, PositionIndex, Table, TableError};
use crate::{Position, Rules, chances};

/// A stratum is solved when a sweep changes no chance by more than this.
///
/// The residual is no greater then: each new chance was computed from chances that differ by at most this from the
/// present ones, and the value of a position changes no more than the values that it depends on.
const TOLERANCE: f64 = 1e-10;

/// Computes the chances to win with perfect play, for all positions of some rules, on all cores.
///
/// The result is the same, bit for bit, on every platform, with any number of threads, and after resuming from a
/// [checkpoint](Solver::save_checkpoint). It takes 8 bytes for each position, and 2 more for the table.
///
/// ```
/// use core::ops::ControlFlow;
/// use dice_race_core::exact::Solver;
/// use dice_race_core::{PieceCount, Position, Rules};
///
/// let rules = Rules { pieces: PieceCount::One, ..Rules::default() };
/// let mut solver = Solver::new(rules)?;
/// let _ = solver.run(|solver| {
///     println!("{}", solver.status());
///     ControlFlow::<()>::Continue(())
/// });
/// assert!((solver.win_probability(&Position::initial(rules))? - 0.591648).abs() < 1e-6);
/// assert_eq!(solver.table()?.states(), 813);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Solver {
    index: PositionIndex,
    /// Of the solved strata and the one being solved.
    pub(super) values: Values,
    pub(super) strata: Vec<[u8; 2]>,
    pub(super) strata_solved: usize,
    /// The stratum being solved, once a sweep needs it.
    stratum: Option<Stratum>,
    pub(super) sweeps: u32,
    change: f64,
}

impl Solver {
    /// A new solver.
    pub fn new(rules: Rules) -> Result<Solver, TableError> {
        let index = PositionIndex::new(rules);
        let values = Values::with_capacity(index.states())?;
        let strata = strata(rules.pieces).collect();
        let mut solver = Solver { index, values, strata, strata_solved: 0, stratum: None, sweeps: 0, change: 0.0 };
        solver.begin_stratum();
        Ok(solver)
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.index.rules()
    }

    /// The progress so far.
    pub fn status(&self) -> Status {
        let last_solved = self.strata_solved.checked_sub(1).and_then(|last| self.strata.get(last));
        Status {
            strata_solved: self.strata_solved,
            strata: self.strata.len(),
            states_solved: last_solved.map_or(0, |&stratum| self.index.states_up_to(stratum)).into(),
            states: self.index.states().into(),
            sweeps: self.sweeps,
            change: self.change,
        }
    }

    /// Solves all that is not solved yet. `after_sweep` is called after each sweep, and can interrupt the work; another
    /// call resumes it.
    pub fn run<B>(&mut self, mut after_sweep: impl FnMut(&Solver) -> ControlFlow<B>) -> ControlFlow<B> {
        while let Some(&stratum) = self.strata.get(self.strata_solved) {
            self.sweep(stratum);
            after_sweep(self)?;
        }
        ControlFlow::Continue(())
    }

    fn sweep(&mut self, stratum: [u8; 2]) {
        let rules = self.index.rules();
        let stratum = self.stratum.get_or_insert_with(|| Stratum::new(rules, stratum));
        self.change = stratum.sweep(&self.index, &self.values);
        self.sweeps += 1;
        if self.change <= TOLERANCE {
            self.strata_solved += 1;
            self.stratum = None;
            self.begin_stratum();
        }
    }

    /// Gives the positions of the next stratum their initial chances.
    fn begin_stratum(&mut self) {
        for _ in self.values.len()..self.states_begun() {
            self.values.push(0.5);
        }
    }

    /// The number of positions in the solved strata and the one being solved.
    pub(super) fn states_begun(&self) -> u32 {
        let stratum = self.strata.get(self.strata_solved);
        stratum.map_or(self.index.states(), |&stratum| self.index.states_up_to(stratum))
    }

    /// The chance to win of the side to move, before it is rounded; 0.0 in strata that have not begun.
    ///
    /// The position has to wait for a roll.
    pub fn win_probability(&self, position: &Position) -> Result<f64, LookupError> {
        self.index.number(position).map(|number| self.values.get(number))
    }

    /// The Bellman residual: the greatest difference between the chance of a position and the one that follows from the
    /// chances after its rolls and best moves. Takes as long as a sweep.
    pub fn residual(&self) -> f64 {
        let chance = |position: &Position| self.values.get(self.index.number_unchecked(position));
        let best = |rolled: &Position| chances::best_move(rolled, chance).map_or(0.0, |(_, best)| best);
        let residual = |number| {
            let position = self.index.position(number)?;
            Some((chances::mean_over_rolls(&position, best) - self.values.get(number)).abs())
        };
        (0..self.values.len()).into_par_iter().filter_map(residual).reduce(|| 0.0, f64::max)
    }

    /// The table, once all positions are solved.
    pub fn table(&self) -> Result<Table, TableError> {
        let Status { states_solved: solved, states, .. } = self.status();
        if solved < states {
            return Err(TableError::Unsolved { solved, states });
        }
        table_file::from_values(self.rules(), &self.values)
    }
}

/// Computes the table of these rules, on all cores. One piece per side takes no time; two take seconds, three take
/// minutes and 230 MB of memory, four take hours and 11 GB. A [`Solver`] shows progress and can be interrupted.
pub fn solve(rules: Rules) -> Result<Table, TableError> {
    let mut solver = Solver::new(rules)?;
    let ControlFlow::Continue(()) = solver.run(|_| ControlFlow::<Infallible>::Continue(()));
    solver.table()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PieceCount;
    use std::string::ToString;

    fn rules(pieces: PieceCount) -> Rules {
        Rules { pieces, ..Rules::default() }
    }

    fn solved(rules: Rules) -> Solver {
        let mut solver = Solver::new(rules).unwrap();
        let ControlFlow::Continue(()) = solver.run(|_| ControlFlow::<Infallible>::Continue(()));
        solver
    }

    /// All values at once: equal words are equal bit for bit.
    fn bits(solver: &Solver) -> Vec<u64> {
        solver.values.iter().map(f64::to_bits).collect()
    }

    #[test]
    fn threads_make_no_difference() {
        let with_threads = |count| {
            let pool = rayon::ThreadPoolBuilder::new().num_threads(count).build().unwrap();
            pool.install(|| bits(&solved(rules(PieceCount::Two))))
        };
        let one = with_threads(1);
        assert!(one == with_threads(2) && one == with_threads(5));
    }

    #[test]
    fn an_interrupted_solver_resumes_without_a_difference() {
        let whole = bits(&solved(rules(PieceCount::Two)));
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        let mut solver = Solver::new(rules(PieceCount::Two)).unwrap();
        let mut interrupts = 0;
        // Every third sweep, sometimes the last one of a stratum.
        let stop = |solver: &Solver| {
            if solver.sweeps.is_multiple_of(3) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        while solver.run(stop).is_break() {
            solver.save_checkpoint(&path).unwrap();
            solver = Solver::from_checkpoint(&path, rules(PieceCount::Two)).unwrap();
            interrupts += 1;
        }
        assert!(interrupts > 10 && bits(&solver) == whole);
    }

    #[test]
    fn a_table_differs_only_by_rounding() {
        let solver = solved(rules(PieceCount::Two));
        let table = solver.table().unwrap();
        for number in 0..solver.index.states() {
            let position = solver.index.position(number).unwrap();
            let stored = table.win_probability(&position).unwrap();
            let exact = solver.win_probability(&position).unwrap();
            assert!((stored - exact).abs() <= 0.5001 / 65_535.0, "{position}: {stored} {exact}");
            assert_eq!(table.win_probability(&position.flipped()).unwrap().to_bits(), stored.to_bits());
        }
    }

    #[test]
    fn there_is_no_table_before_all_is_solved() {
        let error = Solver::new(rules(PieceCount::One)).unwrap().table().unwrap_err();
        assert_eq!(error.to_string(), "not solved yet: 0 of 813 positions are solved");
    }
}
