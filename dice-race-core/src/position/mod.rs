//! A position: the board, its legal moves, making moves, and its text, bytes, hash and pictures.

mod diagram;
mod hash;
#[cfg(feature = "batch")]
pub(crate) mod lanes;
mod move_list;
mod movegen;
mod packed;
mod pieces;
mod play;
#[cfg(feature = "dice")]
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
pub use play::{IllegalMove, Preview};
#[cfg(feature = "dice")]
pub use playout::Playouts;
pub use setup::{Setup, SetupError, SetupFault, SetupSide};
pub use symmetry::Symmetry;

use core::fmt;

use chessboard_core::{Color, Square};

use crate::{Progress, ProgressSet, Roll, Rules};

/// A valid state of the dice race: where the pieces are, whose turn it is, what was rolled, and the rules.
///
/// A position is either *waiting for a roll* or *waiting for a move*. The legal moves depend on the rules, so a
/// position includes the rules: equality, hash and packed bytes include them; only the one-line text leaves them out.
/// 16 bytes, `Copy`. The order is arbitrary but stable.
///
/// ```
/// use dice_race_core::{Position, Roll, Rules};
///
/// let position = Position::initial(Rules::default()).roll(Roll::Three)?;
/// let m = position.parse_move("a1-d1")?;
/// assert_eq!(m.path().map(|s| s.to_string()).collect::<Vec<_>>(), ["b1", "c1", "d1"]);
/// assert_eq!(position.try_play(m)?.to_string(), "3,-,-,-/0,-,-,- b ?");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    pub(crate) white: ProgressSet,
    pub(crate) black: ProgressSet,
    pub(crate) turn: Color,
    pub(crate) rolled: Option<Roll>,
    pub(crate) rules: Rules,
}

/// What stands on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// Its progress.
    pub progress: Progress,
}

/// The board.
impl Position {
    /// The start: each side has one piece on its start cell (rule 1), the others wait; White rolls first.
    pub const fn initial(rules: Rules) -> Position {
        let start = ProgressSet::from_progress(Progress::START);
        Position { white: start, black: start, turn: Color::White, rolled: None, rules }
    }

    /// The rules.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// The side that rolls or moves next.
    #[inline]
    pub fn turn(&self) -> Color {
        self.turn
    }

    /// The pending roll; `None` when the position waits for a roll.
    #[inline]
    pub fn rolled(&self) -> Option<Roll> {
        self.rolled
    }

    /// The pieces of a color that are on the board.
    #[inline]
    pub fn pieces(&self, color: Color) -> ProgressSet {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// How many pieces of a color wait off the board.
    #[inline]
    pub fn waiting(&self, color: Color) -> u8 {
        // Only illegal moves made unchecked lead to more pieces than the rules allow.
        self.rules.pieces.get().saturating_sub(self.pieces(color).len() as u8)
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        Color::ALL.into_iter().find_map(|color| {
            let progress = self.pieces(color).iter().find(|progress| progress.square(color) == square)?;
            Some(Piece { color, progress })
        })
    }
}

/// The start by the default rules.
impl Default for Position {
    fn default() -> Position {
        Position::initial(Rules::default())
    }
}

/// `Position(0,-,-,-/0,-,-,- w ?)`; with `{:#?}` the drawn board.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if f.alternate() {
            return write!(f, "Position\n{}", self.diagram());
        }
        write!(f, "Position({self}")?;
        if self.rules != Rules::default() {
            write!(f, ", {:?}", self.rules)?;
        }
        f.write_str(")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_small() {
        assert!(size_of::<Position>() <= 16 && size_of::<Option<Position>>() <= 16);
    }
}
