//! Saving an unfinished solver, and resuming it.

use std::path::Path;

use super::checksummed;
use super::solver::{INITIAL_CHANCE, Solver};
use super::sweep::Stratum;
use crate::Rules;
use crate::tables::TableError;
use crate::tables::format::{self, CHECKPOINT, HEADER_LEN, Header};

/// Checkpoints.
impl Solver {
    /// Writes the solver's state into a file, atomically: even after a crash the file has either its old content or all
    /// of the checkpoint. 8 bytes for each position up to the end of the stratum being solved.
    ///
    /// A sweep that was interrupted is resumed where it stopped.
    ///
    /// To keep other solvers from writing to the same file, hold a [`CheckpointLock`](super::CheckpointLock).
    pub fn save_checkpoint(&self, path: impl AsRef<Path>) -> Result<(), TableError> {
        let header = Header {
            rules: self.rules(),
            strata_solved: self.strata_solved as u8,
            levels_swept: self.swept.levels,
            sweeps: self.sweeps,
        };
        checksummed::replace(path.as_ref(), |out| {
            out.write(&header.to_bytes(CHECKPOINT))?;
            // Where the stratum has only just begun, its positions have no values yet.
            let missing = (self.values.len()..self.states_begun()).map(|_| INITIAL_CHANCE);
            let mut numbers = self.values.iter().chain(missing).chain([self.swept.change]);
            numbers.try_for_each(|number| out.write(&number.to_le_bytes()))
        })
    }

    /// A solver that resumes from a [checkpoint](Solver::save_checkpoint) of the same rules.
    pub fn from_checkpoint(path: impl AsRef<Path>, rules: Rules) -> Result<Solver, TableError> {
        let (file, len) = checksummed::open(path.as_ref())?;
        let mut reader = checksummed::Reader::new(file);
        let header = Header::read(&reader.start(HEADER_LEN)?, CHECKPOINT)?;
        if header.rules != rules {
            return Err(TableError::OtherRules { expected: rules, found: header.rules });
        }
        let mut solver = Solver::new(rules)?;
        if usize::from(header.strata_solved) > solver.strata.len() {
            return Err(TableError::Byte { offset: 10, expected: "a stratum" });
        }
        solver.strata_solved = header.strata_solved.into();
        solver.sweeps = header.sweeps;
        solver.swept.levels = header.levels_swept;
        let levels =
            solver.strata.get(solver.strata_solved).map_or(1, |&stratum| Stratum::new(rules, stratum).levels());
        if usize::from(header.levels_swept) >= levels {
            return Err(TableError::Byte { offset: 11, expected: "a level" });
        }
        format::check_len(len, 8 * (u64::from(solver.states_begun()) + 1))?;
        solver.read_values(reader)?;
        Ok(solver)
    }

    fn read_values(&mut self, mut reader: checksummed::Reader) -> Result<(), TableError> {
        self.values.clear();
        let mut first_wrong = None;
        for number in 0..self.states_begun() {
            let value = f64::from_le_bytes(reader.read()?);
            if !(0.0..=1.0).contains(&value) {
                first_wrong.get_or_insert(HEADER_LEN + 8 * number as usize);
            }
            self.values.push(value);
        }
        self.swept.change = f64::from_le_bytes(reader.read()?);
        if !(0.0..=1.0).contains(&self.swept.change) {
            first_wrong.get_or_insert(HEADER_LEN + 8 * self.values.len() as usize);
        }
        reader.check()?;
        first_wrong.map_or(Ok(()), |offset| Err(TableError::Byte { offset, expected: "a chance" }))
    }
}
