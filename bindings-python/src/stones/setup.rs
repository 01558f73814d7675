use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::any_board;
use super::board::Size;
use super::position::Position;
use crate::color::Color;
use crate::locked::Locked;
use crate::shared;
use crate::squares::Squares;
use crate::value::ByAttributes;

/// A board to be edited, which may be impossible: stones on top of each other, nine of a color, a pin
/// without a stone.
///
/// Args:
///     position: what to begin with; without one, an empty board, White to move.
///     white, black: the squares of stones, if others than the position's.
///     pinned: the squares of pinned stones of either color, if others than the position's.
///     turn: the side to move, if another than the position's.
///     board: the size of the board, files and ranks, "3x3" to "8x8", if another than the position's.
#[pyclass(frozen, eq, weakref, module = "stones_dice.stones")]
#[derive(PartialEq)]
pub(crate) struct Setup(Locked<any_board::Setup>);

shared::setup_methods!();

#[pymethods]
impl Setup {
    #[new]
    #[pyo3(signature = (position = None, *, white = None, black = None, pinned = None, turn = None, board = None))]
    fn new(
        position: Option<Position>,
        white: Option<Squares>,
        black: Option<Squares>,
        pinned: Option<Squares>,
        turn: Option<Color>,
        board: Option<Size>,
    ) -> Setup {
        let mut setup = match position {
            Some(position) => position.0.to_setup(),
            None => any_board::Setup::empty_on(any_board::AnyBoard::default()),
        };
        setup.board = board.map_or(setup.board, |board| board.0);
        setup.white = white.map_or(setup.white, |squares| squares.0);
        setup.black = black.map_or(setup.black, |squares| squares.0);
        setup.pinned = pinned.map_or(setup.pinned, |squares| squares.0);
        setup.turn = turn.map_or(setup.turn, |color| color.0);
        Setup(Locked::new(setup))
    }

    /// The squares of White's stones; set it to any iterable of squares.
    #[getter]
    fn white(&self) -> Squares {
        Squares(self.0.get().white)
    }

    #[setter]
    fn set_white(&self, squares: Squares) {
        self.0.with(|setup| setup.white = squares.0);
    }

    /// The squares of Black's stones; set it to any iterable of squares.
    #[getter]
    fn black(&self) -> Squares {
        Squares(self.0.get().black)
    }

    #[setter]
    fn set_black(&self, squares: Squares) {
        self.0.with(|setup| setup.black = squares.0);
    }

    /// The squares of pinned stones; set it to any iterable of squares.
    #[getter]
    fn pinned(&self) -> Squares {
        Squares(self.0.get().pinned)
    }

    #[setter]
    fn set_pinned(&self, squares: Squares) {
        self.0.with(|setup| setup.pinned = squares.0);
    }

    /// The size of the board: files and ranks, ``"3x3"`` to ``"8x8"``.
    #[getter]
    fn board(&self) -> String {
        Size(self.0.get().board).to_string()
    }

    #[setter]
    fn set_board(&self, board: Size) {
        self.0.with(|setup| setup.board = board.0);
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<ByAttributes<'py>> {
        let setup = slf.get().0.get();
        let attributes = PyDict::new(slf.py());
        attributes.set_item("white", Squares(setup.white))?;
        attributes.set_item("black", Squares(setup.black))?;
        attributes.set_item("pinned", Squares(setup.pinned))?;
        attributes.set_item("turn", Color(setup.turn))?;
        attributes.set_item("board", Size(setup.board).to_string())?;
        Ok((slf.get_type(), (), (None, attributes)))
    }

    fn __repr__(&self) -> String {
        let setup = self.0.get();
        let [white, black, pinned] = [setup.white, setup.black, setup.pinned].map(|squares| Squares(squares).literal());
        let turn = Color(setup.turn).literal();
        let board = Size(setup.board);
        let board = if board == Size::default() { String::new() } else { format!(", board='{board}'") };
        format!("stones.Setup(white={white}, black={black}, pinned={pinned}, turn={turn}{board})")
    }
}
