use dice_race_core::{Progress, SetupSide};
use pyo3::Borrowed;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::moves::progress;
use crate::errors;

/// The pieces of a side, a tuple or any iterable of progress values, `None` for a waiting piece.
#[derive(Clone, Copy)]
pub(super) struct Places(pub(super) SetupSide);

impl Places {
    /// The places as in the text: the highest first, waiting pieces last.
    fn list(self) -> Vec<Option<u8>> {
        let on_board = (0..=Progress::LAST.get()).rev().filter_map(Progress::new).map(Some);
        let repeated = on_board.chain([None]).flat_map(|place| std::iter::repeat_n(place, self.0.count(place).into()));
        repeated.map(|place| place.map(Progress::get)).collect()
    }

    /// The places as a Python list.
    pub(super) fn literal(self) -> String {
        let places = self.list().into_iter().map(|place| place.map_or("None".into(), |place| place.to_string()));
        format!("[{}]", places.collect::<Vec<_>>().join(", "))
    }
}

impl<'py> IntoPyObject<'py> for Places {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.list())
    }
}

impl FromPyObject<'_, '_> for Places {
    type Error = PyErr;

    fn extract(values: Borrowed<'_, '_, PyAny>) -> PyResult<Places> {
        let mut side = SetupSide::EMPTY;
        for value in values.try_iter()? {
            // An iterable may have no end.
            values.py().check_signals()?;
            let place = progress(&value?)?;
            if side.count(place) == u8::MAX {
                return Err(errors::value(format!("there are more than {} pieces at one place", u8::MAX)));
            }
            side.add(place);
        }
        Ok(Places(side))
    }
}
