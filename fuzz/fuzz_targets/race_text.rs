//! Texts of the dice race: an error points into the text, what is read is written the same.

#![no_main]

use chessboard_core::ParseError;
use dice_race_core::{MoveError, MoveText, Position, PositionError, Request, Rules, Setup};
use libfuzzer_sys::fuzz_target;

fn same_or_points_into<T: ToString>(text: &str, read: Result<T, ParseError>) {
    match read {
        Ok(read) => assert_eq!(read.to_string(), text),
        Err(error) => assert!(text.is_char_boundary(error.offset)),
    }
}

fn position(text: &str, rules: Rules) {
    let setup = Setup::parse(text, rules);
    match Position::parse(text, rules) {
        Ok(position) => {
            assert_eq!(setup.unwrap().to_position(), Ok(position));
            assert_eq!(position.to_string(), text);
            for m in position.legal_moves() {
                assert_eq!(position.parse_move(&m.to_string()), Ok(m));
            }
            let _ = position.diagram().to_string();
        }
        Err(PositionError::Syntax(error)) => {
            assert!(text.is_char_boundary(error.offset));
            assert_eq!(setup, Err(error));
        }
        Err(_) => assert!(setup.unwrap().to_position().is_err()),
    }
}

fuzz_target!(|text: &str| {
    // What a position's text means depends on the number of pieces, what it is good for on the other rules as well.
    let others = text.len() as u8 % 8 * 4;
    for pieces in 0..4 {
        position(text, Rules::ALL[usize::from(others + pieces)]);
    }
    same_or_points_into(text, text.parse::<MoveText>());
    same_or_points_into(text, text.parse::<Request>());
    // Walks with capture and without, on ring and diagonal, entering, and passing.
    for position in ["20,3,-,-/23,-,-,- w 6", "30,27,-,-/-,-,-,- w 1", "-,-,-,-/0,-,-,- b 6", "-,-,-,-/0,-,-,- w 1"] {
        let position: Position = position.parse().unwrap();
        match position.parse_move(text) {
            Ok(m) => assert!(position.legal_moves().contains(&m)),
            Err(MoveError::Syntax(error)) => assert!(text.is_char_boundary(error.offset)),
            Err(_) => assert!(text.parse::<MoveText>().is_ok()),
        }
    }
});
