use crate::Move;

/// No position has more legal moves than this.
///
/// Proof: a side has at most 8 stones ([`SetupFault::TooManyStones`](crate::SetupFault)). From a square,
/// the two forward diagonals together cross at most 7 files, one target a file (rule 5); a stone jumps at
/// most one neighbor on each side (rule 6). 8 · (7 + 2) = 72.
pub const MAX_MOVES: usize = 8 * (7 + 2);

/// The legal moves of a position, on the stack: a slice of at most [`MAX_MOVES`] moves.
pub type MoveList = chessboard_core::MoveList<Move, MAX_MOVES>;
