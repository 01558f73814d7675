use chessboard_core::Square;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::legal_moves::LegalMoves;
use super::moves::Move;
use super::rules::Rules;
use crate::args::{self, MoveOrText, Word};
use crate::svg::{self, Size};
use crate::{errors, interrupt, values};

/// A valid state of Stones! on 8x8: which stones stand where, which are pinned, who is to move.
///
/// Immutable, hashable, equal by value. ``str`` is the text, which the constructor reads.
///
/// Args:
///     text: ranks from the top, ``S`` and ``s`` stones, ``P`` and ``p`` pinned ones, digits for empty squares,
///         a space and the side to move.
///
/// Raises:
///     ParseError: the text is malformed, or the board has another size.
///     SetupError: there can be no such position.
#[pyclass(frozen, eq, hash, module = "stones_dice.stones")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) stones_core::Position);

impl Position {
    /// The legal move that is meant.
    pub(crate) fn resolve(&self, m: &MoveOrText<'_, Move>) -> PyResult<stones_core::Move> {
        match m {
            MoveOrText::Move(Move(m)) => self.0.check(*m).map(|()| *m).map_err(|reason| errors::illegal(m, reason)),
            MoveOrText::Text(text) => self.0.parse_move(text).map_err(|error| super::move_error(text, error)),
        }
    }
}

/// Random games between two looks at the clock: about a millisecond.
const GAMES_A_PART: u64 = 1_000;

args::taken_by_value!(Position, "a stones.Position");

