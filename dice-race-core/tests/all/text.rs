//! Texts and bytes: one form a position, no panic on any input, and errors that name the byte.

use conformance::{
    assert_malformed, assert_points_into, assert_same_or_points_into, check_packed, check_position_text,
};
use dice_race_core::{
    BlockRule, CaptureRule, Color, MoveError, MoveText, PieceCount, Position, PositionError, Roll, Rules, Setup,
    SetupFault, Square,
};
use proptest::prelude::*;

fn read_everything(text: &str) {
    for rules in Rules::ALL {
        let (setup, position) = (Setup::parse(text, rules), Position::parse(text, rules));
        match check_position_text(text, setup, position, Setup::to_position) {
            Some(Ok(position)) => assert_eq!(position.to_string(), text),
            Some(Err(error)) => assert!(error.faults().next().is_some(), "{text:?}"),
            None => {}
        }
    }
    assert_same_or_points_into(text, text.parse::<MoveText>());
    assert_same_or_points_into(text, text.parse::<Square>());
    assert!(text.parse::<CaptureRule>().map_or(true, |rule| rule.name() == text));
    assert!(text.parse::<BlockRule>().map_or(true, |rule| rule.name() == text));
    #[cfg(feature = "alloc")]
    assert_same_or_points_into(text, text.parse::<dice_race_core::Request>());
    // Walks with capture and without, on ring and diagonal, entering, and passing.
    for position in ["20,3,-,-/23,-,-,- w 6", "30,27,-,-/-,-,-,- w 1", "-,-,-,-/0,-,-,- b 6", "-,-,-,-/0,-,-,- w 1"] {
        match position.parse::<Position>().unwrap().parse_move(text) {
            Ok(read) => assert_eq!(read.to_string(), text),
            Err(MoveError::Syntax(error)) => assert_points_into(text, error),
            Err(_) => assert!(text.parse::<MoveText>().is_ok()),
        }
    }
}

/// A position text with any pieces, sorted or not.
fn well_formed() -> impl Strategy<Value = String> {
    let place = || prop_oneof![(0..32_u8).prop_map(|place| place.to_string()), Just("-".to_string())];
    let side = || prop::collection::vec(place(), 1..=5);
    let sorted = |mut side: Vec<String>| {
        side.sort_by_key(|place| std::cmp::Reverse(place.parse::<u8>().ok()));
        side
    };
    (side(), side(), any::<bool>(), "[wb] [1-6?]").prop_map(move |(white, black, sort, end)| {
        let [white, black] = [white, black].map(|side| if sort { sorted(side) } else { side });
        format!("{}/{} {end}", white.join(","), black.join(","))
    })
}

