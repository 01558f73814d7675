use core::hash::{Hash, Hasher};
use core::ops::ControlFlow;
use std::sync::Arc;

use chessboard_core::Level;
use dice_race_core::search::{self, Engine as Analyst, EngineOptions, Player};
use pyo3::prelude::*;

use super::game::Game;
use super::moves::Move;
use super::results::{RatedMove, Review};
use super::roll::Roll;
use super::subject::Subject;
use super::table::Table;
use crate::args::{self, Object};
use crate::errors::Raise;
use crate::long_calls::stop::Stop;
use crate::long_calls::watch::Watch;
use crate::value;

/// A computer player, and an analyst of positions and games. Other threads run while it searches, and Ctrl-C stops it.
///
/// The same level and seed play the same move in a position, on every platform. It takes a position, its text, or a game
/// as it stands.
///
/// Args:
///     level: playing strength, 1 (beginner) to 10 (full strength). An analysis always has full strength.
///     seed: seed of its random choices, 0 to 2**64 - 1.
///     table: exact win probabilities, used for positions with its rules.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.dice_race")]
pub(crate) struct Engine {
    seed: u64,
    table: Option<Table>,
    // Clones are cheap, so that several threads can search at once.
    analyst: Analyst,
    player: Player,
}

impl PartialEq for Engine {
    fn eq(&self, other: &Engine) -> bool {
        self.key() == other.key()
    }
}

impl Hash for Engine {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl Engine {
    fn reviews(
        &self,
        py: Python<'_>,
        game: &dice_race_core::Game,
        stop: Option<&Stop>,
    ) -> PyResult<Vec<search::Review>> {
        let mut watch = Watch::new(py)?;
        let poll = |reviews: &[search::Review]| match watch.check() {
            Err(interrupted) => ControlFlow::Break(Err(interrupted)),
            Ok(()) if stop.is_some_and(Stop::is_stopped) => ControlFlow::Break(Ok(reviews.to_vec())),
            Ok(()) => ControlFlow::Continue(()),
        };
        match py.detach(|| self.analyst.clone().review_with(game, poll)) {
            ControlFlow::Continue(reviews) => Ok(reviews),
            ControlFlow::Break(ended) => ended,
        }
    }

    /// What makes it equal to another one.
    fn key(&self) -> (u8, u64, Option<&Table>) {
        (self.level(), self.seed, self.table.as_ref())
    }
}

value::immutable!(Engine);

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(
        signature = (level = Level::HIGHEST, seed = 0, table = None),
        text_signature = "(level=10, seed=0, table=None)"
    )]
    fn new(
        #[pyo3(from_py_with = args::level)] level: Level,
        #[pyo3(from_py_with = args::seed)] seed: u64,
        table: Option<&Table>,
    ) -> Engine {
        let table = table.cloned();
        let analyst =
            Analyst::with_options(EngineOptions { table: table.as_ref().map(|table| Arc::clone(&table.table)) });
        let player = Player::with_engine(analyst.clone(), level, seed);
        Engine { seed, table, analyst, player }
    }

    /// Playing strength, 1 to 10.
    #[getter]
    fn level(&self) -> u8 {
        self.player.level().get()
    }

    /// The seed of its random choices.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The move that a player of this level makes with the pending roll.
    ///
    /// Raises:
    ///     IllegalMoveError: nothing has been rolled, or the game is over.
    fn best_move(&self, py: Python<'_>, position: Subject<'_>) -> PyResult<Move> {
        let position = position.unfinished("best move", None)?;
        let best = py.detach(|| self.player.clone().best_move(&position));
        best.map(Move).map_err(|reason| reason.raise("best move"))
    }

    /// The win probability of the side to move: with a roll pending that of its best move, before a roll the mean
    /// over the six, and 1.0 or 0.0 when the game is over.
    fn win_probability(&self, py: Python<'_>, position: Subject<'_>) -> PyResult<f64> {
        if let Some(result) = position.result() {
            return Ok(result);
        }
        let position = position.position(None)?;
        Ok(py.detach(|| self.analyst.clone().win_probability(&position)))
    }

    /// All legal moves, the best first, each with the win probability after it and its loss against the best move.
    ///
    /// Raises:
    ///     IllegalMoveError: nothing has been rolled, or the game is over.
    fn analyze(&self, py: Python<'_>, position: Subject<'_>) -> PyResult<Vec<RatedMove>> {
        let position = position.unfinished("analysis", None)?;
        let analysis = py.detach(|| self.analyst.clone().analyze(&position));
        let analysis = analysis.map_err(|reason| reason.raise("analysis"))?;
        Ok(analysis.moves.into_iter().map(RatedMove).collect())
    }

    /// The luck of a roll: the win probability with it, minus the mean over all rolls.
    ///
    /// Raises:
    ///     IllegalMoveError: the position does not wait for a roll, or ``n`` is not 1 to 6.
    fn luck(&self, py: Python<'_>, position: Subject<'_>, n: Roll) -> PyResult<f64> {
        let position = position.unfinished("luck", None)?;
        py.detach(|| self.analyst.clone().luck(&position, n.0)).map_err(|reason| reason.raise("luck"))
    }

    /// Every move of a game compared with the best one, and every roll rated. Takes about ten milliseconds per turn. A
    /// stop leaves the rest of the turns out.
    #[pyo3(signature = (game, *, stop = None))]
    fn review(&self, py: Python<'_>, game: Object<'_, '_, Game>, stop: Option<&Stop>) -> PyResult<Vec<Review>> {
        Ok(self.reviews(py, &game.0.get(), stop)?.into_iter().map(Review).collect())
    }

    /// A copy of a game with a comment on every move: what :meth:`review` says of it.
    #[pyo3(signature = (game, *, stop = None))]
    fn annotate(&self, py: Python<'_>, game: Object<'_, '_, Game>, stop: Option<&Stop>) -> PyResult<Game> {
        let mut game = game.0.get();
        let reviews = self.reviews(py, &game, stop)?;
        search::annotate(&mut game, &reviews);
        Ok(Game::new(game))
    }

    fn __getnewargs__(&self) -> (u8, u64, Option<Table>) {
        (self.level(), self.seed, self.table.clone())
    }

    fn __repr__(&self) -> String {
        format!("<dice_race.Engine of level {}, seed {}>", self.level(), self.seed)
    }
}
