use dice_race_core::{CHANCE_OUTCOMES, Roll};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::legal_moves::LegalMoves;
use super::moves::Move;
use super::rules::Rules;
use crate::args::{self, MoveOrText, Word};
use crate::svg::{self, Size};
use crate::{errors, interrupt, values};

/// A valid state of the dice race: where the pieces are, whose turn it is, what was rolled, and the rules.
///
/// It waits either for a roll or for a move. Immutable, hashable, equal by value, rules included. ``str`` is the
/// text, which leaves the rules out.
///
/// Args:
///     text: White's and Black's pieces (progress, the highest first, ``-`` for waiting ones), the side, and the
///         roll or ``?``; the initial position if left out.
///     rules: the rules.
///
/// Raises:
///     ParseError: the text is malformed.
///     SetupError: there can be no such position under these rules.
#[pyclass(frozen, eq, hash, module = "stones_dice.dice_race")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) dice_race_core::Position);

impl Position {
    /// The legal move that is meant.
    pub(crate) fn resolve(&self, m: &MoveOrText<'_, Move>) -> PyResult<dice_race_core::Move> {
        match m {
            MoveOrText::Move(Move(m)) => self.0.check(*m).map(|()| *m).map_err(|reason| errors::illegal(m, reason)),
            MoveOrText::Text(text) => self.0.parse_move(text).map_err(|error| super::move_error(text, error)),
        }
    }
}

/// Random games between two looks at the clock: about a millisecond.
const GAMES_A_PART: u64 = 200;

args::taken_by_value!(Position, "a dice_race.Position");

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text = None, rules = Rules::default()))]
    fn new(text: Option<Word<'_>>, rules: Rules) -> PyResult<Position> {
        let Some(text) = text else { return Ok(Position(dice_race_core::Position::initial(rules.0))) };
        dice_race_core::Position::parse(&text, rules.0).map(Position).map_err(super::position_error)
    }

    /// The side that rolls or moves next.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<Py<PyAny>> {
        values::color(py, self.0.turn())
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules())
    }

    /// What was rolled and is still to be used, 1 to 6; ``None`` while a roll is awaited.
    #[getter]
    fn rolled(&self) -> Option<u8> {
        self.0.rolled().map(Roll::get)
    }

    /// The position after a roll, which waits for a move.
    ///
    /// Raises:
    ///     IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
    fn roll(&self, n: &Bound<'_, PyAny>) -> PyResult<Position> {
        let roll = super::roll(n)?;
        self.0.roll(roll).map(Position).map_err(|reason| super::illegal_roll(roll, reason))
    }

    /// The legal moves, in ascending order of their action numbers: none before a roll, the pass alone when
    /// nothing can move.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::of(Some(self.0))
    }

    /// Reads a legal move: ``a1-d1``, ``a1xd1``, ``@a1``, ``@xa1`` or ``--``.
    ///
    /// Raises:
    ///     ParseError: the text is no move.
    ///     IllegalMoveError: the move is not legal here.
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
    ///     IllegalMoveError: the move is not legal here, or nothing has been rolled.
    fn play(&self, r#move: MoveOrText<'_, Move>) -> PyResult<Position> {
        let m = self.resolve(&r#move)?;
        let mut next = self.0;
        next.play_unchecked(m);
        Ok(Position(next))
    }

    /// The piece on a square: its color and progress; ``None`` if there is none.
    fn piece_at(&self, py: Python<'_>, square: Word<'_>) -> PyResult<Option<(Py<PyAny>, u8)>> {
        let piece = self.0.piece_at(args::square(&square)?);
        piece.map(|piece| Ok((values::color(py, piece.color)?, piece.progress.get()))).transpose()
    }

    /// A side's pieces as in the text: progress, the highest first, ``None`` for waiting ones.
    fn pieces(&self, color: &Bound<'_, PyAny>) -> PyResult<Vec<Option<u8>>> {
        let color = values::read_color(color)?;
        let on_board = self.0.pieces(color).iter().rev().map(|progress| Some(progress.get()));
        Ok(on_board.chain(std::iter::repeat_n(None, self.0.waiting(color).into())).collect())
    }

    /// Where each piece can go with this roll: a dict from origins to lists of targets; an entering piece's
    /// origin is ``"@"``.
    fn destinations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for m in self.0.legal_moves() {
            if let Some(target) = m.target() {
                let origin = m.origin().map_or("@".into(), |origin| origin.to_string());
                all.set_item(origin, [target.to_string()])?;
            }
        }
        Ok(all)
    }

    /// Who has won on the board; ``None`` as long as the game goes on.
    #[getter]
    fn winner(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        self.0.winner().map(|winner| values::color(py, winner)).transpose()
    }

    /// The outcome if the game is over on the board; ``None`` if it goes on.
    fn outcome(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
        self.0.outcome().map(|outcome| values::race_outcome(py, outcome)).transpose()
    }

    /// What may be rolled, with its probability; empty unless a roll is awaited.
    fn chance_outcomes(&self) -> Vec<(u8, f64)> {
        if self.0.rolled().is_some() || self.0.winner().is_some() {
            return Vec::new();
        }
        CHANCE_OUTCOMES.iter().map(|(roll, weight)| (roll.get(), f64::from(*weight) / 6.0)).collect()
    }

    /// The position with the sides changed over: their progress and the side to move; roll and rules stay.
    fn flipped(&self) -> Position {
        Position(self.0.flipped())
    }

    /// Plays random games to the end, and counts how they ended: ``(white, black, rolls)``.
    ///
    /// The same seed gives the same counts on every platform. Other threads run meanwhile.
    fn random_playouts(&self, py: Python<'_>, n: &Bound<'_, PyAny>, seed: &Bound<'_, PyAny>) -> PyResult<Py<PyAny>> {
        let (n, seed) = (args::number(n, "n", 0..=u64::MAX)?, args::number(seed, "seed", 0..=u64::MAX)?);
        let counts =
            interrupt::by_ranges(py, n, GAMES_A_PART, dice_race_core::Playouts::default(), |counts, games| {
                *counts += self.0.random_playouts(games, seed);
            })?;
        values::race_playouts(py, (counts.white, counts.black, counts.rolls))
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
    ///     last_move: a move whose way is pointed out.
    ///     selected: the square of a piece whose target is marked.
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
        options.highlighted = last_move.into_iter().flat_map(|m| m.0.origin().into_iter().chain(m.0.path())).collect();
        let of_selected = |m: &dice_race_core::Move| m.origin().is_some() && m.origin() == options.selected;
        options.targets =
            self.0.legal_moves().into_iter().filter(of_selected).filter_map(dice_race_core::Move::target).collect();
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
        format!("dice_race.Position('{}', {})", self.0, self.rules().__repr__())
    }

    fn __getnewargs__(&self) -> (String, Rules) {
        (self.0.to_string(), self.rules())
    }
}
