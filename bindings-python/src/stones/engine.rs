use std::sync::atomic::AtomicBool;
use std::time::Duration;

use chessboard_core::Level;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use stones_core::search::{Analysis, Engine as Analyst, Limits, Line, Player, Review};

use super::game::Game;
use super::moves::Move;
use super::position::Position;
use super::rules::Rules;
use crate::args::{self, LevelArgument, Seed};
use crate::{errors, interrupt, values};

/// A computer player, and an analyst of positions and games. Other threads run while it thinks, and Ctrl-C stops it.
///
/// The same level and seed make the same move in a position, on every platform; so does an analysis, unless they
/// are limited by time or use several threads.
///
/// Args:
///     level: how well it plays, 1 for a beginner to 10 for all that it can do. An analysis is always the best there is.
///     seed: what its choices among near-equals follow from, 0 to 2**64 - 1.
///     rules: the rules that it plays by.
#[pyclass(frozen, module = "stones_dice.stones")]
pub(crate) struct Engine {
    level: Level,
    seed: u64,
    rules: Rules,
}

/// How many positions are looked at if there is no limit…
const NODES: u64 = 1_000_000;
/// … and for each move of a game.
const NODES_A_MOVE: u64 = 50_000;

#[pymethods]
impl Engine {
    #[new]
    #[pyo3(
        signature = (level = LevelArgument(Level::HIGHEST), seed = Seed(0), rules = Rules::default()),
        text_signature = "(level=10, seed=0, rules=...)",
    )]
    fn new(level: LevelArgument, seed: Seed, rules: Rules) -> Engine {
        Engine { level: level.0, seed: seed.0, rules }
    }

    /// How well it plays, 1 to 10.
    #[getter]
    fn level(&self) -> u8 {
        self.level.get()
    }

    /// What its choices follow from.
    #[getter]
    fn seed(&self) -> u64 {
        self.seed
    }

    /// The rules that it plays by.
    #[getter]
    fn rules(&self) -> Rules {
        self.rules
    }

    /// The move that a player of this level makes; sooner, if it has to stop after so many positions or seconds. Only
    /// level 10 makes use of limits that let it think longer than it usually does.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    #[pyo3(signature = (position, nodes = None, seconds = None))]
    fn best_move(
        &self,
        py: Python<'_>,
        position: Position,
        nodes: Option<Bound<'_, PyAny>>,
        seconds: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Move> {
        let asked = Asked::read(nodes, None, seconds)?;
        let mut player = Player::new(self.level, self.seed, self.rules.0);
        let best = interrupt::until_stopped(py, |stop| player.best_move_within(&position.0, &asked.limits(stop)))?;
        best.map(Move).map_err(|over| errors::illegal("best move", over))
    }

    /// The best lines of play, deeper and deeper until a limit is reached or their values are proven. Without a limit
    /// a million positions are looked at, which takes about a second.
    ///
    /// Args:
    ///     lines: how many lines, if there are as many moves.
    ///     nodes: look at no more than so many positions.
    ///     depth: no deeper than so many moves.
    ///     seconds: no longer than this.
    ///     threads: how many search together.
    ///
    /// Raises:
    ///     IllegalMoveError: the game is over.
    #[pyo3(
        signature = (position, lines = None, nodes = None, depth = None, seconds = None, threads = None),
        text_signature = "($self, position, lines=3, nodes=None, depth=None, seconds=None, threads=1)",
    )]
    fn analyze(
        &self,
        py: Python<'_>,
        position: Position,
        lines: Option<Bound<'_, PyAny>>,
        nodes: Option<Bound<'_, PyAny>>,
        depth: Option<Bound<'_, PyAny>>,
        seconds: Option<Bound<'_, PyAny>>,
        threads: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Py<PyAny>> {
        let lines = args::limit(lines, "lines", u64::MAX)?.unwrap_or(3).min(stones_core::MAX_MOVES as u64);
        let asked = Asked::read(nodes, depth, seconds)?.or_nodes(NODES);
        let mut analyst = self.analyst(threads)?;
        let found =
            interrupt::until_stopped(py, |stop| analyst.analyze(&position.0, lines as usize, &asked.limits(stop)))?;
        analysis(py, found.map_err(|over| errors::illegal("analysis", over))?)
    }

    /// Every move of a game beside the best one. The limits are those of :meth:`analyze`, for each of the one or two
    /// searches that a move takes; without a limit each looks at 50,000 positions. The game's own rules count.
    #[pyo3(
        signature = (game, nodes = None, depth = None, seconds = None, threads = None),
        text_signature = "($self, game, nodes=None, depth=None, seconds=None, threads=1)",
    )]
    fn review(
        &self,
        py: Python<'_>,
        game: &Game,
        nodes: Option<Bound<'_, PyAny>>,
        depth: Option<Bound<'_, PyAny>>,
        seconds: Option<Bound<'_, PyAny>>,
        threads: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Vec<Py<PyAny>>> {
        let asked = Asked::read(nodes, depth, seconds)?;
        let reviews = self.study(py, game, asked, threads, |analyst, game, limits| analyst.review(&game, limits))?;
        reviews.into_iter().map(|found| review(py, found)).collect()
    }

    /// A copy of a game with a comment on every move: what :meth:`review`, with the same limits, says of it.
    #[pyo3(
        signature = (game, nodes = None, depth = None, seconds = None, threads = None),
        text_signature = "($self, game, nodes=None, depth=None, seconds=None, threads=1)",
    )]
    fn annotate(
        &self,
        py: Python<'_>,
        game: &Game,
        nodes: Option<Bound<'_, PyAny>>,
        depth: Option<Bound<'_, PyAny>>,
        seconds: Option<Bound<'_, PyAny>>,
        threads: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Game> {
        let asked = Asked::read(nodes, depth, seconds)?;
        let annotated = self.study(py, game, asked, threads, |analyst, mut game, limits| {
            analyst.annotate(&mut game, limits);
            game
        })?;
        Ok(Game::of(annotated))
    }

    fn __repr__(&self) -> String {
        format!("<stones.Engine of level {}, seed {}, {}>", self.level, self.seed, self.rules.__repr__())
    }
}

