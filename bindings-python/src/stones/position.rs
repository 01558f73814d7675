use core::ops::ControlFlow;

use chessboard_core::{ParseError, Square, SquareSet};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::any_board;
use super::board::Size;
use super::moves::Move;
use super::results::{Outcome, Playouts};
use super::rules::Rules;
use crate::color::Color;
use crate::errors::Raise;
use crate::long_calls::watch;
use crate::text::{OrText, Word};
use crate::{args, errors, shared, squares};

/// A valid state of Stones!: which stones stand where, which are pinned, who is to move.
///
/// Immutable, hashable, equal by value. ``str`` is the text, which the constructor reads if it also gets the size
/// of a board other than 8x8. Where another function expects a position, the text will do, of any size.
///
/// Args:
///     text: ranks from the top, ``S`` and ``s`` stones, ``P`` and ``p`` pinned ones, digits for empty squares,
///         a space and the side to move; the initial position if left out.
///     board: the size of the board, files and ranks, "3x3" to "8x8"; "8x8" if left out.
///
/// Raises:
///     ParseError: the text is malformed, or the board has another size.
///     SetupError: there can be no such position.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.stones")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) any_board::Position);

/// Random games between two checks for Ctrl-C: about a millisecond.
const GAMES_PER_PART: u64 = 1_000;

shared::position_methods!(any_board);
shared::action_methods!(stones_core);

impl Position {
    /// Reads a position on a board of any size.
    fn read(text: &str) -> PyResult<Position> {
        text.parse().map(Position).map_err(|error: stones_core::PositionError| error.raise(text))
    }

    /// The position whose moves have action numbers: on 8x8.
    fn numbered(self) -> PyResult<stones_core::Position> {
        let other = || errors::value(format!("actions are numbered on boards of 8x8; this one is {}", self.size()));
        self.0.on_board().ok_or_else(other)
    }

    fn size(self) -> Size {
        Size(self.0.board())
    }

    /// The size of the board, unless it is 8x8.
    fn other_size(self) -> Option<Size> {
        Some(self.size()).filter(|&board| board != Size::default())
    }

    /// The squares that a picture highlights for a move made before.
    pub(super) fn squares_of(&self, m: OrText<'_, Move>) -> PyResult<SquareSet> {
        let m = match m {
            OrText::Value(m) => m.0.to_text(),
            OrText::Text(text) => text.parse().map_err(|error: ParseError| error.raise(&*text))?,
        };
        Ok([m.origin, m.target].into_iter().collect())
    }

