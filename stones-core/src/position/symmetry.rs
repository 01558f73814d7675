//! The two symmetries that map games to games.

use chessboard_core::{Color, Square, SquareSet, named_enum};

use crate::{Board, Move, PositionOn};

named_enum! {
    /// A transformation of the board that preserves legal moves, outcomes and scores. Each is its own inverse.
    pub enum Symmetry {
        /// The order of the files is reversed; colors stay.
        Mirror = "mirror",
        /// The order of the ranks is reversed, and the colors of the stones and the side to move are swapped.
        Flip = "flip",
    }
}

impl Symmetry {
    /// Where a square of this board goes.
    pub fn square<B: Board>(self, board: B, square: Square) -> Square {
        match self {
            Symmetry::Mirror => board.mirror_square(square),
            Symmetry::Flip => board.flip_square(square),
        }
    }

    /// Where a move on this board goes.
    pub fn apply_to_move<B: Board>(self, board: B, m: Move) -> Move {
        let to = |square| self.square(board, square);
        Move { origin: to(m.origin), target: to(m.target), jumped: m.jumped.map(to), kind: m.kind }
    }
}

impl<B: Board> PositionOn<B> {
    /// The position seen in a mirror: the order of the files is reversed.
    pub fn mirrored(&self) -> PositionOn<B> {
        let mirror = |set: SquareSet| self.board.mirror(set);
        PositionOn { white: mirror(self.white), black: mirror(self.black), pinned: mirror(self.pinned), ..*self }
    }

    /// The position as the side to move sees it: for Black it is flipped, so that it is White's turn. Play from both is
    /// equivalent.
    pub fn seen_by_mover(&self) -> PositionOn<B> {
        match self.turn {
            Color::White => *self,
            Color::Black => self.flipped(),
        }
    }

    /// The position with the colors, the ranks and the side to move swapped: White's situation here is Black's there.
    pub fn flipped(&self) -> PositionOn<B> {
        let flip = |set: SquareSet| self.board.flip(set);
        PositionOn {
            white: flip(self.black),
            black: flip(self.white),
            pinned: flip(self.pinned),
            turn: !self.turn,
            board: self.board,
        }
    }

    /// The position under a symmetry.
    pub fn transformed(&self, symmetry: Symmetry) -> PositionOn<B> {
        match symmetry {
            Symmetry::Mirror => self.mirrored(),
            Symmetry::Flip => self.flipped(),
        }
    }
}
