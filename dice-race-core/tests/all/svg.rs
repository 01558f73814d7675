//! Pictures of the board.
#![cfg(feature = "alloc")]

use chessboard_core::svg::Options;
use dice_race_core::{Position, Roll, Rules};

#[test]
fn the_front_page_shows_what_the_library_draws() {
    let position = Position::parse("31,29,5,-/28,14,-,- b 5", Rules::default()).unwrap();
    let svg = position.to_svg(&Options::default());
    conformance::assert_golden("board.svg", &svg);
}

#[test]
fn the_die_shows_as_many_dots_as_were_rolled() {
    let pips = |position: &Position| position.to_svg(&Options::default()).matches("r=\"4.5\"").count();
    assert_eq!(pips(&Position::default()), 0);
    for roll in Roll::ALL {
        assert_eq!(pips(&Position::default().roll(roll).unwrap()), usize::from(roll.get()));
    }
}
