use core::fmt;

use chessboard_core::{ByColor, Color, Square, SquareSet};

use crate::{Board, Board8x8, PositionOn};

/// Anything an editor can hold, including impossible boards: stones on top of each other, nine of a color, a pin
/// without a stone.
///
/// ```
/// use stones_core::{Setup, SetupFault};
/// use chessboard_core::{ByColor, Color, Square};
///
/// let mut setup = Setup::empty();
/// setup.white.insert(Square::A1);
/// setup.pinned.insert(Square::B2);
/// let faults: Vec<_> = setup.to_position().unwrap_err().faults().collect();
/// assert_eq!(faults, [SetupFault::PinWithoutStone(Square::B2)]);
/// ```
pub type Setup = SetupOn<Board8x8>;

/// See [`Setup`]; `B` is the size of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SetupOn<B: Board> {
    /// The squares of White's stones.
    pub white: SquareSet,
    /// The squares of Black's stones.
    pub black: SquareSet,
    /// The squares of pinned stones of either color.
    pub pinned: SquareSet,
    /// The side to move.
    pub turn: Color,
    /// The size of the board.
    pub board: B,
}

/// One reason why a setup is not a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A color has more stones than the board has files.
    #[error("{count} stones of {color}, at most {max} are allowed")]
    TooManyStones {
        /// The color.
        color: Color,
        /// How many stones it has.
        count: u32,
        /// How many it may have.
        max: u32,
    },
    /// A white and a black stone stand on the same square.
    #[error("stones of both colors on {0}")]
    TwoStones(Square),
    /// A pinned flag on a square without a stone.
    #[error("a pin without a stone on {0}")]
    PinWithoutStone(Square),
    /// A stone or a pin outside a smaller board.
    #[error("{0} is not on this board")]
    OffBoard(Square),
}

/// All the faults of a setup at once; at least one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SetupError {
    counts: ByColor<u32>,
    max_count: u32,
    two_stones: SquareSet,
    pins_without_stone: SquareSet,
    off_board: SquareSet,
}

impl SetupError {
    /// Every fault: counts first, then squares from `a1` to `h8`.
    pub fn faults(self) -> impl Iterator<Item = SetupFault> + Clone {
        let max = self.max_count;
        let too_many = self
            .counts
            .into_iter()
            .filter(move |&(_, count)| count > max)
            .map(move |(color, count)| SetupFault::TooManyStones { color, count, max });
        too_many
            .chain(self.two_stones.into_iter().map(SetupFault::TwoStones))
            .chain(self.pins_without_stone.into_iter().map(SetupFault::PinWithoutStone))
            .chain(self.off_board.into_iter().map(SetupFault::OffBoard))
    }
}

/// `impossible position: ` and all faults, separated by semicolons.
impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("impossible position: ")?;
        for (i, fault) in self.faults().enumerate() {
            write!(f, "{}{fault}", if i == 0 { "" } else { "; " })?;
        }
        Ok(())
    }
}

impl core::error::Error for SetupError {}

impl<B: Board> SetupOn<B> {
    /// The position, if the setup has no fault. The error lists every fault.
    pub fn to_position(self) -> Result<PositionOn<B>, SetupError> {
        self.with_at_most(self.board.files() as u32)
    }

    /// The position with at most this many stones a color.
    pub(super) fn with_at_most(self, max_count: u32) -> Result<PositionOn<B>, SetupError> {
        let stones = self.white | self.black;
        let error = SetupError {
            counts: ByColor::new(self.white.len(), self.black.len()),
            max_count,
            two_stones: self.white & self.black,
            pins_without_stone: self.pinned - stones,
            off_board: (stones | self.pinned) - self.board.squares(),
        };
        if error.faults().next().is_some() {
            return Err(error);
        }
        let SetupOn { white, black, pinned, turn, board } = self;
        Ok(PositionOn { white, black, pinned, turn, board })
    }

    /// A board of this size without stones, White to move.
    pub fn empty_on(board: B) -> SetupOn<B> {
        SetupOn {
            white: SquareSet::EMPTY,
            black: SquareSet::EMPTY,
            pinned: SquareSet::EMPTY,
            turn: Color::White,
            board,
        }
    }
}

impl Setup {
    /// A board without stones, White to move.
    pub fn empty() -> Setup {
        Setup::empty_on(Board8x8)
    }
}

impl<B: Board> PositionOn<B> {
    /// The same board in a form that can be edited.
    pub fn to_setup(self) -> SetupOn<B> {
        let PositionOn { white, black, pinned, turn, board } = self;
        SetupOn { white, black, pinned, turn, board }
    }
}
