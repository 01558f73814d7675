//! Move texts: read alone and in a position, an error points into the text, a move is written as it was read.

#![no_main]

use chessboard_core::{ParseError, Square};
use libfuzzer_sys::fuzz_target;
use stones_core::{Move, MoveError, MoveText, Position};

fn same_or_points_into<T: ToString>(text: &str, read: Result<T, ParseError>) {
    match read {
        Ok(read) => assert_eq!(read.to_string(), text),
        Err(error) => assert!(text.is_char_boundary(error.offset)),
    }
}

fuzz_target!(|text: &str| {
    same_or_points_into(text, text.parse::<Square>());
    same_or_points_into(text, text.parse::<MoveText>());
    same_or_points_into(text, text.parse::<Move>());
    // Slides, jumps that pin and jumps that free are all possible here, for either side.
    for position in ["3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w", "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 b"] {
        let position: Position = position.parse().unwrap();
        match position.parse_move(text) {
            Ok(m) => assert!(position.legal_moves().contains(&m)),
            Err(MoveError::Syntax(error)) => assert!(text.is_char_boundary(error.offset)),
            Err(_) => assert!(text.parse::<MoveText>().is_ok()),
        }
        let legal = text.parse::<Move>().is_ok_and(|m| position.is_legal(m));
        assert!(!legal || position.parse_move(text).is_ok());
    }
});
