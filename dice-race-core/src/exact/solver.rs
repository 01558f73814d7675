//! Value iteration, stratum by stratum.

use core::convert::Infallible;
use core::ops::ControlFlow;
use std::vec::Vec;

use super::status::Status;
use super::sweep::Stratum;
use super::table_file;
use super::values::Values;
use super::workers::Workers;
use crate::tables::index::layout::strata;
use crate::tables::{LookupError, PositionIndex, Table, TableError};
use crate::{Position, Rules, chances};

/// A stratum is solved when a sweep changes no chance by more than this.
///
/// The residual is no greater then: each new chance was computed from chances that differ by at most this from the
/// present ones, and the value of a position changes no more than the values that it depends on.
const TOLERANCE: f64 = 1e-10;

/// Some milliseconds.
const PUSHES_BETWEEN_POLLS: u32 = 1 << 20;

/// The positions of which a thread computes the residuals at once: some hundredths of a second.
const BLOCK: u32 = 1 << 13;

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
    /// The sweep in progress.
    pub(super) swept: Swept,
    /// The change of the last whole sweep.
    change: f64,
}

/// How far a sweep has come.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Swept {
    /// The levels that have their new values.
    pub(super) levels: u8,
    /// The greatest change in them.
    pub(super) change: f64,
}

/// The chance that a position has before its first sweep.
pub(super) const INITIAL_CHANCE: f64 = 0.5;

