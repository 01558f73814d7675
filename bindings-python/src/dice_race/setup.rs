use std::sync::{Mutex, PoisonError};

use chessboard_core::Color;
use dice_race_core::{Progress, Roll, SetupError, SetupSide};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use super::position::Position;
use super::rules::Rules;
use crate::{args, errors, values};

/// A board to be edited, which may be impossible: two pieces on a square, five pieces.
///
/// Args:
///     position: what to begin with; without one, no piece at all, White to roll.
///     rules: the rules, if no position brings them.
///     white, black: where the pieces are, if elsewhere than the position's.
///     turn: the side that rolls or moves next, if another than the position's.
///     rolled: what was rolled, if something else than in the position.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Setup(Mutex<dice_race_core::Setup>);

impl Setup {
    fn with<T>(&self, f: impl FnOnce(&mut dice_race_core::Setup) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

/// The places of a side's pieces as in the text: the highest first, `None` for a waiting one.
fn places(side: &SetupSide) -> Vec<Option<u8>> {
    let on_board = (0..=Progress::LAST.get()).rev().filter_map(Progress::new).map(Some);
    let all = on_board.chain([None]);
    let repeated = all.flat_map(|place| std::iter::repeat_n(place, side.count(place).into()));
    repeated.map(|place| place.map(Progress::get)).collect()
}

/// The places as a Python list.
fn literal(side: &SetupSide) -> String {
    let places: Vec<_> =
        places(side).iter().map(|place| place.map_or("None".into(), |place| place.to_string())).collect();
    format!("[{}]", places.join(", "))
}

fn read_side(values: &Bound<'_, PyAny>) -> PyResult<SetupSide> {
    let mut side = SetupSide::EMPTY;
    for value in values.try_iter()? {
        let value = value?;
        let place = if value.is_none() {
            None
        } else {
            Progress::new(args::number(&value, "progress", 0..=Progress::LAST.get().into())? as u8)
        };
        side.add(place);
    }
    Ok(side)
}

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (position = None, rules = None, *, white = None, black = None, turn = None, rolled = None))]
    fn new(
        position: Option<Position>,
        rules: Option<Rules>,
        white: Option<Bound<'_, PyAny>>,
        black: Option<Bound<'_, PyAny>>,
        turn: Option<Bound<'_, PyAny>>,
        rolled: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Setup> {
        let setup = match (position, rules) {
            (Some(position), Some(rules)) if position.0.rules() != rules.0 => {
                return Err(errors::setup(vec!["the position has other rules".into()]));
            }
            (Some(position), _) => position.0.into(),
            (None, rules) => dice_race_core::Setup::empty(rules.unwrap_or_default().0),
        };
        let setup = Setup(Mutex::new(setup));
        white.map(|places| setup.set_white(&places)).transpose()?;
        black.map(|places| setup.set_black(&places)).transpose()?;
        turn.map(|turn| setup.set_turn(&turn)).transpose()?;
        rolled.map(|rolled| setup.set_rolled(Some(rolled))).transpose()?;
        Ok(setup)
    }

    /// Where White's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them.
    #[getter]
    fn white<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.with(|setup| places(&setup.white)))
    }

    #[setter]
    fn set_white(&self, places: &Bound<'_, PyAny>) -> PyResult<()> {
        let side = read_side(places)?;
        self.with(|setup| setup.white = side);
        Ok(())
    }

    /// Where Black's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them.
    #[getter]
    fn black<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.with(|setup| places(&setup.black)))
    }

    #[setter]
    fn set_black(&self, places: &Bound<'_, PyAny>) -> PyResult<()> {
        let side = read_side(places)?;
        self.with(|setup| setup.black = side);
        Ok(())
    }

    /// The side that rolls or moves next.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::color(py, self.with(|setup| setup.turn))
    }

    #[setter]
    fn set_turn(&self, color: &Bound<'_, PyAny>) -> PyResult<()> {
        let color: Color = values::read_color(color)?;
        self.with(|setup| setup.turn = color);
        Ok(())
    }

    /// What was rolled, 1 to 6; ``None`` if a roll is awaited.
    #[getter]
    fn rolled(&self) -> Option<u8> {
        self.with(|setup| setup.rolled.map(Roll::get))
    }

    #[setter]
    fn set_rolled(&self, rolled: Option<Bound<'_, PyAny>>) -> PyResult<()> {
        let rolled = rolled.as_ref().map(super::roll).transpose()?;
        self.with(|setup| setup.rolled = rolled);
        Ok(())
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.with(|setup| setup.rules))
    }

    #[setter]
    fn set_rules(&self, rules: Rules) {
        self.with(|setup| setup.rules = rules.0);
    }

    /// Every reason why this is not a position; empty if it is one.
    fn faults(&self) -> Vec<String> {
        let position = self.with(|setup| setup.position());
        position.err().into_iter().flat_map(SetupError::faults).map(|fault| fault.to_string()).collect()
    }

    /// The position.
    ///
    /// Raises:
    ///     SetupError: with every fault, if there can be no such position.
    fn position(&self) -> PyResult<Position> {
        self.with(|setup| setup.position()).map(Position).map_err(super::setup_error)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        let Ok(other) = other.cast::<Setup>() else { return false };
        let other = other.get().with(|setup| *setup);
        self.with(|setup| *setup == other)
    }

    fn __getnewargs_ex__<'py>(&self, py: Python<'py>) -> PyResult<((), Bound<'py, PyDict>)> {
        let setup = self.with(|setup| *setup);
        let keywords = PyDict::new(py);
        keywords.set_item("rules", Rules(setup.rules))?;
        keywords.set_item("white", places(&setup.white))?;
        keywords.set_item("black", places(&setup.black))?;
        keywords.set_item("turn", values::color(py, setup.turn)?)?;
        keywords.set_item("rolled", setup.rolled.map(Roll::get))?;
        Ok(((), keywords))
    }

    fn __repr__(&self) -> String {
        let setup = self.with(|setup| *setup);
        let [white, black] = [&setup.white, &setup.black].map(literal);
        let rolled = setup.rolled.map_or("None".into(), |rolled| rolled.to_string());
        let (rules, turn) = (Rules(setup.rules).__repr__(), values::color_literal(setup.turn));
        format!("dice_race.Setup(rules={rules}, white={white}, black={black}, turn={turn}, rolled={rolled})")
    }
}
