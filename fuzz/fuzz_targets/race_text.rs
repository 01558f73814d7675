//! Texts of the dice race: an error points into the text, what is read is written the same.

#![no_main]

use conformance::{assert_same_or_points_into, check_position_text};
use dice_race_core::{MoveText, Position, Request, Rules, Setup};
use libfuzzer_sys::fuzz_target;

fn position(text: &str, rules: Rules) {
    let (setup, position) = (Setup::parse(text, rules), Position::parse(text, rules));
    if let Some(Ok(position)) = check_position_text(text, setup, position, Setup::to_position) {
        assert_eq!(position.to_string(), text);
        for m in position.legal_moves() {
            assert_eq!(position.parse_move(&m.to_string()), Ok(m));
        }
        let _ = position.diagram().to_string();
    }
}

fuzz_target!(|text: &str| {
    // What a position's text means depends on the number of pieces, what it is good for on the other rules as well.
    let others = text.len() as u8 % 8 * 4;
    for pieces in 0..4 {
        position(text, Rules::ALL[usize::from(others + pieces)]);
    }
    assert_same_or_points_into(text, text.parse::<MoveText>());
    assert_same_or_points_into(text, text.parse::<Request>());
    let is_well_formed = text.parse::<MoveText>().is_ok();
    // Walks with capture and without, on ring and diagonal, entering, and passing.
    for position in ["20,3,-,-/23,-,-,- w 6", "30,27,-,-/-,-,-,- w 1", "-,-,-,-/0,-,-,- b 6", "-,-,-,-/0,-,-,- w 1"] {
        let position: Position = position.parse().unwrap();
        fuzz::move_in_position(text, position.parse_move(text), &position.legal_moves(), is_well_formed);
    }
});
