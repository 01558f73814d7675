//! Move texts: read alone and in a position, an error points into the text, a move is written as it was read.

#![no_main]

use chessboard_core::Square;
use conformance::assert_same_or_points_into;
use libfuzzer_sys::fuzz_target;
use stones_core::{Move, MoveText, Position};

fuzz_target!(|text: &str| {
    assert_same_or_points_into(text, text.parse::<Square>());
    assert_same_or_points_into(text, text.parse::<MoveText>());
    assert_same_or_points_into(text, text.parse::<Move>());
    let is_well_formed = text.parse::<MoveText>().is_ok();
    // Slides, jumps that pin and jumps that free are all possible here, for either side.
    for position in ["3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 w", "3p4/8/8/P2p1s2/4S2s/8/3P4/2SsP3 b"] {
        let position: Position = position.parse().unwrap();
        fuzz::move_in_position(text, position.parse_move(text), &position.legal_moves(), is_well_formed);
        let legal = text.parse::<Move>().is_ok_and(|m| position.is_legal(m));
        assert!(!legal || position.parse_move(text).is_ok());
    }
});
