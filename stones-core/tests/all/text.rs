//! Texts and bytes: one form a position, no panic on any input, and errors that name the byte.

use conformance::{
    assert_malformed, assert_points_into, assert_same_or_points_into, check_packed, check_position_text,
};
use proptest::prelude::*;
use stones_core::{
    AnyBoard, AnyPosition, Board, Board8x8, EndRule, GoalZone, Move, MoveError, MoveText, Position, PositionError,
    PositionOn, SetupFault, SetupOn, Square,
};

/// What is read is written as it was, but for split runs of a position.
fn read_everything(text: &str) {
    read_position::<Board8x8>(text);
    read_position::<AnyBoard>(text);
    assert_same_or_points_into(text, text.parse::<MoveText>());
    assert_same_or_points_into(text, text.parse::<Move>());
    assert_same_or_points_into(text, text.parse::<Square>());
    match Position::initial().parse_move(text) {
        Ok(read) => assert_eq!(read.to_string().replace(['-', 'x', '^'], ""), text.replace(['-', 'x', '^'], "")),
        Err(MoveError::Syntax(error)) => assert_points_into(text, error),
        Err(_) => {}
    }
    assert!(text.parse::<EndRule>().is_ok_and(|rule| rule.name() == text) || text.parse::<EndRule>().is_err());
    assert!(text.parse::<GoalZone>().is_ok_and(|zone| zone.name() == text) || text.parse::<GoalZone>().is_err());
}

fn read_position<B: Board>(text: &str) {
    let (setup, position) = (text.parse::<SetupOn<B>>(), text.parse::<PositionOn<B>>());
    match check_position_text(text, setup, position, SetupOn::to_position) {
        Some(Ok(position)) => assert_eq!(position.to_string(), with_joined_runs(text)),
        Some(Err(error)) => assert!(error.faults().next().is_some(), "{text:?}"),
        None => {}
    }
}

/// The text with every run of empty squares as long as it can be.
fn with_joined_runs(text: &str) -> String {
    let (mut joined, mut run) = (String::new(), 0);
    for letter in text.chars() {
        if let Some(more) = letter.to_digit(10) {
            run += more;
            continue;
        }
        if run > 0 {
            joined.push_str(&run.to_string());
            run = 0;
        }
        joined.push(letter);
    }
    joined
}

/// A position text of any size that may have too many stones, split runs and all.
fn well_formed() -> impl Strategy<Value = String> {
    let row = |files: usize| prop::collection::vec(prop::sample::select(vec!['S', 'P', 's', 'p', '1', '1']), files);
    let rows = (3..=8_usize, 3..=8_usize).prop_flat_map(move |(files, ranks)| prop::collection::vec(row(files), ranks));
    (rows, "[wb]").prop_map(|(rows, side)| {
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        format!("{} {side}", rows.join("/"))
    })
}

