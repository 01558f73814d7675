//! Value iteration, stratum by stratum.

use core::convert::Infallible;
use core::fmt;
use core::ops::ControlFlow;
use std::path::Path;
use std::vec::Vec;

use rayon::prelude::*;

use super::expectation::Expectation;
use super::format::{self, CHECKPOINT, CHECKSUM_LEN, HEADER_LEN, Header, TABLE};
use super::index::{Index, Mover, strata};
use super::sweep::Stratum;
use super::values::Values;
use super::{LookupError, Table, TableError, file};
use crate::{Color, Position, Rules};

/// A stratum is solved when a sweep changes no value by more than this.
///
/// The residual then is no greater: each new value was computed from values that are at most so far from those that
/// stand there now, and what a position is worth changes by no more than the values it depends on.
const TOLERANCE: f64 = 1e-10;

/// Computes the chances to win with perfect play, for all positions of some rules, on all cores.
///
/// The result is the same, bit for bit, on every platform and with any number of threads, and also if the work was
/// interrupted and goes on from a [checkpoint](Solver::save_checkpoint). It needs 8 bytes for each position, and for
/// the table 2 more.
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
    rules: Rules,
    index: Index,
    /// Of the solved strata and the one being solved.
    values: Values,
    strata: Vec<[u8; 2]>,
    /// How many strata are solved.
    solved: usize,
    /// The sides of the stratum being solved, once they are needed.
    sides: Option<Stratum>,
    sweeps: u32,
    change: f64,
}

/// How far a solver has come.
#[derive(Debug, Clone, Copy, PartialEq)]
#[non_exhaustive]
pub struct Status {
    /// The strata that are solved: parts of the positions that are solved one after the other.
    pub strata_solved: usize,
    /// All strata.
    pub strata: usize,
    /// The positions that are solved.
    pub states_solved: u64,
    /// All positions.
    pub states: u64,
    /// The sweeps done so far, in all strata together.
    pub sweeps: u32,
    /// The greatest change of a value in the last sweep; at most 10⁻¹⁰ in the last one of a stratum.
    pub change: f64,
}

/// `stratum 3 of 28, sweep 40, changes up to 1.5e-3`.
impl fmt::Display for Status {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Status { strata_solved, strata, sweeps, change, .. } = self;
        let stratum = (strata_solved + 1).min(*strata);
        write!(f, "stratum {stratum} of {strata}, sweep {sweeps}, changes up to {change:.1e}")
    }
}

