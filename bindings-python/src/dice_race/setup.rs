use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::places::Places;
use super::position::Position;
use super::roll::Roll;
use super::rules::Rules;
use crate::color::Color;
use crate::locked::Locked;
use crate::shared;
use crate::text::OrText;
use crate::value::ByAttributes;

/// A board to be edited, which may be impossible: two pieces on a square, five pieces.
///
/// Args:
///     position: what to begin with; without one, no piece at all, White to roll.
///     rules: the rules, if no position brings them.
///     white, black: where the pieces are, if elsewhere than the position's.
///     turn: the side that rolls or moves next, if another than the position's.
///     rolled: what was rolled, if something else than in the position.
#[pyclass(frozen, eq, weakref, module = "stones_dice.dice_race")]
#[derive(PartialEq)]
pub(crate) struct Setup(Locked<dice_race_core::Setup>);

shared::setup_methods!();

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (position = None, rules = None, *, white = None, black = None, turn = None, rolled = None))]
    fn new(
        position: Option<OrText<'_, Position>>,
        rules: Option<Rules>,
        white: Option<Places>,
        black: Option<Places>,
        turn: Option<Color>,
        rolled: Option<Roll>,
    ) -> PyResult<Setup> {
        let mut setup = match position {
            Some(_) => Position::with_rules(position, rules)?.0.to_setup(),
            None => dice_race_core::Setup::empty(rules.unwrap_or_default().0),
        };
        setup.white = white.map_or(setup.white, |places| places.0);
        setup.black = black.map_or(setup.black, |places| places.0);
        setup.turn = turn.map_or(setup.turn, |color| color.0);
        setup.rolled = rolled.map_or(setup.rolled, |roll| Some(roll.0));
        Ok(Setup(Locked::new(setup)))
    }

    /// Where White's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them.
    #[getter]
    fn white(&self) -> Places {
        Places(self.0.get().white)
    }

    #[setter]
    fn set_white(&self, places: Places) {
        self.0.with(|setup| setup.white = places.0);
    }

    /// Where Black's pieces are: progress values, ``None`` for a waiting piece; set it to any iterable of them.
    #[getter]
    fn black(&self) -> Places {
        Places(self.0.get().black)
    }

    #[setter]
    fn set_black(&self, places: Places) {
        self.0.with(|setup| setup.black = places.0);
    }

    /// The pending roll, 1 to 6; ``None`` if a roll is awaited.
    #[getter]
    fn rolled(&self) -> Option<u8> {
        self.0.get().rolled.map(dice_race_core::Roll::get)
    }

    #[setter]
    fn set_rolled(&self, rolled: Option<Roll>) {
        self.0.with(|setup| setup.rolled = rolled.map(|roll| roll.0));
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.get().rules)
    }

    #[setter]
    fn set_rules(&self, rules: Rules) {
        self.0.with(|setup| setup.rules = rules.0);
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<ByAttributes<'py>> {
        let setup = slf.get().0.get();
        let attributes = PyDict::new(slf.py());
        attributes.set_item("rules", Rules(setup.rules))?;
        attributes.set_item("white", Places(setup.white))?;
        attributes.set_item("black", Places(setup.black))?;
        attributes.set_item("turn", Color(setup.turn))?;
        attributes.set_item("rolled", setup.rolled.map(dice_race_core::Roll::get))?;
        Ok((slf.get_type(), (), (None, attributes)))
    }

    fn __repr__(&self) -> String {
        let setup = self.0.get();
        let [white, black] = [setup.white, setup.black].map(|side| Places(side).literal());
        let rolled = setup.rolled.map_or("None".into(), |rolled| rolled.to_string());
        let (rules, turn) = (Rules(setup.rules).__repr__(), Color(setup.turn).literal());
        format!("dice_race.Setup(rules={rules}, white={white}, black={black}, turn={turn}, rolled={rolled})")
    }
}
