use chessboard_core::{ParseError, Square, SquareSet};
use dice_race_core::CHANCE_OUTCOMES;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::moves::Move;
use super::results::{Outcome, Playouts};
use super::roll::Roll;
use super::rules::Rules;
use crate::color::Color;
use crate::errors::Raise;
use crate::long_calls::watch;
use crate::text::{OrText, Word};
use crate::{args, errors, shared, squares};

/// A valid state of the dice race: where the pieces are, whose turn it is, what was rolled, and the rules.
///
/// It waits either for a roll or for a move. Immutable, hashable, equal by value, rules included. ``str`` is the
/// text, which leaves the rules out. Where another function expects a position, the text will do, by the default rules.
///
/// Args:
///     text: White's and Black's pieces (progress, the highest first, ``-`` for waiting ones), the side, and the
///         roll or ``?``; the initial position if left out.
///     rules: the rules; the default ones if left out.
///
/// Raises:
///     ParseError: the text is malformed.
///     SetupError: there can be no such position under these rules.
#[pyclass(frozen, eq, hash, weakref, module = "stones_dice.dice_race")]
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Position(pub(crate) dice_race_core::Position);

/// Random games between two checks for Ctrl-C: about a millisecond.
const GAMES_PER_PART: u64 = 200;

shared::position_methods!(dice_race_core);
shared::action_methods!(dice_race_core);

impl Position {
    /// Reads a position under the default rules.
    fn read(text: &str) -> PyResult<Position> {
        Position::parse(text, Rules::default())
    }

    /// The position whose moves have action numbers: any.
    #[allow(clippy::unnecessary_wraps, reason = "in Stones! not every board has them")]
    fn numbered(self) -> PyResult<dice_race_core::Position> {
        Ok(self.0)
    }

    pub(super) fn parse(text: &str, rules: Rules) -> PyResult<Position> {
        dice_race_core::Position::parse(text, rules.0).map(Position).map_err(|error| error.raise(text))
    }

    /// The initial position or another one, with rules that may be given beside it.
    pub(super) fn with_rules(position: Option<OrText<'_, Position>>, rules: Option<Rules>) -> PyResult<Position> {
        match position {
            None => Ok(Position(dice_race_core::Position::initial(rules.unwrap_or_default().0))),
            Some(OrText::Text(text)) => Position::parse(&text, rules.unwrap_or_default()),
            Some(OrText::Value(position)) if rules.is_none_or(|rules| rules == position.rules()) => Ok(position),
            Some(OrText::Value(_)) => Err(errors::setup(vec!["the position has other rules".into()])),
        }
    }

    /// The squares that a picture highlights for a move made before. A text leaves open who moved: the side that has
    /// just moved, if it can be.
    pub(super) fn squares_of(&self, m: OrText<'_, Move>) -> PyResult<SquareSet> {
        let m = match m {
            OrText::Value(m) => m.0,
            OrText::Text(text) => {
                let parsed = text.parse().map_err(|error: ParseError| error.raise(&*text))?;
                let moves = [!self.0.turn(), self.0.turn()].map(|color| dice_race_core::Move::from_text(color, parsed));
                let m = moves.into_iter().flatten().next();
                m.ok_or_else(|| errors::illegal(&*text, "no piece ever makes this move"))?
            }
        };
        Ok(m.origin().into_iter().chain(m.path()).collect())
    }