    /// The squares that the stone on a square can go to.
    fn targets(&self, origin: Square) -> SquareSet {
        self.0.destinations(origin)
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text = None, board = None))]
    fn new(text: Option<OrText<'_, Position>>, board: Option<Size>) -> PyResult<Position> {
        match text {
            None => Ok(Position(any_board::Position::initial_on(board.unwrap_or_default().0))),
            Some(OrText::Value(position)) if board.is_none_or(|board| board == position.size()) => Ok(position),
            Some(OrText::Value(_)) => Err(errors::setup(vec!["the position has another board".into()])),
            Some(OrText::Text(text)) => read(&text, board.unwrap_or_default()),
        }
    }

    /// The size of the board: files and ranks, such as ``"8x8"``.
    #[getter]
    fn board(&self) -> String {
        self.size().to_string()
    }

    /// The legal moves, in ascending order of their action numbers.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::new(Some(self.0))
    }

    /// Reads a legal move: ``a1-d4``, ``c3xe5``, ``c3^e5``, or without its separator ``a1d4``.
    ///
    /// Raises:
    ///     ParseError: the text is not a move.
    ///     IllegalMoveError: the move is not legal here, or its separator disagrees with the board.
    fn parse_move(&self, text: OrText<'_, Move>) -> PyResult<Move> {
        self.resolve(&text).map(Move)
    }

    /// Where each stone can go: a dict from origins to lists of targets, without stones that cannot move.
    fn destinations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (origin, targets) in self.0.all_destinations() {
            let targets: Vec<_> = targets.into_iter().map(|target| target.to_string()).collect();
            all.set_item(origin.to_string(), targets)?;
        }
        Ok(all)
    }

    /// The stone on a square: its color and whether it is pinned; ``None`` if there is none.
    fn stone_at(&self, square: Word<'_>) -> PyResult<Option<(Color, bool)>> {
        let stone = self.0.stone_at(squares::square(&square)?);
        Ok(stone.map(|stone| (Color(stone.color), stone.pinned)))
    }

    /// How many unpinned stones White and Black have in their goal zones.
    #[pyo3(signature = (rules = None))]
    fn score(&self, rules: Option<Rules>) -> (u8, u8) {
        let score = self.0.score(rules.unwrap_or_default().0);
        (score.white, score.black)
    }

    /// The outcome if the game is over on the board; ``None`` if it goes on.
    #[pyo3(signature = (rules = None))]
    fn outcome(&self, rules: Option<Rules>) -> Option<Outcome> {
        self.0.outcome(rules.unwrap_or_default().0).map(Outcome)
    }

    /// The number of sequences of ``depth`` legal moves from here. Other threads run meanwhile.
    fn perft(&self, py: Python<'_>, #[pyo3(from_py_with = plies)] depth: u32) -> PyResult<u64> {
        let poll = watch::poll(py)?;
        match py.detach(|| self.0.perft_with(depth, poll)) {
            ControlFlow::Continue(leaves) => Ok(leaves),
            ControlFlow::Break(interrupted) => Err(interrupted),
        }
    }

    /// Plays random games to the end, and counts how they ended: ``(white, draw, black, plies)``.
    ///
    /// The same seed gives the same counts on every platform. Other threads run meanwhile.
    #[pyo3(signature = (n, seed, rules = None))]
    fn random_playouts(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = args::n)] n: u64,
        #[pyo3(from_py_with = args::seed)] seed: u64,
        rules: Option<Rules>,
    ) -> PyResult<Playouts> {
        let rules = rules.unwrap_or_default();
        let counts = watch::by_ranges(py, n, GAMES_PER_PART, stones_core::Playouts::default(), |counts, games| {
            *counts += self.0.random_playouts(games, seed, rules.0);
        })?;
        Ok(Playouts(counts))
    }

    /// The mirror image: files are swapped, left and right.
    fn mirrored(&self) -> Position {
        Position(self.0.mirrored())
    }

    /// The position with colors, ranks and the side to move swapped; files stay.
    fn flipped(&self) -> Position {
        Position(self.0.flipped())
    }

    fn __repr__(&self) -> String {
        let board = self.other_size().map_or(String::new(), |board| format!(", board='{board}'"));
        format!("stones.Position('{}'{board})", self.0)
    }

    fn __getnewargs__(&self) -> (String, Option<String>) {
        (self.0.to_string(), self.other_size().map(|board| board.to_string()))
    }
}

/// Reads a position on a board of this size.
fn read(text: &str, board: Size) -> PyResult<Position> {
    match Position::read(text) {
        Ok(position) if position.size() == board => Ok(position),
        Ok(position) => {
            let expected = format!("a board of {board}; this one is read with `board=\"{}\"`", position.size());
            Err(errors::parse(0, expected))
        }
        Err(_) if board == Size::default() => {
            // The reader of 8x8 names the square where the text leaves the board.
            let position = text.parse::<stones_core::Position>().map_err(|error| error.raise(text))?;
            Ok(Position(position.on_board().unwrap_or_default()))
        }
        Err(error) => Err(error),
    }
}

fn plies(value: &Bound<'_, PyAny>) -> PyResult<u32> {
    Ok(args::number(value, "depth", 0..=u32::MAX.into())? as u32)
}

// The class has a position, and a position makes it: the two stand in one file.
shared::legal_moves_class!("stones_dice.stones", any_board);
