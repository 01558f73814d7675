use std::time::Duration;

use chessboard_core::Level;
use pyo3::prelude::*;
use stones_core::search::{self, Engine as Analyst, EngineOptions, Limits, Player};

use super::any_board;
use super::game::Game;
use super::moves::Move;
use super::results::{Analysis, Review};
use super::rules::Rules;
use super::subject::{self, Subject};
use crate::args::{self, Object};
use crate::errors::Raise;
use crate::limits::{self, CallLimits};
use crate::long_calls::background::Follow;
use crate::long_calls::stop::Stop;
use crate::value;

/// A computer player, and an analyst of positions and games. Other threads run while it searches, and Ctrl-C stops it.
///
/// The same level and seed play the same move in a position, on every platform. An analysis is reproducible too,
/// unless it has a time limit or several threads.
///
/// Args:
///     level: playing strength, 1 (beginner) to 10 (full strength). An analysis always has full strength.
///     seed: seed of its random choices, 0 to 2**64 - 1.
///     rules: the rules that it plays by. If left out: those of a game, and the default ones for a position, which has
///         none. A game of other rules is an error.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.stones")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct Engine {
    level: Level,
    seed: u64,
    /// `None`: those of the game, or the default ones.
    rules: Option<Rules>,
}

/// The limit of an analysis that is given none…
const NODES: u64 = 1_000_000;
/// … and of a review, for each search.
const NODES_PER_SEARCH: u64 = 50_000;

value::immutable!(Engine);

