//! Lists of moves beside the board.

use stones_core::{Color, Move};

/// The moves, one line per stone: `a1  -b2 -c3 xe5`. Squares are in the order in which the board is read from below: from
/// a1, or from h8 if Black is there.
pub(crate) fn by_stone(moves: &[Move], black_below: bool) -> Vec<String> {
    let mut moves = moves.to_vec();
    moves.sort_by_key(|m| (m.origin, m.target));
    if black_below {
        moves.reverse();
    }
    let stones = moves.chunk_by(|a, b| a.origin == b.origin);
    stones.map(|moves| format!("{} {}", moves[0].origin, targets(moves))).collect()
}

/// The targets of moves: ` -b2 -c3 xe5`.
pub(crate) fn targets(moves: &[Move]) -> String {
    moves.iter().flat_map(|m| [" ".to_owned(), m.kind.separator().to_string(), m.target.to_string()]).collect()
}

/// The moves of a game, one line for a move of each side: ` 1. a1-d4  h8-e5`.
pub(crate) fn by_turn(first: Color, moves: impl Iterator<Item = Move>) -> Vec<String> {
    let missing = if first == Color::Black { vec!["...".to_owned()] } else { vec![] };
    let words: Vec<_> = missing.into_iter().chain(moves.map(|m| m.to_string())).collect();
    let turns = words.chunks(2).enumerate();
    turns.map(|(turn, words)| format!("{:>2}. {:<5}  {}", turn + 1, words[0], words[1..].concat())).collect()
}
