//! The symmetry that maps games to games: the sides swapped.

use chessboard_core::{Color, named_enum};

use crate::{Move, Position};

named_enum! {
    /// A transformation of the board that preserves legal moves, chances and outcomes. It is its own inverse.
    pub enum Symmetry {
        /// The sides are swapped: their progress and the side to move.
        Flip = "flip",
    }
}

impl Symmetry {
    /// What a move becomes.
    pub fn apply_to_move(self, m: Move) -> Move {
        match self {
            Symmetry::Flip => m.by(!m.color()),
        }
    }
}

/// The symmetry, and what the side to move sees.
impl Position {
    /// The position as the side to move sees it: for Black the sides are swapped, so that it is White's turn. Play from
    /// both is equivalent.
    pub fn seen_by_mover(&self) -> Position {
        match self.turn {
            Color::White => *self,
            Color::Black => self.flipped(),
        }
    }

    /// The position with the sides swapped: their progress and the side to move; roll and rules stay.
    pub fn flipped(&self) -> Position {
        Position { white: self.black, black: self.white, turn: !self.turn, ..*self }
    }

    /// The position under a symmetry.
    pub fn transformed(&self, symmetry: Symmetry) -> Position {
        match symmetry {
            Symmetry::Flip => self.flipped(),
        }
    }
}
