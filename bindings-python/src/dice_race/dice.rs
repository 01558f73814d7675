use std::sync::{Mutex, PoisonError};

use dice_race_core::dice::SeededDice;
use pyo3::Borrowed;
use pyo3::prelude::*;

use crate::{args, interrupt};

/// A die whose rolls follow from a seed, 0 to 2**64 - 1: the same on every platform, for ever.
///
/// An endless iterator over its rolls. Not for play among people who distrust each other: whoever knows the
/// seed knows the rolls.
///
/// Args:
///     seed: the seed.
///     rolled: how many rolls to leave out.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Dice {
    seed: u64,
    die: Mutex<Die>,
}

#[derive(Clone)]
struct Die {
    dice: SeededDice,
    /// How many rolls it has made.
    rolled: u64,
}

impl Dice {
    fn with<T>(&self, f: impl FnOnce(&mut Die) -> T) -> T {
        f(&mut self.die.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// How many rolls a die has made before.
struct Rolled(u64);

impl FromPyObject<'_, '_> for Rolled {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Rolled> {
        args::number(&value, "rolled", 0..=u64::MAX).map(Rolled)
    }
}

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed, rolled = Rolled(0)), text_signature = "(seed, rolled=0)")]
    fn new(py: Python<'_>, seed: &Bound<'_, PyAny>, rolled: Rolled) -> PyResult<Dice> {
        let seed = args::number(seed, "seed", 0..=u64::MAX)?;
        let rolled = rolled.0;
        let dice = interrupt::by_ranges(py, rolled, 100_000, SeededDice::new(seed), |dice, rolls| {
            rolls.for_each(|_| _ = dice.roll());
        })?;
        Ok(Dice { seed, die: Mutex::new(Die { dice, rolled }) })
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// How many rolls it has made.
    #[getter]
    fn rolled(&self) -> u64 {
        self.with(|die| die.rolled)
    }

    /// The next roll, 1 to 6.
    fn roll(&self) -> u8 {
        self.with(|die| {
            die.rolled += 1;
            die.dice.roll().get()
        })
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self) -> u8 {
        self.roll()
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
        (self.seed, self.rolled())
    }

    fn __repr__(&self) -> String {
        format!("dice_race.Dice({}, rolled={})", self.seed, self.rolled())
    }
}