/// The same with one byte put in, taken out or replaced.
fn nearly_well_formed() -> impl Strategy<Value = String> {
    (well_formed(), any::<prop::sample::Index>(), "[-0-9,/ wb?é]?", any::<bool>()).prop_map(
        |(mut text, place, put, take)| {
            let place = place.index(text.len());
            text.replace_range(place..place + usize::from(take), &put);
            text
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_everything(&text);
    }

    #[test]
    fn texts_of_the_right_letters_are_read_or_refused(
        text in "[-0-9,/ wb?]{0,30}|([1-6]:)?(@x?[a-i][0-9]|[a-i][0-9][-x^~é]?[a-i][0-9]|--?) ?|resign ?"
    ) {
        read_everything(&text);
    }

    #[test]
    fn well_formed_texts_are_read_or_refused(text in well_formed()) {
        read_everything(&text);
    }

    #[test]
    fn nearly_well_formed_texts_are_read_or_refused(text in nearly_well_formed()) {
        read_everything(&text);
    }

    #[test]
    fn any_bytes_are_unpacked_into_what_packs_to_them_or_refused(bytes: [u8; 10]) {
        unpack(bytes);
    }

    #[test]
    fn bytes_with_few_bits_are_unpacked_or_refused(
        white in prop::collection::vec(0..32_u32, 0..5),
        black in prop::collection::vec(0..32_u32, 0..5),
        turn in 0..20_u8,
        rules in 0..36_u8,
    ) {
        let set = |places: Vec<u32>| places.into_iter().fold(0, |set, place| set | 1_u32 << place);
        let mut bytes = [0; 10];
        bytes[..4].copy_from_slice(&set(white).to_le_bytes());
        bytes[4..8].copy_from_slice(&set(black).to_le_bytes());
        (bytes[8], bytes[9]) = (turn, rules);
        unpack(bytes);
    }
}

fn unpack(bytes: [u8; 10]) {
    match check_packed(&bytes, Position::unpack(&bytes), Position::pack) {
        Some(Ok(position)) => assert_eq!(Position::parse(&position.to_string(), position.rules()), Ok(position)),
        Some(Err(error)) => assert!(error.faults().next().is_some()),
        None => {}
    }
}

const PLACE: &str = "a progress, 0 to 31, or `-`";
const ORDER: &str = "the highest progress first, waiting pieces last";
const SLASH: &str = "`,` or `/`";
const SPACE: &str = "`,` or a space before the side to move";
const SIDE: &str = "the side to move, `w` or `b`";
const SPACE_BEFORE_ROLL: &str = "a space before the roll";
const ROLL: &str = "the roll, `?` or 1 to 6";
const END: &str = "the end of the text";

#[test]
fn bad_positions_say_where_and_what() {
    let cases = [
        ("", 0, PLACE),
        (" ", 0, PLACE),
        ("é", 0, PLACE),
        ("/0 w ?", 0, PLACE),
        (",0 w ?", 0, PLACE),
        ("x,-,-,-/0,-,-,- w ?", 0, PLACE),
        ("+1,-,-,-/0,-,-,- w ?", 0, PLACE),
        ("32,-,-,-/0,-,-,- w ?", 0, PLACE),
        ("99,-,-,-/0,-,-,- w ?", 0, PLACE),
        ("31,-,-,-/40,-,-,- w ?", 9, PLACE),
        ("0,,-,-/0,-,-,- w ?", 2, PLACE),
        ("0,-,-,/0,-,-,- w ?", 6, PLACE),
        ("0,-,-,-/ w ?", 8, PLACE),
        ("00,-,-,-/0,-,-,- w ?", 1, SLASH),
        ("01,-,-,-/0,-,-,- w ?", 1, SLASH),
        ("311,-,-,-/0,-,-,- w ?", 2, SLASH),
        ("--,-,-/0,-,-,- w ?", 1, SLASH),
        ("0,-,-,- w ?", 7, SLASH),
        ("0, -,-,-/0,-,-,- w ?", 2, PLACE),
        ("0,-,-,-", 7, SLASH),
        ("0,1,-,-/0,-,-,- w ?", 2, ORDER),
        ("-,0,-,-/0,-,-,- w ?", 2, ORDER),
        ("0,-,-,-/5,14,-,- w ?", 10, ORDER),
        ("0,-,-,-/0,-,-,-/0 w ?", 15, SPACE),
        ("0,-,-,-/0,-,-,-", 15, SPACE),
        ("0,-,-,-/0,-,-,-\tw ?", 15, SPACE),
        ("0,-,-,-/0,-,-,- ", 16, SIDE),
        ("0,-,-,-/0,-,-,-  w ?", 16, SIDE),
        ("0,-,-,-/0,-,-,- W ?", 16, SIDE),
        ("0,-,-,-/0,-,-,- é ?", 16, SIDE),
        ("0,-,-,-/0,-,-,- w", 17, SPACE_BEFORE_ROLL),
        ("0,-,-,-/0,-,-,- w?", 17, SPACE_BEFORE_ROLL),
        ("0,-,-,-/0,-,-,- w ", 18, ROLL),
        ("0,-,-,-/0,-,-,- w  ?", 18, ROLL),
        ("0,-,-,-/0,-,-,- w 0", 18, ROLL),
        ("0,-,-,-/0,-,-,- w 7", 18, ROLL),
        ("0,-,-,-/0,-,-,- w -", 18, ROLL),
        ("0,-,-,-/0,-,-,- w 11", 19, END),
        ("0,-,-,-/0,-,-,- w ? ", 19, END),
        ("0,-,-,-/0,-,-,- w ?\n", 19, END),
    ];
    assert_malformed(cases, str::parse::<Position>);
}

const MOVE: &str = "a square, `@` or `--`";
const SQUARE: &str = "a square, a1 to h8";
const SIGN: &str = "`-` or `x`";
const PASS: &str = "`-`: a pass is `--`";

#[test]
fn bad_moves_say_where_and_what() {
    let cases = [
        ("", 0, MOVE),
        (" a1-b1", 0, MOVE),
        ("i1-a1", 0, MOVE),
        ("a9-a1", 0, MOVE),
        ("A1-a1", 0, MOVE),
        ("a", 0, MOVE),
        ("é", 0, MOVE),
        ("xa1", 0, MOVE),
        ("a1", 2, SIGN),
        ("a1b1", 2, SIGN),
        ("a1 b1", 2, SIGN),
        ("a1^b1", 2, SIGN),
        ("a1-", 3, SQUARE),
        ("a1-xb1", 3, SQUARE),
        ("a1--", 3, SQUARE),
        ("a1xi1", 3, SQUARE),
        ("a1-b1 ", 5, END),
        ("a1-b1x", 5, END),
        ("@", 1, SQUARE),
        ("@-a1", 1, SQUARE),
        ("@x", 2, SQUARE),
        ("@xx", 2, SQUARE),
        ("@a1x", 3, END),
        ("-", 1, PASS),
        ("-a1", 1, PASS),
        ("---", 2, END),
        ("-- ", 2, END),
    ];
    assert_malformed(cases, str::parse::<MoveText>);
}

#[cfg(feature = "alloc")]
#[test]
fn bad_requests_say_where_and_what() {
    const ROLL: &str = "a roll, 1 to 6, or `resign`";
    const COLON: &str = "`:` after the roll";
    let cases = [
        ("", 0, ROLL),
        ("0:a1-b1", 0, ROLL),
        ("7:a1-b1", 0, ROLL),
        ("a1-b1", 0, ROLL),
        ("resign ", 0, ROLL),
        ("Resign", 0, ROLL),
        ("3", 1, COLON),
        ("3 :a1-b1", 1, COLON),
        ("33:a1-b1", 1, COLON),
        ("3:", 2, MOVE),
        ("3: a1-b1", 2, MOVE),
        ("3:a1b1", 4, SIGN),
        ("3:@", 3, SQUARE),
        ("3:--:", 4, END),
    ];
    assert_malformed(cases, str::parse::<dice_race_core::Request>);
}

#[test]
fn moves_are_read_only_with_the_sign_that_the_board_says() {
    use dice_race_core::IllegalMove::{IsCapture, IsNoCapture};
    let cases = [
        ("0,-,-,-/17,-,-,- w 3", "a1xd1", "a1-d1", IsCapture),
        ("0,-,-,-/18,-,-,- w 3", "a1-d1", "a1xd1", IsNoCapture),
        ("-,-,-,-/14,-,-,- w 6", "@xa1", "@a1", IsCapture),
        ("-,-,-,-/15,-,-,- w 6", "@a1", "@xa1", IsNoCapture),
        ("27,-,-,-/14,-,-,- w 1", "a2xa1", "a2-a1", IsCapture),
    ];
    for (position, right, wrong, reason) in cases {
        let position: Position = position.parse().unwrap();
        assert_eq!(position.parse_move(right).unwrap().to_string(), right);
        assert_eq!(position.parse_move(wrong), Err(reason.into()), "{wrong} in {position}");
    }
}

#[test]
fn impossible_positions_list_every_fault() {
    let faults = |text: &str| -> Vec<SetupFault> {
        let Err(PositionError::Rejected(error)) = text.parse::<Position>() else { panic!("{text}") };
        let listed: Vec<_> = error.faults().map(|fault| fault.to_string()).collect();
        assert_eq!(error.to_string(), format!("impossible position: {}", listed.join("; ")));
        error.faults().collect()
    };
    let count = |color, count| SetupFault::PieceCount { color, count, expected: 4 };
    assert_eq!(faults("0,-,-/0,-,-,-,- w ?"), [count(Color::White, 3), count(Color::Black, 5)]);
    assert_eq!(
        faults("28,14,14,0,-/14,0,0,- w 1"),
        [count(Color::White, 5), SetupFault::TwoPieces(Square::A1), SetupFault::TwoPieces(Square::H8)]
    );
    assert_eq!(faults("31,30,29,28/31,30,29,28 b ?"), [SetupFault::BothWon]);
    assert_eq!(faults("31,30,29,28/31,30,29,- b 1"), [SetupFault::RollAfterTheEnd]);
    assert_eq!(faults("31,31,31,31/0,-,-,- b ?"), [SetupFault::TwoPieces(Square::D4)]);
}

#[test]
fn small_words_have_one_name() {
    assert_eq!(CaptureRule::ALL.iter().map(|rule| rule.name()).collect::<Vec<_>>(), ["first-contact", "landing-only"]);
    assert_eq!(BlockRule::ALL.iter().map(|rule| rule.name()).collect::<Vec<_>>(), ["stop-short", "whole-roll"]);
    assert!("FirstContact".parse::<CaptureRule>().is_err() && "".parse::<BlockRule>().is_err());
    let numbers = |new: fn(u8) -> Option<u8>| (0..=255).filter_map(new).collect::<Vec<_>>();
    assert_eq!(numbers(|value| Roll::new(value).map(Roll::get)), [1, 2, 3, 4, 5, 6]);
    assert_eq!(numbers(|value| PieceCount::new(value).map(PieceCount::get)), [1, 2, 3, 4]);
}
