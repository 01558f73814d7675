use chessboard_core::Level;
use dice_race_core::IllegalMove;
use dice_race_core::search::{Engine as Analyst, Player};
use pyo3::prelude::*;

use super::moves::Move;
use super::position::Position;
use super::table::Table;
use crate::args::{LevelArgument, Seed};
use crate::{errors, values};

/// A computer player, and an analyst of positions. Other threads run while it thinks.
///
/// The same level and seed make the same move in a position, on every platform.
///
/// Args:
///     level: how well it plays, 1 for a beginner to 10 for all that it can do. An analysis is always the best there is.
///     seed: what its choices among near-equals follow from, 0 to 2**64 - 1.
///     table: exact chances, to be looked up for positions with its rules.
#[pyclass(frozen, module = "stones_dice.dice_race")]
pub(crate) struct Engine {
    seed: u64,
    analyst: Analyst,
    player: Player,
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(
        signature = (level = LevelArgument(Level::HIGHEST), seed = Seed(0), table = None),
        text_signature = "(level=10, seed=0, table=None)"
    )]
    fn new(level: LevelArgument, seed: Seed, table: Option<&Table>) -> Engine {
        let analyst = table.map_or_else(Analyst::new, |table| Analyst::with_table(table.0.clone()));
        let player = Player::with_engine(analyst.clone(), level.0, seed.0);
        Engine { seed: seed.0, analyst, player }
    }

    /// How well it plays, 1 to 10.
    #[getter]
    fn level(&self) -> u8 {
        self.player.level().get()
    }

    /// What its choices follow from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The move that a player of this level makes with the roll that is pending.
    ///
    /// Raises:
    ///     IllegalMoveError: nothing has been rolled, or the game is over.
    fn best_move(&self, py: Python<'_>, position: Position) -> PyResult<Move> {
        let best = py.detach(|| self.player.best_move(&position.0));
        best.map(Move).map_err(|reason| errors::illegal("best move", reason))
    }

    /// The chance to win of the side to move: with a roll pending that of its best move, before a roll the mean
    /// over the six, and 1.0 or 0.0 when the game is over.
    fn win_probability(&self, py: Python<'_>, position: Position) -> f64 {
        py.detach(|| self.analyst.win_probability(&position.0))
    }

    /// All legal moves, the best first, each with the chance to win after it and what it loses against the best.
    ///
    /// Raises:
    ///     IllegalMoveError: nothing has been rolled, or the game is over.
    fn analyze(&self, py: Python<'_>, position: Position) -> PyResult<Vec<Py<PyAny>>> {
        let ranked = py.detach(|| self.analyst.analyze(&position.0));
        let ranked = ranked.map_err(|reason| errors::illegal("analysis", reason))?;
        let rated = ranked.into_iter().map(|rated| {
            let m = Move(rated.played).into_pyobject(py)?.into_any().unbind();
            values::rated_move(py, (m, rated.win_probability, rated.loss))
        });
        rated.collect()
    }

    /// The luck of a roll: the chance to win with it, less the mean over all rolls.
    ///
    /// Raises:
    ///     IllegalMoveError: the position does not wait for a roll, or ``n`` is not 1 to 6.
    fn luck(&self, py: Python<'_>, position: Position, n: &Bound<'_, PyAny>) -> PyResult<f64> {
        let refused = |reason: IllegalMove| errors::illegal("luck", reason);
        let roll = super::roll(n)?;
        py.detach(|| self.analyst.luck(&position.0, roll)).map_err(refused)
    }

    fn __repr__(&self) -> String {
        format!("<dice_race.Engine of level {}, seed {}>", self.level(), self.seed)
    }
}