#[pymethods]
impl Position {
    #[new]
    #[pyo3(
        signature = (text = Word::from(super::stones::START)),
        text_signature = "(text='ssssssss/8/8/8/8/8/8/SSSSSSSS w')",
    )]
    fn new(text: Word<'_>) -> PyResult<Position> {
        text.parse().map(Position).map_err(super::position_error)
    }

    /// The side to move.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::color(py, self.0.turn())
    }

    /// The legal moves, in ascending order of their action numbers.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::of(Some(self.0))
    }

    /// Reads a legal move: ``a1-d4``, ``c3xe5``, ``c3^e5``, or without its separator ``a1d4``.
    ///
    /// Raises:
    ///     ParseError: the text is no move.
    ///     IllegalMoveError: the move is not legal here, or its separator disagrees with the board.
    fn parse_move(&self, text: Word<'_>) -> PyResult<Move> {
        self.resolve(&MoveOrText::Text(text)).map(Move)
    }

    /// Whether a move is legal here; everything it says must be so.
    fn is_legal(&self, r#move: Move) -> bool {
        self.0.is_legal(r#move.0)
    }

    /// The position after a move, given as a :class:`Move` or as its text.
    ///
    /// Raises:
    ///     ParseError: the text is no move.
    ///     IllegalMoveError: the move is not legal here.
    fn play(&self, r#move: MoveOrText<'_, Move>) -> PyResult<Position> {
        let m = self.resolve(&r#move)?;
        let mut next = self.0;
        next.play_unchecked(m);
        Ok(Position(next))
    }

    /// Where each stone can go: a dict from origins to lists of targets; stones that cannot move are left out.
    fn destinations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (origin, targets) in self.0.all_destinations() {
            let targets: Vec<_> = targets.into_iter().map(|target| target.to_string()).collect();
            all.set_item(origin.to_string(), targets)?;
        }
        Ok(all)
    }

    /// The stone on a square: its color and whether it is pinned; ``None`` if there is none.
    fn stone_at(&self, py: Python<'_>, square: Word<'_>) -> PyResult<Option<(Py<PyAny>, bool)>> {
        let stone = self.0.stone_at(args::square(&square)?);
        stone.map(|stone| Ok((values::color(py, stone.color)?, stone.pinned))).transpose()
    }

    /// How many unpinned stones White and Black have in their goal zones.
    #[pyo3(signature = (rules = Rules::default()))]
    fn score(&self, rules: Rules) -> (u8, u8) {
        let score = self.0.score(rules.0);
        (score.white, score.black)
    }

    /// The outcome if the game is over on the board; ``None`` if it goes on.
    #[pyo3(signature = (rules = Rules::default()))]
    fn outcome(&self, py: Python<'_>, rules: Rules) -> PyResult<Option<Py<PyAny>>> {
        let outcome = self.0.outcome(rules.0);
        outcome.map(|outcome| values::stones_outcome(py, outcome)).transpose()
    }

    /// The number of ways to play so many legal moves from here. Other threads run meanwhile.
    fn perft(&self, py: Python<'_>, depth: &Bound<'_, PyAny>) -> PyResult<u64> {
        let depth = args::number(depth, "depth", 0..=u32::MAX.into())? as u32;
        // Parts of four plies take a few milliseconds.
        let (steps, rest) = (depth.saturating_sub(4), depth.min(4));
        interrupt::by_parts(py, Descendants(vec![(self.0, steps)]), 0, |leaves, position| {
            *leaves += position.perft(rest);
        })
    }

    /// Plays random games to the end, and counts how they ended: ``(white, draw, black, plies)``.
    ///
    /// The same seed gives the same counts on every platform. Other threads run meanwhile.
    #[pyo3(signature = (n, seed, rules = Rules::default()))]
    fn random_playouts(
        &self,
        py: Python<'_>,
        n: &Bound<'_, PyAny>,
        seed: &Bound<'_, PyAny>,
        rules: Rules,
    ) -> PyResult<Py<PyAny>> {
        let (n, seed) = (args::number(n, "n", 0..=u64::MAX)?, args::number(seed, "seed", 0..=u64::MAX)?);
        let counts = interrupt::by_ranges(py, n, GAMES_A_PART, stones_core::Playouts::default(), |counts, games| {
            *counts += self.0.random_playouts(games, seed, rules.0);
        })?;
        values::stones_playouts(py, (counts.white, counts.draw, counts.black, counts.plies))
    }

    /// The position seen in a mirror: files change places.
    fn mirrored(&self) -> Position {
        Position(self.0.mirrored())
    }

    /// The position with colors, ranks and the side to move changed over; files stay.
    fn flipped(&self) -> Position {
        Position(self.0.flipped())
    }

    /// The board as text.
    fn ascii(&self) -> String {
        self.0.diagram().to_string()
    }

    /// The board as an SVG picture.
    ///
    /// Args:
    ///     size: width in pixels.
    ///     flipped: seen from Black's side.
    ///     coordinates: whether to draw the letters of files and the digits of ranks.
    ///     theme: "light" or "dark".
    ///     last_move: a move whose squares are pointed out.
    ///     selected: the square of a stone whose legal targets are marked.
    #[pyo3(
        signature = (*, size = Size(400), flipped = false, coordinates = true, theme = Word::from("light"), last_move = None, selected = None),
        text_signature = "($self, *, size=400, flipped=False, coordinates=True, theme='light', last_move=None, selected=None)",
    )]
    fn svg(
        &self,
        size: Size,
        flipped: bool,
        coordinates: bool,
        theme: Word<'_>,
        last_move: Option<Move>,
        selected: Option<Word<'_>>,
    ) -> PyResult<String> {
        let mut options = svg::options(size, flipped, coordinates, &theme, selected.as_deref())?;
        options.highlighted = last_move.into_iter().flat_map(|m| [m.0.origin, m.0.target]).collect();
        options.targets = options.selected.map(|square: Square| self.0.destinations(square)).unwrap_or_default();
        Ok(self.0.svg(&options))
    }

    fn _repr_svg_(&self) -> String {
        self.0.svg(&chessboard_core::svg::Options::default())
    }

    fn __copy__(slf: PyRef<'_, Self>) -> PyRef<'_, Self> {
        slf
    }

    fn __deepcopy__<'py>(slf: PyRef<'py, Self>, _memo: &Bound<'_, PyAny>) -> PyRef<'py, Self> {
        slf
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("stones.Position('{}')", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// The positions so many plies below one, depth first: those still to be gone into, with the plies to go.
struct Descendants(Vec<(stones_core::Position, u32)>);

impl Iterator for Descendants {
    type Item = stones_core::Position;

    fn next(&mut self) -> Option<stones_core::Position> {
        loop {
            let (position, left) = self.0.pop()?;
            if left == 0 {
                return Some(position);
            }
            let next = position.legal_moves().into_iter().map(|m| {
                let mut next = position;
                next.play_unchecked(m);
                (next, left - 1)
            });
            self.0.extend(next);
        }
    }
}