    /// The squares that the piece on a square can go to.
    fn targets(&self, origin: Square) -> SquareSet {
        self.0.destinations(Some(origin))
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (text = None, rules = None))]
    fn new(text: Option<OrText<'_, Position>>, rules: Option<Rules>) -> PyResult<Position> {
        Position::with_rules(text, rules)
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(self.0.rules())
    }

    /// The pending roll, 1 to 6; ``None`` while a roll is awaited.
    #[getter]
    fn rolled(&self) -> Option<u8> {
        self.0.rolled().map(dice_race_core::Roll::get)
    }

    /// The position after a roll, which waits for a move.
    ///
    /// Raises:
    ///     IllegalMoveError: the number is not 1 to 6, a roll is pending, or the game is over.
    fn roll(&self, n: Roll) -> PyResult<Position> {
        self.0.roll(n.0).map(Position).map_err(|reason| n.illegal(reason))
    }

    /// The legal moves, in ascending order of their action numbers: none before a roll, the pass alone when
    /// nothing can move.
    #[getter]
    fn legal_moves(&self) -> LegalMoves {
        LegalMoves::new(Some(self.0))
    }

    /// Reads a legal move: ``a1-d1``, ``a1xd1``, ``@a1``, ``@xa1`` or ``--``.
    ///
    /// Raises:
    ///     ParseError: the text is not a move.
    ///     IllegalMoveError: the move is not legal here.
    fn parse_move(&self, text: OrText<'_, Move>) -> PyResult<Move> {
        self.resolve(&text).map(Move)
    }

    /// The piece on a square: its color and progress; ``None`` if there is none.
    fn piece_at(&self, square: Word<'_>) -> PyResult<Option<(Color, u8)>> {
        let piece = self.0.piece_at(squares::square(&square)?);
        Ok(piece.map(|piece| (Color(piece.color), piece.progress.get())))
    }

    /// A side's pieces as in the text: progress, the highest first, ``None`` for waiting ones.
    fn pieces(&self, color: Color) -> Vec<Option<u8>> {
        let on_board = self.0.pieces(color.0).iter().rev().map(|progress| Some(progress.get()));
        on_board.chain(std::iter::repeat_n(None, self.0.waiting(color.0).into())).collect()
    }

    /// Where each piece can go with this roll: a dict from origins to lists of targets; an entering piece's
    /// origin is ``"@"``.
    fn destinations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let all = PyDict::new(py);
        for (origin, targets) in self.0.all_destinations() {
            let origin = origin.map_or("@".into(), |origin| origin.to_string());
            let targets: Vec<_> = targets.into_iter().map(|target| target.to_string()).collect();
            all.set_item(origin, targets)?;
        }
        Ok(all)
    }

    /// The winner on the board; ``None`` while the game goes on.
    #[getter]
    fn winner(&self) -> Option<Color> {
        self.0.winner().map(Color)
    }

    /// The outcome if the game is over on the board; ``None`` if it goes on.
    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome().map(Outcome)
    }

    /// Every roll with its probability; empty unless a roll is awaited.
    fn chance_outcomes(&self) -> Vec<(u8, f64)> {
        if self.0.rolled().is_some() || self.0.winner().is_some() {
            return Vec::new();
        }
        CHANCE_OUTCOMES.iter().map(|(roll, weight)| (roll.get(), f64::from(*weight) / 6.0)).collect()
    }

    /// The position with the sides swapped: both sides' progress and the side to move; roll and rules stay.
    fn flipped(&self) -> Position {
        Position(self.0.flipped())
    }

    /// Plays random games to the end, and counts how they ended: ``(white, black, rolls)``.
    ///
    /// The same seed gives the same counts on every platform. Other threads run meanwhile.
    fn random_playouts(
        &self,
        py: Python<'_>,
        #[pyo3(from_py_with = args::n)] n: u64,
        #[pyo3(from_py_with = args::seed)] seed: u64,
    ) -> PyResult<Playouts> {
        let counts = watch::by_ranges(py, n, GAMES_PER_PART, dice_race_core::Playouts::default(), |counts, games| {
            *counts += self.0.random_playouts(games, seed);
        })?;
        Ok(Playouts(counts))
    }

    fn __repr__(&self) -> String {
        format!("dice_race.Position('{}', {})", self.0, self.rules().__repr__())
    }

    fn __getnewargs__(&self) -> (String, Rules) {
        (self.0.to_string(), self.rules())
    }
}

// The class has a position, and a position makes it: the two stand in one file.
shared::legal_moves_class!("stones_dice.dice_race", dice_race_core);