impl Engine {
    /// A new analyst for each call, so that what was asked before changes no answer.
    fn analyst(&self, threads: Option<Bound<'_, PyAny>>) -> PyResult<Analyst<'static>> {
        let mut analyst = Analyst::new(self.rules.0);
        analyst.set_threads(args::threads(threads)?);
        Ok(analyst)
    }

    /// Has a copy of a game looked at, by its own rules.
    fn study<T: Send>(
        &self,
        py: Python<'_>,
        game: &Game,
        asked: Asked,
        threads: Option<Bound<'_, PyAny>>,
        work: impl FnOnce(&mut Analyst<'static>, stones_core::Game, &Limits<'_>) -> T + Send,
    ) -> PyResult<T> {
        let asked = asked.or_nodes(NODES_A_MOVE);
        let game = game.lock().clone();
        let by_its_rules = Engine { rules: Rules(game.rules()), ..*self };
        let mut analyst = by_its_rules.analyst(threads)?;
        interrupt::until_stopped(py, |stop| work(&mut analyst, game, &asked.limits(stop)))
    }
}

/// The limits that were asked for.
#[derive(Clone, Copy)]
struct Asked {
    nodes: Option<u64>,
    depth: Option<u8>,
    time: Option<Duration>,
}

impl Asked {
    fn read(
        nodes: Option<Bound<'_, PyAny>>,
        depth: Option<Bound<'_, PyAny>>,
        seconds: Option<Bound<'_, PyAny>>,
    ) -> PyResult<Asked> {
        let nodes = args::limit(nodes, "nodes", u64::MAX)?;
        let depth = args::limit(depth, "depth", u8::MAX.into())?.map(|depth| depth as u8);
        Ok(Asked { nodes, depth, time: seconds.map(|seconds| args::seconds(&seconds)).transpose()? })
    }

    fn is_nothing(self) -> bool {
        self.nodes.is_none() && self.depth.is_none() && self.time.is_none()
    }

    /// If nothing was asked for, so many positions.
    fn or_nodes(self, nodes: u64) -> Asked {
        if self.is_nothing() { Asked { nodes: Some(nodes), ..self } } else { self }
    }

    fn limits(self, stop: &AtomicBool) -> Limits<'_> {
        Limits { depth: self.depth, nodes: self.nodes, time: self.time, stop: Some(stop) }
    }
}

fn analysis(py: Python<'_>, found: Analysis) -> PyResult<Py<PyAny>> {
    let lines = found.lines.iter().map(|found| line(py, found)).collect::<PyResult<Vec<_>>>()?;
    values::analysis(py, (PyTuple::new(py, lines)?, found.depth, found.nodes))
}

fn line(py: Python<'_>, line: &Line) -> PyResult<Py<PyAny>> {
    let moves = PyTuple::new(py, line.moves.iter().map(|m| Move(*m)))?;
    let chances = line.chances;
    values::line(py, (moves, stones(line.value), line.is_proven, chances.win, chances.draw, chances.loss))
}

fn review(py: Python<'_>, found: Review) -> PyResult<Py<PyAny>> {
    let (value, loss) = (stones(found.best_value), stones(found.loss));
    values::review(py, (Move(found.played), Move(found.best), value, loss, found.is_proven))
}

/// A value in stones.
fn stones(value: i32) -> f64 {
    f64::from(value) / 100.0
}