/// The same with one byte put in, taken out or replaced.
fn nearly_well_formed() -> impl Strategy<Value = String> {
    (well_formed(), any::<prop::sample::Index>(), "[SPsp0-9/ wbé]?", any::<bool>()).prop_map(
        |(mut text, place, put, take)| {
            let place = place.index(text.len());
            text.replace_range(place..place + usize::from(take), &put);
            text
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_everything(&text);
    }

    #[test]
    fn texts_of_the_right_letters_are_read_or_refused(text in "[SPsp1-8/ wb]{0,30}|[a-i][0-9][-x^~é]?[a-i][0-9] ?") {
        read_everything(&text);
    }

    #[test]
    fn nearly_well_formed_texts_are_read_or_refused(text in nearly_well_formed()) {
        read_everything(&text);
    }

    #[test]
    fn well_formed_texts_fail_on_the_number_of_stones_only(text in well_formed()) {
        read_everything(&text);
        let read = text.parse::<AnyPosition>();
        prop_assert!(matches!(read, Ok(_) | Err(PositionError::Rejected(_))), "{read:?}");
    }

    #[test]
    fn any_bytes_are_unpacked_into_what_packs_to_them_or_refused(bytes: [u8; 13]) {
        unpack(&bytes);
    }

    #[test]
    fn bytes_with_few_bits_are_unpacked_or_refused(squares in prop::collection::vec(0..64_u32, 0..18), stones: u32, last: u8) {
        let occupied = squares.into_iter().fold(0, |set, square| set | 1_u64 << square);
        let mut bytes = [0; 13];
        bytes[..8].copy_from_slice(&occupied.to_le_bytes());
        // Half of the cases have no bits behind the last stone.
        let used = if stones % 2 == 0 { stones } else { stones & 1_u32.checked_shl(2 * occupied.count_ones()).unwrap_or(0).wrapping_sub(1) };
        bytes[8..12].copy_from_slice(&used.to_le_bytes());
        bytes[12] = last;
        unpack(&bytes);
        bytes[12] = last & 1;
        unpack(&bytes);
    }
}

fn unpack(bytes: &[u8; 13]) {
    unpack_on::<Board8x8>(bytes);
    unpack_on::<AnyBoard>(bytes);
}

fn unpack_on<B: Board>(bytes: &[u8; 13]) {
    let unpacked = check_packed(bytes, PositionOn::<B>::unpack(bytes), PositionOn::pack);
    if let Some(Err(error)) = unpacked {
        assert!(error.faults().next().is_some());
    }
}

const PIECE: &str = "`S`, `P`, `s`, `p` or a number of empty squares, 1 to 8";
const FULL: &str = "the end of the rank, which is full";
const WIDTH: &str = "a rank as wide as the one above";
const SPACE: &str = "a space before the side to move";
const SIDE: &str = "the side to move, `w` or `b`";
const END: &str = "the end of the text";
const BOARD: &str = "a board of 8 ranks of 8 squares";
const ANY_BOARD: &str = "a board of 3 to 8 ranks of 3 to 8 squares each";

#[test]
fn bad_texts_of_8x8_say_where_and_what() {
    let cases = [
        ("", 0, BOARD),
        (" w", 0, BOARD),
        ("/8/8/8/8/8/8/8 w", 0, BOARD),
        ("x", 0, PIECE),
        ("é8/8 w", 0, PIECE),
        ("0S7/8/8/8/8/8/8/8 w", 0, PIECE),
        ("9/8/8/8/8/8/8/8 w", 0, PIECE),
        ("8/8/8/3X4/8/8/8/8 w", 7, PIECE),
        ("8/8/8/8/8/8/8/8\tw", 15, FULL),
        ("8x/8/8/8/8/8/8/8 w", 1, FULL),
        ("8/8/8/SSSSSSSS9/8/8/8/8 w", 14, FULL),
        ("8S/8/8/8/8/8/8/8 w", 1, FULL),
        ("8/8/8/S8/8/8/8/8 w", 7, FULL),
        ("8/8/8/44s/8/8/8/8 w", 8, FULL),
        ("7/8/8/8/8/8/8/8 w", 1, BOARD),
        ("3/3/3 w", 1, BOARD),
        ("8/8/8/43/8/8/8/8 w", 8, WIDTH),
        ("8/8/8//8/8/8/8 w", 6, WIDTH),
        ("8/8/8/8/8/8/8/ w", 14, WIDTH),
        ("8/8/8 w", 5, BOARD),
        ("8/8/8/8/8/8/8", 13, BOARD),
        ("8/8/8/8/8/8/8/8/8 w", 15, SPACE),
        ("8/8/8/8/8/8/8/8", 15, SPACE),
        ("8/8/8/8/8/8/8/8 ", 16, SIDE),
        ("8/8/8/8/8/8/8/8  w", 16, SIDE),
        ("8/8/8/8/8/8/8/8 W", 16, SIDE),
        ("8/8/8/8/8/8/8/8 é", 16, SIDE),
        ("8/8/8/8/8/8/8/8 w ", 17, END),
        ("8/8/8/8/8/8/8/8 ww", 17, END),
        ("8/8/8/8/8/8/8/8 w\n", 17, END),
    ];
    assert_malformed(cases, str::parse::<Position>);
}

#[test]
fn bad_texts_of_any_size_say_where_and_what() {
    let cases = [
        ("", 0, ANY_BOARD),
        ("2/2/2 w", 1, ANY_BOARD),
        ("3/3 w", 3, ANY_BOARD),
        ("9/9/9 w", 0, PIECE),
        ("45/9/9 w", 1, FULL),
        ("3/3/4 w", 4, FULL),
        ("3/3/2 w", 5, WIDTH),
        ("3/3/3/3/3/3/3/3/3 w", 15, SPACE),
        ("3/3/3 ", 6, SIDE),
        ("3/3/3 bb", 7, END),
    ];
    assert_malformed(cases, str::parse::<AnyPosition>);
}

#[test]
fn split_runs_are_read_and_written_as_one() {
    let position: Position = "ssssssss/44/1111112/8/8/8/8/SSSSSSSS w".parse().unwrap();
    assert_eq!(position, Position::initial());
    assert_eq!(position.to_string(), "ssssssss/8/8/8/8/8/8/SSSSSSSS w");
}

#[test]
fn impossible_positions_list_every_fault() {
    let too_many = "ssssssss/p7/8/8/8/8/7P/SSSSSSSS b".parse::<Position>();
    let Err(PositionError::Rejected(error)) = too_many else { panic!("{too_many:?}") };
    let counts = error.faults().map(|fault| match fault {
        SetupFault::TooManyStones { color, count, max } => (color.letter(), count, max),
        other => panic!("{other}"),
    });
    assert_eq!(counts.collect::<Vec<_>>(), [('w', 9, 8), ('b', 9, 8)]);
    assert_eq!(
        error.to_string(),
        "impossible position: 9 stones of White, at most 8 are allowed; 9 stones of Black, at most 8 are allowed"
    );
    let small = "SSS/S2/3 w".parse::<AnyPosition>();
    assert!(matches!(small, Err(PositionError::Rejected(_))), "{small:?}");
}
