//! Lists of moves beside the board.

use stones_core::{Color, Move};

/// The moves, one line per stone: `a1  -b2 -c3 xe5`. Stones are in the order in which the board is read from below:
/// from a1, or from h8 if Black is there. The targets of either side's stone begin with the near ones.
pub(crate) fn by_stone(moves: &[Move], black_below: bool) -> Vec<String> {
    let read = |place: u8| if black_below { u8::MAX - place } else { place };
    let mut moves = moves.to_vec();
    moves.sort_by_key(|m| {
        let [near, far] = [m.origin, m.target].map(|square| square.rank() as u8);
        (read(m.origin as u8), near.abs_diff(far), read(m.target.file() as u8))
    });
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

#[cfg(test)]
mod tests {
    use super::*;
    use stones_core::AnyPosition;

    fn first_lines(side: char, black_below: bool) -> [String; 2] {
        let start = format!("ssssssss/8/8/8/8/8/8/SSSSSSSS {side}").parse::<AnyPosition>().unwrap();
        let lines = by_stone(&start.legal_moves(), black_below);
        [lines[0].clone(), lines[1].clone()]
    }

    #[test]
    fn the_targets_of_either_side_begin_with_the_near_ones() {
        let of_white = ["a1  -b2 -c3 -d4 -e5 -f6 -g7", "b1  -a2 -c2 -d3 -e4 -f5 -g6 -h7"];
        assert_eq!(first_lines('w', false), of_white);
        let of_black = ["a8  -b7 -c6 -d5 -e4 -f3 -g2", "b8  -a7 -c7 -d6 -e5 -f4 -g3 -h2"];
        assert_eq!(first_lines('b', false), of_black);
        assert_eq!(first_lines('b', true), ["h8  -g7 -f6 -e5 -d4 -c3 -b2", "g8  -h7 -f7 -e6 -d5 -c4 -b3 -a2"]);
    }
}
