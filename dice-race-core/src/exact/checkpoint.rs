//! Saving an unfinished solver, and resuming it.

use std::path::Path;

use super::atomic_file;
use super::solver::Solver;
use crate::Rules;
use crate::tables::TableError;
use crate::tables::format::{self, CHECKPOINT, HEADER_LEN, Header};

/// Checkpoints.
impl Solver {
    /// Writes the solver's state into a file, atomically: even after a crash the file has either its old content or all
    /// of the checkpoint. 8 bytes for each position up to the end of the stratum being solved.
    pub fn save_checkpoint(&self, path: impl AsRef<Path>) -> Result<(), TableError> {
        let header = Header { rules: self.rules(), strata_solved: self.strata_solved as u8, sweeps: self.sweeps };
        atomic_file::replace(path.as_ref(), |out| {
            out.write(&header.to_bytes(CHECKPOINT))?;
            self.values.iter().try_for_each(|value| out.write(&value.to_le_bytes()))
        })
    }

    /// A solver that resumes from a [checkpoint](Solver::save_checkpoint) of the same rules.
    pub fn from_checkpoint(path: impl AsRef<Path>, rules: Rules) -> Result<Solver, TableError> {
        let bytes = atomic_file::map(path.as_ref())?;
        let header = Header::read(&bytes, CHECKPOINT)?;
        if header.rules != rules {
            return Err(TableError::OtherRules { expected: rules, found: header.rules });
        }
        let mut solver = Solver::new(rules)?;
        if usize::from(header.strata_solved) > solver.strata.len() {
            return Err(TableError::Byte { offset: 10, expected: "a stratum" });
        }
        solver.strata_solved = header.strata_solved.into();
        solver.sweeps = header.sweeps;
        solver.read_values(&bytes)?;
        Ok(solver)
    }

    fn read_values(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        self.values.clear();
        let values = format::values(bytes, 8 * u64::from(self.states_begun()))?;
        for (number, value) in values.as_chunks().0.iter().enumerate() {
            let value = f64::from_le_bytes(*value);
            if !(0.0..=1.0).contains(&value) {
                return Err(TableError::Byte { offset: HEADER_LEN + 8 * number, expected: "a chance" });
            }
            self.values.push(value);
        }
        Ok(())
    }
}
