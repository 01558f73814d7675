use pyo3::Borrowed;
use pyo3::prelude::*;

use crate::args;
use crate::errors::{self, Raise};

/// A number rolled; any other number is an illegal move.
#[derive(Clone, Copy)]
pub(super) struct Roll(pub(super) dice_race_core::Roll);

impl FromPyObject<'_, '_> for Roll {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, '_, PyAny>) -> PyResult<Roll> {
        let number = args::whole(&value, "a roll")?;
        let roll = number.and_then(|number| u8::try_from(number).ok()).and_then(dice_race_core::Roll::new);
        roll.map(Roll).ok_or_else(|| errors::illegal("roll", "a roll is 1 to 6"))
    }
}

impl Roll {
    pub(super) fn illegal(self, reason: dice_race_core::IllegalMove) -> PyErr {
        reason.raise(format_args!("roll {}", self.0))
    }
}
