use std::sync::{Mutex, PoisonError};

use dice_race_core::dice::SeededDice;
use pyo3::Borrowed;
use pyo3::prelude::*;

use crate::{args, interrupt};

/// A die whose throws follow from a seed, 0 to 2**64 - 1: the same on every platform, for ever.
///
/// An endless iterator over its throws. Not for play among people who distrust each other: whoever knows the
/// seed knows the throws.
///
/// Args:
///     seed: the seed.
///     thrown: how many throws to leave out.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Dice {
    seed: u64,
    die: Mutex<Die>,
}

#[derive(Clone)]
struct Die {
    dice: SeededDice,
    /// How many throws it has made.
    thrown: u64,
}

impl Dice {
    fn with<T>(&self, f: impl FnOnce(&mut Die) -> T) -> T {
        f(&mut self.die.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// How many throws a die has made before.
struct Thrown(u64);

impl FromPyObject<'_, '_> for Thrown {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Thrown> {
        args::number(&value, "thrown", 0..=u64::MAX).map(Thrown)
    }
}

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, thrown = Thrown(0)), text_signature = "(seed, thrown=0)")]
    fn new(py: Python<'_>, seed: &Bound<'_, PyAny>, thrown: Thrown) -> PyResult<Dice> {
        let seed = args::number(seed, "seed", 0..=u64::MAX)?;
        let thrown = thrown.0;
        let dice = interrupt::by_ranges(py, thrown, 100_000, SeededDice::new(seed), |dice, throws| {
            throws.for_each(|_| _ = dice.throw());
        })?;
        Ok(Dice { seed, die: Mutex::new(Die { dice, thrown }) })
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How many throws it has made.
    #[getter]
    fn thrown(&self) -> u64 {
        self.with(|die| die.thrown)
    }

    /// The next throw, 1 to 6.
    fn throw(&self) -> u8 {
        self.with(|die| {
            die.thrown += 1;
            die.dice.throw().get()
        })
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self) -> u8 {
        self.throw()
    }

    fn __copy__(&self) -> Dice {
        Dice { seed: self.seed, die: Mutex::new(self.with(|die| die.clone())) }
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Dice {
        self.__copy__()
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Dice>() else { return false };
        self.__getnewargs__() == other.get().__getnewargs__()
    }

    fn __getnewargs__(&self) -> (u64, u64) {
        (self.seed, self.thrown())
    }

    fn __repr__(&self) -> String {
        format!("dice_race.Dice({}, thrown={})", self.seed, self.thrown())
    }
}