impl Solver {
    /// A solver that has done nothing yet.
    pub fn new(rules: Rules) -> Result<Solver, TableError> {
        let index = Index::new(rules.pieces);
        let values = Values::with_capacity(index.len())?;
        let strata = strata(rules.pieces).collect();
        let mut solver = Solver { rules, index, values, strata, solved: 0, sides: None, sweeps: 0, change: 0.0 };
        solver.begin_stratum();
        Ok(solver)
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How far it has come.
    pub fn status(&self) -> Status {
        let last_solved = self.solved.checked_sub(1).and_then(|last| self.strata.get(last));
        Status {
            strata_solved: self.solved,
            strata: self.strata.len(),
            states_solved: last_solved.map_or(0, |&stratum| self.index.len_up_to(stratum)).into(),
            states: self.index.len().into(),
            sweeps: self.sweeps,
            change: self.change,
        }
    }

    /// Solves what is not solved yet, and calls `after_sweep` after each sweep, which may break the work off. It can
    /// be taken up again.
    pub fn run<B>(&mut self, mut after_sweep: impl FnMut(&Solver) -> ControlFlow<B>) -> ControlFlow<B> {
        while let Some(&stratum) = self.strata.get(self.solved) {
            self.sweep(stratum);
            after_sweep(self)?;
        }
        ControlFlow::Continue(())
    }

    fn sweep(&mut self, stratum: [u8; 2]) {
        let sides = self.sides.get_or_insert_with(|| Stratum::new(self.rules, stratum));
        self.change = sides.sweep(self.rules, &self.index, &self.values);
        self.sweeps += 1;
        if self.change <= TOLERANCE {
            self.solved += 1;
            self.sides = None;
            self.begin_stratum();
        }
    }

    /// Gives the positions of the next stratum their first values.
    fn begin_stratum(&mut self) {
        for _ in self.values.len()..self.begun() {
            self.values.push(0.5);
        }
    }

    /// How many positions the solved strata have, and the one being solved.
    fn begun(&self) -> u32 {
        self.strata.get(self.solved).map_or(self.index.len(), |&stratum| self.index.len_up_to(stratum))
    }

    /// The chance to win of the side to move, before it is rounded; 0.0 in strata not yet begun.
    ///
    /// The position has to wait for a roll.
    pub fn win_probability(&self, position: &Position) -> Result<f64, LookupError> {
        let (expected, found) = (self.rules, position.rules());
        if expected != found {
            return Err(LookupError::OtherRules { expected, found });
        }
        position.roll(crate::Roll::One)?;
        Ok(self.value(position))
    }

    #[inline(always)]
    fn value(&self, position: &Position) -> f64 {
        let turn = position.turn();
        self.values.get(self.index.rank(&Mover::new(position.pieces(turn)), position.pieces(!turn)))
    }

    /// The Bellman residual: how far the chance of any position is, at most, from what its rolls and best moves make
    /// of the chances after them. Takes as long as a sweep.
    pub fn residual(&self) -> f64 {
        let residuals = (0..self.values.len()).into_par_iter().map(|number| {
            let (own, other) = self.index.unrank(number);
            let (white, black) = (own.pieces(), other.pieces());
            let position = Position { white, black, turn: Color::White, rolled: None, rules: self.rules };
            let expected = Expectation::of(&position, |after| self.value(after));
            let passed = Position { turn: Color::Black, ..position };
            let (here, there) = (self.value(&position), self.value(&passed));
            let due = expected.moves + expected.passes * (1.0 - there) + expected.repeats * here;
            (due - here).abs()
        });
        residuals.reduce(|| 0.0, f64::max)
    }

    /// The table of what has been solved, which must be everything.
    pub fn table(&self) -> Result<Table, TableError> {
        let Status { states_solved: solved, states, .. } = self.status();
        if solved < states {
            return Err(TableError::Unsolved { solved, states });
        }
        let len = HEADER_LEN + 2 * self.index.len() as usize + CHECKSUM_LEN;
        let mut bytes = Vec::new();
        bytes.try_reserve_exact(len).map_err(|_| TableError::Memory { bytes: len as u64 })?;
        bytes.extend_from_slice(&Header { rules: self.rules, stratum: 0, sweeps: 0 }.bytes(TABLE));
        for number in 0..self.index.len() {
            let rounded = (self.values.get(number) * f64::from(u16::MAX)).round() as u16;
            bytes.extend_from_slice(&rounded.to_le_bytes());
        }
        let checksum = crc32fast::hash(&bytes);
        bytes.extend_from_slice(&checksum.to_le_bytes());
        Table::from_bytes(bytes)
    }

    /// Writes all that has been done into a file, which holds either all of it or what it held before, even if the
    /// program is killed meanwhile. 8 bytes for each position that has been looked at.
    pub fn save_checkpoint(&self, path: impl AsRef<Path>) -> Result<(), TableError> {
        let header = Header { rules: self.rules, stratum: self.solved as u8, sweeps: self.sweeps };
        file::replace(path.as_ref(), |out| {
            out.write(&header.bytes(CHECKPOINT))?;
            self.values.iter().try_for_each(|value| out.write(&value.to_le_bytes()))
        })
    }

    /// A solver that goes on where [`save_checkpoint`](Solver::save_checkpoint) was called, by the same rules.
    pub fn from_checkpoint(path: impl AsRef<Path>, rules: Rules) -> Result<Solver, TableError> {
        let bytes = file::map(path.as_ref())?;
        let header = Header::read(&bytes, CHECKPOINT)?;
        if header.rules != rules {
            return Err(TableError::OtherRules { expected: rules, found: header.rules });
        }
        let mut solver = Solver::new(rules)?;
        if usize::from(header.stratum) > solver.strata.len() {
            return Err(TableError::Byte { offset: 10, expected: "a stratum" });
        }
        solver.solved = header.stratum.into();
        solver.sweeps = header.sweeps;
        solver.values.clear();
        let values = format::values(&bytes, 8 * u64::from(solver.begun()))?;
        for (number, value) in values.as_chunks().0.iter().enumerate() {
            let value = f64::from_le_bytes(*value);
            if !(0.0..=1.0).contains(&value) {
                return Err(TableError::Byte { offset: HEADER_LEN + 8 * number, expected: "a chance" });
            }
            solver.values.push(value);
        }
        Ok(solver)
    }
}

/// Computes the table of these rules, on all cores: at once for one piece a side, seconds for two, minutes for three
/// (230 MB), hours for four (11 GB). To see how far it is, or to go on another day, use a [`Solver`].
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
    fn who_is_broken_off_after_any_sweep_goes_on_as_if_nothing_had_happened() {
        let whole = bits(&solved(rules(PieceCount::Two)));
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("checkpoint");
        let mut solver = Solver::new(rules(PieceCount::Two)).unwrap();
        let mut breaks = 0;
        // Every third sweep, the last one of a stratum now and then among them.
        let stop = |solver: &Solver| {
            if solver.sweeps.is_multiple_of(3) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        };
        while solver.run(stop).is_break() {
            solver.save_checkpoint(&path).unwrap();
            solver = Solver::from_checkpoint(&path, rules(PieceCount::Two)).unwrap();
            breaks += 1;
        }
        assert!(breaks > 10 && bits(&solver) == whole);
    }

    #[test]
    fn a_table_is_no_further_off_than_rounding() {
        let solver = solved(rules(PieceCount::Two));
        let table = solver.table().unwrap();
        for number in 0..solver.index.len() {
            let (own, other) = solver.index.unrank(number);
            let (white, black) = (own.pieces(), other.pieces());
            let position = Position { white, black, turn: Color::White, rolled: None, rules: solver.rules };
            let stored = table.win_probability(&position).unwrap();
            let exact = solver.win_probability(&position).unwrap();
            assert!((stored - exact).abs() <= 0.5001 / 65_535.0, "{position}: {stored} {exact}");
            assert_eq!(table.win_probability(&position.flipped()).unwrap().to_bits(), stored.to_bits());
        }
    }

    #[test]
    fn there_is_no_table_before_the_end() {
        let error = Solver::new(rules(PieceCount::One)).unwrap().table().unwrap_err();
        assert_eq!(error.to_string(), "not solved yet: 0 of 813 positions are");
    }
}
