use dice_race_core::dice::SeededDice;
use pyo3::prelude::*;

use crate::locked::Locked;
use crate::long_calls::watch;
use crate::{args, value};

/// A die whose rolls follow from a seed, 0 to 2**64 - 1: the same on every platform.
///
/// An endless iterator over its rolls. Not for play between people who distrust each other: the seed
/// reveals the rolls.
///
/// Args:
///     seed: the seed; a random one from the system if left out.
///     rolled: number of rolls to skip.
#[pyclass(frozen, eq, weakref, module = "stones_dice.dice_race")]
#[derive(PartialEq)]
pub(crate) struct Dice(Locked<SeededDice>);

fn rolls_made(value: &Bound<'_, PyAny>) -> PyResult<u64> {
    args::number(value, "rolled", 0..=u64::MAX)
}

value::pickled!(Dice);

#[pymethods]
impl Dice {
    #[new]
    #[pyo3(signature = (seed = None, rolled = 0))]
    fn new(
        py: Python<'_>,
        seed: Option<&Bound<'_, PyAny>>,
        #[pyo3(from_py_with = rolls_made)] rolled: u64,
    ) -> PyResult<Dice> {
        let seed = match seed {
            Some(seed) => args::seed(seed)?,
            None => u64::from_le_bytes(args::random_bytes(py)?),
        };
        // `SeededDice::resume`, but Ctrl-C stops it.
        let dice = watch::by_ranges(py, rolled, 100_000, SeededDice::new(seed), |dice, rolls| {
            rolls.for_each(|_| _ = dice.roll());
        })?;
        Ok(Dice(Locked::new(dice)))
    }

    /// The seed.
    #[getter]
    fn seed(&self) -> u64 {
        self.0.with(|dice| dice.seed())
    }

    /// The number of rolls it has made.
    #[getter]
    fn rolled(&self) -> u64 {
        self.0.with(|dice| dice.rolled())
    }

    /// The next roll, 1 to 6.
    fn roll(&self) -> u8 {
        self.0.with(|dice| dice.roll().get())
    }

    fn __iter__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __next__(&self) -> u8 {
        self.roll()
    }

    fn __copy__(&self) -> Dice {
        Dice(Locked::new(self.0.get()))
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Dice {
        self.__copy__()
    }

    fn __getnewargs__(&self) -> (u64, u64) {
        self.0.with(|dice| (dice.seed(), dice.rolled()))
    }

    fn __repr__(&self) -> String {
        let (seed, rolled) = self.__getnewargs__();
        format!("dice_race.Dice({seed}, rolled={rolled})")
    }
}