impl Engine {
    /// A game with the reviews of its moves.
    fn reviews(
        &self,
        py: Python<'_>,
        game: any_board::Game,
        limits: Limits,
        threads: usize,
        stop: Option<&Stop>,
    ) -> PyResult<(any_board::Game, Vec<search::Review>)> {
        let analyst = analyst(subject::agree(Some(game.rules()), self.rules)?, threads);
        Follow::new(stop, None)?.run(py, analyst, move |analyst, stop, _: &mut dyn FnMut(())| {
            let reviews = analyst.review_with(&game, &limits, stop);
            (game, reviews)
        })
    }
}

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(
        signature = (level = Level::HIGHEST, seed = 0, rules = None),
        text_signature = "(level=10, seed=0, rules=None)",
    )]
    fn new(
        #[pyo3(from_py_with = args::level)] level: Level,
        #[pyo3(from_py_with = args::seed)] seed: u64,
        rules: Option<Rules>,
    ) -> Engine {
        Engine { level, seed, rules }
    }

    /// Playing strength, 1 to 10.
    #[getter]
    fn level(&self) -> u8 {
        self.level.get()
    }

    /// The seed of its random choices.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The rules that it plays by; ``None`` if it was made without.
    #[getter]
    fn rules(&self) -> Option<Rules> {
        self.rules
    }

    /// The move that a player of this level makes. The limits can make it stop sooner; only level 10 also uses limits
    /// that are higher than its own.
    ///
    /// Args:
    ///     position: a game, which has its rules; or a position or its text, which have none: they are
    ///         played by the rules of this engine, the default ones if it has none.
    ///     nodes: stop after this number of search nodes, but not before each legal move was searched once.
    ///     seconds: stop after this time.
    ///     stop: lets another thread stop it.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    ///     SetupError: the game has other rules than this engine.
    #[pyo3(signature = (position, nodes = None, seconds = None, *, stop = None))]
    fn best_move(
        &self,
        py: Python<'_>,
        position: Subject,
        #[pyo3(from_py_with = limits::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = limits::seconds)] seconds: Option<Duration>,
        stop: Option<&Stop>,
    ) -> PyResult<Move> {
        let rules = position.rules(self.rules)?;
        let position = position.unfinished("best move")?;
        let limits = CallLimits::new(Limits { nodes, time: seconds, depth: None });
        let player = Player::new(self.level, self.seed, rules);
        let follow = Follow::new(stop, None)?;
        let best = follow.run(py, player, move |player, stop, _: &mut dyn FnMut(())| {
            player.best_move_with(&position, &limits.left(), stop)
        })?;
        best.map(Move).map_err(|over| over.raise("best move"))
    }

    /// The best lines of play, by iterative deepening until a limit is reached or their values are proven. Without
    /// a limit it searches a million nodes, which takes about a second.
    ///
    /// Args:
    ///     position: a game, which has its rules; or a position or its text, which have none: they are
    ///         analyzed by the rules of this engine, the default ones if it has none.
    ///     lines: number of lines, if there are as many moves.
    ///     nodes: stop after this number of search nodes, but not before each legal move was searched once.
    ///     depth: search at most this number of moves deep.
    ///     seconds: stop after this time.
    ///     threads: number of threads.
    ///     stop: lets another thread stop it.
    ///     report: called with the analysis so far before each further depth, by the thread of the caller. What it
    ///         raises ends the analysis.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    ///     SetupError: the game has other rules than this engine.
    #[pyo3(
        signature = (
            position, lines = 3, nodes = None, depth = None, seconds = None, threads = 1, *, stop = None, report = None
        )
    )]
    fn analyze(
        &self,
        py: Python<'_>,
        position: Subject,
        #[pyo3(from_py_with = line_count)] lines: usize,
        #[pyo3(from_py_with = limits::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = limits::depth)] depth: Option<u8>,
        #[pyo3(from_py_with = limits::seconds)] seconds: Option<Duration>,
        #[pyo3(from_py_with = limits::threads)] threads: usize,
        stop: Option<&Stop>,
        report: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Analysis> {
        let limits = CallLimits::new(Limits { nodes, depth, time: seconds }.or(Limits::nodes(NODES)));
        let rules = position.rules(self.rules)?;
        let position = position.unfinished("analysis")?;
        let follow = Follow::new(stop, report)?;
        let found = follow.run(py, analyst(rules, threads), move |analyst, stop, report| {
            analyst.analyze_with(&position, lines, &limits.left(), stop, |so_far| report(Analysis(so_far.clone())))
        })?;
        found.map(Analysis).map_err(|over| over.raise("analysis"))
    }

    /// Every move of a game compared with the best one, by the game's own rules. The limits are those of
    /// :meth:`analyze`, for each of the one or two searches that a move takes; without a limit each searches 50,000
    /// nodes. A stop leaves the rest of the moves out.
    ///
    /// Raises:
    ///     SetupError: the game has other rules than this engine.
    #[pyo3(signature = (game, nodes = None, depth = None, seconds = None, threads = 1, *, stop = None))]
    fn review(
        &self,
        py: Python<'_>,
        game: Object<'_, '_, Game>,
        #[pyo3(from_py_with = limits::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = limits::depth)] depth: Option<u8>,
        #[pyo3(from_py_with = limits::seconds)] seconds: Option<Duration>,
        #[pyo3(from_py_with = limits::threads)] threads: usize,
        stop: Option<&Stop>,
    ) -> PyResult<Vec<Review>> {
        let limits = Limits { nodes, depth, time: seconds }.or(Limits::nodes(NODES_PER_SEARCH));
        Ok(self.reviews(py, game.0.get(), limits, threads, stop)?.1.into_iter().map(Review).collect())
    }

    /// A copy of a game with a comment on every move: what :meth:`review`, with the same limits, says of it.
    ///
    /// Raises:
    ///     SetupError: the game has other rules than this engine.
    #[pyo3(signature = (game, nodes = None, depth = None, seconds = None, threads = 1, *, stop = None))]
    fn annotate(
        &self,
        py: Python<'_>,
        game: Object<'_, '_, Game>,
        #[pyo3(from_py_with = limits::nodes)] nodes: Option<u64>,
        #[pyo3(from_py_with = limits::depth)] depth: Option<u8>,
        #[pyo3(from_py_with = limits::seconds)] seconds: Option<Duration>,
        #[pyo3(from_py_with = limits::threads)] threads: usize,
        stop: Option<&Stop>,
    ) -> PyResult<Game> {
        let limits = Limits { nodes, depth, time: seconds }.or(Limits::nodes(NODES_PER_SEARCH));
        let (mut game, reviews) = self.reviews(py, game.0.get(), limits, threads, stop)?;
        search::annotate(&mut game, &reviews);
        Ok(Game::new(game))
    }

    fn __getnewargs__(&self) -> (u8, u64, Option<Rules>) {
        (self.level(), self.seed, self.rules)
    }

    fn __repr__(&self) -> String {
        let rules = self.rules.map_or(String::new(), |rules| format!(", {}", rules.__repr__()));
        format!("<stones.Engine of level {}, seed {}{rules}>", self.level, self.seed)
    }
}

/// A new analyst for each call, so that no result depends on the calls before.
fn analyst(rules: stones_core::Rules, threads: usize) -> Analyst {
    Analyst::with_options(rules, EngineOptions { threads, ..EngineOptions::default() })
}

/// A number of lines; there are never more than moves.
fn line_count(value: &Bound<'_, PyAny>) -> PyResult<usize> {
    Ok(args::number(value, "lines", 1..=u64::MAX)?.min(stones_core::MAX_MOVES as u64) as usize)
}
