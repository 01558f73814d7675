use std::sync::{Mutex, PoisonError};

use dice_race_core::dice::SeededDice;
use pyo3::prelude::*;

use crate::args;

/// A die whose throws follow from a seed, 0 to 2**64 - 1: the same on every platform, for ever.
///
/// Not for play among people who distrust each other: whoever knows the seed knows the throws.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Dice(Mutex<SeededDice>);

#[pymethods]
impl Dice {
    #[new]
    fn new(seed: &Bound<'_, PyAny>) -> PyResult<Dice> {
        Ok(Dice(Mutex::new(SeededDice::new(args::number(seed, "seed", u64::MAX)?))))
    }

    /// The next throw, 1 to 6.
    fn throw(&self) -> u8 {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).throw().get()
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self) -> u8 {
        self.throw()
    }
}
