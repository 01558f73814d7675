//! Golden files: texts, packed bytes, hashes and action numbers stay what they are for a whole major version.
//!
//! `UPDATE_GOLDEN=1 cargo test -p dice-race-core --test all golden` rewrites the files; a difference in a commit is a
//! breaking change.

use std::fmt::Write;

use conformance::assert_golden;
use dice_race_core::{Action, Color, PieceCount, Position, Progress, Rules};

/// Starts, middles and ends of games, shared corners, every roll, every number of pieces.
const POSITIONS: &[&str] = &[
    "0,-,-,-/0,-,-,- w ?",
    "0,-,-,-/0,-,-,- b ?",
    "0,-,-,-/0,-,-,- w 1",
    "0,-,-,-/0,-,-,- w 2",
    "0,-,-,-/0,-,-,- w 3",
    "0,-,-,-/0,-,-,- w 4",
    "0,-,-,-/0,-,-,- w 5",
    "0,-,-,-/0,-,-,- w 6",
    "0,-,-,-/0,-,-,- b 6",
    "-,-,-,-/-,-,-,- w ?",
    "-,-,-,-/-,-,-,- b 6",
    "28,-,-,-/28,-,-,- w 3",
    "13,-,-,-/28,-,-,- w 1",
    "28,-,-,-/13,-,-,- b ?",
    "31,30,29,28/27,26,25,24 w ?",
    "0,-,-,-/31,30,29,28 b ?",
    "31,30,29,27/31,30,29,27 b 1",
    "23,16,13,12/29,25,14,0 w 1",
    "26,18,14,11/8,-,-,- b 4",
    "18,6,4,0/28,-,-,- b 2",
    "3,2,1,0/3,2,1,0 b 6",
    "13,12,11,10/13,12,11,10 w 5",
    "0,-,-/0,-,- w ?",
    "31,30,-/31,30,27 b 6",
    "0,-/0,- b ?",
    "31,28/27,1 w ?",
    "11,5/-,- b 4",
    "0/0 w ?",
    "-/27 b 2",
    "31/- w ?",
];

/// All rules with four pieces, the default first.
fn all_rules() -> impl Iterator<Item = Rules> {
    Rules::ALL.into_iter().filter(|rules| rules.pieces == PieceCount::Four)
}

fn line(position: &Position) -> String {
    let packed = position.pack().iter().fold(String::new(), |hex, byte| format!("{hex}{byte:02x}"));
    let Rules { capture, block, extra_roll_on_six, .. } = position.rules();
    let extra = if extra_roll_on_six { "extra-roll" } else { "no-extra-roll" };
    format!("{position}; {capture} {block} {extra}; {packed}; {:016x}\n", position.stable_hash())
}

#[test]
fn texts_packed_bytes_and_hashes() {
    let mut lines = String::from("# position; rules; packed bytes; stable hash\n");
    for text in POSITIONS {
        let pieces = PieceCount::new(text.split('/').next().unwrap().split(',').count() as u8).unwrap();
        let position = Position::parse(text, Rules { pieces, ..Rules::default() }).unwrap();
        assert_eq!(position.to_string(), *text);
        lines += &line(&position);
    }
    for rules in all_rules().skip(1) {
        lines += &line(&Position::parse("20,9,-,-/20,9,-,- b 5", rules).unwrap());
    }
    assert_golden("positions.txt", &lines);
}

#[test]
fn action_numbers() {
    let mut lines = String::from("# number: White's piece on, Black's piece on\n");
    for action in Action::ALL {
        let squares = |progress: Progress| Color::ALL.map(|color| progress.square(color));
        match action.walker().map(squares) {
            Some([white, black]) => writeln!(lines, "{action}: {white} {black}").unwrap(),
            None => writeln!(lines, "{action}: -").unwrap(),
        }
    }
    assert_golden("actions.txt", &lines);
    assert_eq!(Action::from_index(Action::COUNT), None);
    assert_eq!(Action::from_index(usize::MAX), None);
}

/// 32 is entering and 33 the pass; a move's number leads back to it.
#[test]
fn moves_have_these_numbers() {
    let cases = [
        ("0,-,-,-/0,-,-,- w 3", "a1-d1", 0),
        ("27,-,-,-/0,-,-,- w 3", "a2-c3", 27),
        ("30,27,-,-/0,-,-,- b 6", "h8-b8", 0),
        ("30,27,-,-/28,-,-,- b 2", "h8-f6", 28),
        ("30,-,-,-/0,-,-,- w 6", "@a1", 32),
        ("30,-,-,-/0,-,-,- w 2", "--", 33),
    ];
    for (position, text, number) in cases {
        let position: Position = position.parse().unwrap();
        let m = position.parse_move(text).unwrap();
        assert_eq!(position.move_to_action(m).unwrap().index(), number, "{text} in {position}");
        for action in Action::ALL {
            let found = position.action_to_move(action).ok();
            let listed = position.legal_moves().into_iter().find(|&m| position.move_to_action(m) == Some(action));
            assert_eq!(found, listed, "action {action} in {position}");
        }
    }
}