impl Solver {
    /// A new solver.
    pub fn new(rules: Rules) -> Result<Solver, TableError> {
        let index = PositionIndex::new(rules);
        let values = Values::with_capacity(index.states())?;
        let strata = strata(rules.pieces).collect();
        let swept = Swept::default();
        Ok(Solver { index, values, strata, strata_solved: 0, stratum: None, sweeps: 0, swept, change: 0.0 })
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
    pub fn run<B>(&mut self, after_sweep: impl FnMut(&Solver) -> ControlFlow<B>) -> ControlFlow<B> {
        self.run_with(|| ControlFlow::Continue(()), after_sweep)
    }

    /// Like [`run`](Solver::run); `poll` can interrupt the work also within a sweep, which with four pieces takes
    /// minutes. It is called every few hundredths of a second, by this thread.
    ///
    /// What was interrupted is resumed without a difference, by this solver or by one from a
    /// [checkpoint](Solver::save_checkpoint).
    pub fn run_with<B>(
        &mut self,
        poll: impl FnMut() -> ControlFlow<B>,
        after_sweep: impl FnMut(&Solver) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.run_by(&Workers::new(), poll, after_sweep)
    }

    fn run_by<B>(
        &mut self,
        workers: &Workers,
        mut poll: impl FnMut() -> ControlFlow<B>,
        mut after_sweep: impl FnMut(&Solver) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        while let Some(&stratum) = self.strata.get(self.strata_solved) {
            self.begin_stratum(&mut poll)?;
            self.sweep(stratum, workers, &mut poll)?;
            after_sweep(self)?;
        }
        ControlFlow::Continue(())
    }

    /// Sweeps the levels that are left.
    fn sweep<B>(
        &mut self,
        stratum: [u8; 2],
        workers: &Workers,
        poll: &mut impl FnMut() -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let rules = self.index.rules();
        let stratum = self.stratum.get_or_insert_with(|| Stratum::new(rules, stratum));
        for level in (0..stratum.levels()).rev().skip(self.swept.levels.into()) {
            let change = stratum.sweep_level(level, &self.index, &self.values, workers, poll)?;
            self.swept = Swept { levels: self.swept.levels + 1, change: self.swept.change.max(change) };
        }
        self.change = core::mem::take(&mut self.swept).change;
        self.sweeps += 1;
        if self.change <= TOLERANCE {
            self.strata_solved += 1;
            self.stratum = None;
        }
        ControlFlow::Continue(())
    }

    /// Gives the positions of a stratum their initial chances.
    fn begin_stratum<B>(&mut self, poll: &mut impl FnMut() -> ControlFlow<B>) -> ControlFlow<B> {
        for number in self.values.len()..self.states_begun() {
            if number.is_multiple_of(PUSHES_BETWEEN_POLLS) {
                poll()?;
            }
            self.values.push(INITIAL_CHANCE);
        }
        ControlFlow::Continue(())
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
        let ControlFlow::Continue(residual) = self.residual_with(|| ControlFlow::<Infallible>::Continue(()));
        residual
    }

    /// Like [`residual`](Solver::residual); `poll` can interrupt it, as in [`run_with`](Solver::run_with).
    pub fn residual_with<B>(&self, mut poll: impl FnMut() -> ControlFlow<B>) -> ControlFlow<B, f64> {
        let chance = |position: &Position| self.values.get(self.index.number_unchecked(position));
        let best = |rolled: &Position| chances::best_move(rolled, chance).map_or(0.0, |(_, best)| best);
        let residual = |number| {
            let position = self.index.position(number)?;
            Some((chances::mean_over_rolls(&position, best) - self.values.get(number)).abs())
        };
        let (workers, mut greatest) = (Workers::new(), 0.0_f64);
        let blocks: Vec<_> = (0..self.values.len()).step_by(BLOCK as usize).collect();
        for blocks in blocks.chunks(workers.count()) {
            poll()?;
            let residuals = workers.map(blocks, |&first| {
                let block = first..self.values.len().min(first.saturating_add(BLOCK));
                block.filter_map(residual).fold(0.0, f64::max)
            });
            greatest = residuals.into_iter().fold(greatest, f64::max);
        }
        ControlFlow::Continue(greatest)
    }

    /// The table, once all positions are solved.
    pub fn table(&self) -> Result<Table, TableError> {
        let ControlFlow::Continue(table) = self.table_with(|| ControlFlow::<Infallible>::Continue(()));
        table
    }

    /// Like [`table`](Solver::table); `poll` can interrupt it, as in [`run_with`](Solver::run_with).
    pub fn table_with<B>(&self, poll: impl FnMut() -> ControlFlow<B>) -> ControlFlow<B, Result<Table, TableError>> {
        let Status { states_solved: solved, states, .. } = self.status();
        if solved < states {
            return ControlFlow::Continue(Err(TableError::Unsolved { solved, states }));
        }
        table_file::from_values(&self.index, &self.values, poll)
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
    use std::sync::LazyLock;

    fn rules(pieces: PieceCount) -> Rules {
        Rules { pieces, ..Rules::default() }
    }

    /// Two pieces, solved once for all tests.
    static SOLVED: LazyLock<Solver> = LazyLock::new(|| {
        let mut solver = Solver::new(rules(PieceCount::Two)).unwrap();
        let ControlFlow::Continue(()) = solver.run(|_| ControlFlow::<Infallible>::Continue(()));
        solver
    });

    /// All values at once: equal words are equal bit for bit.
    fn bits(solver: &Solver) -> Vec<u64> {
        solver.values.iter().map(f64::to_bits).collect()
    }

    #[test]
    fn threads_make_no_difference() {
        let with_workers = |workers: Workers| {
            let mut solver = Solver::new(rules(PieceCount::Two)).unwrap();
            let poll = || ControlFlow::<Infallible>::Continue(());
            let ControlFlow::Continue(()) = solver.run_by(&workers, poll, |_| ControlFlow::Continue(()));
            bits(&solver)
        };
        let one = with_workers(Workers::with_count(1));
        for workers in [Workers::with_count(2), Workers::with_count(5), Workers::none()] {
            assert!(one == with_workers(workers));
        }
    }

    #[test]
    fn an_interrupted_solver_resumes_without_a_difference() {
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
        assert!(interrupts > 10 && bits(&solver) == bits(&SOLVED));
    }

    #[test]
    fn a_solver_interrupted_within_sweeps_resumes_without_a_difference() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        let mut solver = Solver::new(rules(PieceCount::Two)).unwrap();
        let (mut polls, mut interrupts, mut within) = (0_u32, 0, 0);
        loop {
            let poll = || {
                polls += 1;
                if polls.is_multiple_of(97) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            if solver.run_with(poll, |_| ControlFlow::Continue(())).is_continue() {
                break;
            }
            interrupts += 1;
            within += u32::from(solver.swept.levels > 0);
            // Every other time the same solver goes on.
            if interrupts % 2 == 0 {
                solver.save_checkpoint(&path).unwrap();
                solver = Solver::from_checkpoint(&path, rules(PieceCount::Two)).unwrap();
            }
        }
        assert!(interrupts > 20 && within > 10, "{interrupts} {within}");
        assert!(bits(&solver) == bits(&SOLVED));
    }

    #[test]
    fn a_solver_that_is_never_allowed_to_go_on_stays_as_it_is() {
        let mut solver = Solver::new(rules(PieceCount::One)).unwrap();
        for _ in 0..3 {
            assert!(solver.run_with(|| ControlFlow::Break(()), |_| ControlFlow::Continue(())).is_break());
            assert_eq!((solver.sweeps, solver.swept.levels, solver.status().states_solved), (0, 0, 0));
        }
    }

    #[test]
    fn a_table_differs_only_by_rounding() {
        let solver = &*SOLVED;
        let table = solver.table().unwrap();
        for number in 0..solver.index.states() {
            let position = solver.index.position(number).unwrap();
            let stored = table.win_probability(&position).unwrap();
            let exact = solver.win_probability(&position).unwrap();
            assert!((stored - exact).abs() <= 0.5001 / 65_535.0, "{position}: {stored} {exact}");
            assert_eq!(table.win_probability(&position.flipped()).unwrap().to_bits(), stored.to_bits());
        }
    }

    /// Breaks at the poll with this number.
    fn at(last: u32) -> impl FnMut() -> ControlFlow<()> {
        let mut polls = 0;
        move || {
            polls += 1;
            if polls == last { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        }
    }

    #[test]
    fn the_table_and_the_residual_can_be_interrupted() {
        let solver = &*SOLVED;
        for last in [1, 2] {
            assert!(solver.residual_with(at(last)).is_break());
        }
        for last in [1, 2] {
            assert!(solver.table_with(at(last)).is_break());
        }
        let residual = solver.residual_with(at(u32::MAX)).continue_value().unwrap();
        assert_eq!(residual.to_bits(), solver.residual().to_bits());
        let table = solver.table_with(at(u32::MAX)).continue_value().unwrap().unwrap();
        // The checksum is right too.
        assert!(Table::from_bytes(table.as_bytes().to_vec()).unwrap().as_bytes() == solver.table().unwrap().as_bytes());
    }

    #[test]
    fn there_is_no_table_before_all_is_solved() {
        let error = Solver::new(rules(PieceCount::One)).unwrap().table().unwrap_err();
        assert_eq!(error.to_string(), "not solved yet: 0 of 813 positions are solved");
    }
}
