use crate::Move;

/// No roll allows more moves than this.
///
/// Proof: each piece on the board has at most one move, and only with a piece waiting is there another, to
/// enter. So there are at most as many moves as pieces, and at most [four](crate::PieceCount) pieces; the
/// pass stands alone.
pub const MAX_MOVES: usize = 4;

/// The legal moves of a position, on the stack: a slice of at most [`MAX_MOVES`] moves.
pub type MoveList = chessboard_core::MoveList<Move, MAX_MOVES>;
