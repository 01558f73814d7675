//! A position: the board, its legal moves, making moves, and its text, bytes, hash and pictures.

mod diagram;
mod hash;
pub(crate) mod lanes;
mod mask;
mod move_list;
pub(crate) mod movegen;
mod packed;
mod perft;
mod play;
#[cfg(feature = "playouts")]
mod playout;
#[cfg(feature = "serde")]
mod serialize;
mod setup;
#[cfg(feature = "alloc")]
mod svg;
mod symmetry;
mod text;

pub use diagram::Diagram;
pub use move_list::{MAX_MOVES, MoveList};
pub use movegen::{MoveSet, Moves};
pub use play::IllegalMove;
#[cfg(feature = "playouts")]
pub use playout::Playouts;
pub use setup::{Setup, SetupError, SetupFault, SetupOn};
pub use symmetry::Symmetry;

use core::fmt;

use chessboard_core::{Color, Rank, Square, SquareSet};

use crate::{AnyBoard, Board, Board8x8};

/// A valid state of Stones!: which stones stand where, which of them are pinned, and who is to move.
///
/// The rules' options and the past are not part of a `Position`. It is made from the start, by legal moves, or from
/// a [`Setup`](crate::Setup) without faults, so each color has at most as many stones as the board has files, and
/// only stones are pinned.
///
/// `Position` is the 8×8 board, 32 bytes, `Copy`; [`AnyPosition`] is the same for other sizes. Equality
/// and hash compare stones, pins, side to move and size. The order is arbitrary but stable.
///
/// ```
/// use stones_core::Position;
///
/// let position = Position::initial();
/// assert_eq!(position.count_moves(), 54);
/// let position = position.try_play(position.parse_move("a1-d4")?)?;
/// assert_eq!(position.to_string(), "ssssssss/8/8/8/3S4/8/8/1SSSSSSS b");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub type Position = PositionOn<Board8x8>;

/// A [`Position`] on a board of 3 to 8 files by 3 to 8 ranks; also 32 bytes.
pub type AnyPosition = PositionOn<AnyBoard>;

/// See [`Position`]; `B` is the size of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionOn<B: Board> {
    pub(crate) white: SquareSet,
    pub(crate) black: SquareSet,
    pub(crate) pinned: SquareSet,
    pub(crate) turn: Color,
    pub(crate) board: B,
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
pub struct Stone {
    /// Whose stone it is.
    pub color: Color,
    /// Whether it is pinned: a pinned stone cannot move (rule 7) and does not score.
    pub pinned: bool,
}

/// The start on 8×8.
impl Position {
    /// The start: White's eight stones on rank 1, Black's on rank 8, all unpinned, White to move.
    pub const fn initial() -> Position {
        Position {
            white: SquareSet::from_rank(Rank::First),
            black: SquareSet::from_rank(Rank::Eighth),
            pinned: SquareSet::EMPTY,
            turn: Color::White,
            board: Board8x8,
        }
    }
}

/// The start on a board of any size.
impl AnyPosition {
    /// The start on a board of this many files and ranks: all squares of both edges hold a stone.
    /// `None` if a number is not 3 to 8.
    pub fn initial(files: usize, ranks: usize) -> Option<AnyPosition> {
        AnyBoard::new(files, ranks).map(AnyPosition::initial_on)
    }
}

/// The board.
impl<B: Board> PositionOn<B> {
    /// The start on this board.
    pub fn initial_on(board: B) -> PositionOn<B> {
        PositionOn {
            white: board.home(Color::White),
            black: board.home(Color::Black),
            pinned: SquareSet::EMPTY,
            turn: Color::White,
            board,
        }
    }

    /// The same position on another type of board: a [`Position`] as an [`AnyPosition`], or back if the size is
    /// 8×8. `None` if that type does not hold this size.
    pub fn on_board<C: Board>(self) -> Option<PositionOn<C>> {
        let board = C::new(self.board.files(), self.board.ranks())?;
        Some(PositionOn { white: self.white, black: self.black, pinned: self.pinned, turn: self.turn, board })
    }

    /// The size of the board.
    #[inline]
    pub fn board(&self) -> B {
        self.board
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The squares of all stones of this color, pinned or not.
    #[inline]
    pub fn stones(&self, color: Color) -> SquareSet {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The squares of this color's unpinned stones: those that can move and score.
    #[inline]
    pub fn unpinned(&self, color: Color) -> SquareSet {
        self.stones(color) - self.pinned
    }

    /// The squares of this color's pinned stones, which can neither move nor score.
    #[inline]
    pub fn pinned(&self, color: Color) -> SquareSet {
        self.stones(color) & self.pinned
    }

    /// The squares of all pinned stones, of both colors.
    #[inline]
    pub fn all_pinned(&self) -> SquareSet {
        self.pinned
    }

    /// The squares of all stones of both colors.
    #[inline]
    pub fn occupied(&self) -> SquareSet {
        self.white | self.black
    }

    /// The squares of the board on which no stone stands.
    #[inline]
    pub fn empty(&self) -> SquareSet {
        self.board.squares() - self.occupied()
    }

    /// The stone on a square; `None` if it is empty or not on this board.
    pub fn stone_at(&self, square: Square) -> Option<Stone> {
        let color = Color::ALL.into_iter().find(|&color| self.stones(color).contains(square))?;
        Some(Stone { color, pinned: self.pinned.contains(square) })
    }
}

/// The start on this size's default board, 8×8.
impl<B: Board> Default for PositionOn<B> {
    fn default() -> PositionOn<B> {
        PositionOn::initial_on(B::default())
    }
}

/// `Position(ssssssss/8/8/8/8/8/8/SSSSSSSS w)`; with `{:#?}` the drawn board.
impl<B: Board> fmt::Debug for PositionOn<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() { write!(f, "Position\n{}", self.diagram()) } else { write!(f, "Position({self})") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_small() {
        assert_eq!((size_of::<Position>(), size_of::<AnyPosition>()), (32, 32));
        assert!(size_of::<Option<Position>>() <= 32);
    }

    #[test]
    fn the_start_is_the_same_on_either_type() {
        let any = AnyPosition::initial(8, 8).unwrap();
        assert_eq!((any.white, any.black), (Position::initial().white, Position::initial().black));
        assert_eq!(Position::default(), Position::initial());
        assert_eq!(AnyPosition::initial(2, 8), None);
        assert_eq!(any.on_board(), Some(Position::initial()));
        assert_eq!(AnyPosition::initial(3, 8).unwrap().on_board::<Board8x8>(), None);
    }
}
