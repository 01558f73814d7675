//! The winner, and why a game is over.

use core::fmt;

use chessboard_core::{Color, named_enum};

use crate::Position;

/// How a game ended. There is no draw.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// The winner.
    pub winner: Color,
    /// Why the game is over.
    pub reason: EndReason,
}

named_enum! {
    /// Why a game is over.
    #[non_exhaustive]
    pub enum EndReason {
        /// A side has all its pieces on the diagonal: the game ended on the board.
        AllHome = "all-home",
        /// A side has resigned.
        Resignation = "resignation",
        /// A side has run out of time.
        Time = "time",
        /// The game was abandoned, and adjudicated as a win for a side.
        Abandoned = "abandoned",
    }
}

/// `White wins (all-home)`.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins ({})", self.winner, self.reason)
    }
}

/// Winners and outcomes.
impl Position {
    /// Whether all pieces of a side are on its diagonal, whichever of the four cells they are on (rule 2).
    #[inline]
    pub(crate) fn is_home(&self, color: Color) -> bool {
        self.pieces(color).count_home() == self.rules.pieces.get()
    }

    /// The winner on the board; `None` while the game goes on.
    #[inline]
    pub fn winner(&self) -> Option<Color> {
        Color::ALL.into_iter().find(|&color| self.is_home(color))
    }

    /// The outcome if the game is over on the board; `None` if it goes on.
    pub fn outcome(&self) -> Option<Outcome> {
        self.winner().map(|winner| Outcome { winner, reason: EndReason::AllHome })
    }
}
