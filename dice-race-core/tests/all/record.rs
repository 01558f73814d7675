//! Records: what is written, what is read, and what is said of a fault.
#![cfg(feature = "alloc")]

use conformance::{Rng, SeedableRng, SplitMix64, below};
use dice_race_core::{
    BlockRule, CaptureRule, Color, Game, IllegalMove, PieceCount, Position, RecordFault, Roll, RuleError, Rules,
};

/// A random game of at most this many turns.
fn played(seed: u64, rules: Rules, turns: usize) -> Game {
    let mut random = SplitMix64::seed_from_u64(seed);
    let mut game = Game::new(Position::initial(rules));
    while game.outcome().is_none() && game.ply() < turns {
        game.roll(Roll::ALL[below(&mut random, 6)]).unwrap();
        game.play(game.position().random_move(random.next_u64()).unwrap()).unwrap();
    }
    game
}

fn with(tags: &str, movetext: &str) -> String {
    format!("[Game \"Dice race\"]\n{tags}\n{movetext}\n")
}

const UNFINISHED: &str = "[Result \"*\"]\n";
const PENDING: &str = "[Result \"*\"]\n[Start \"0,-,-,-/0,-,-,- w 5\"]\n";

#[track_caller]
fn assert_round_trip(game: &Game) {
    let text = game.to_record();
    let read = Game::from_record(&text);
    assert_eq!(read.as_ref(), Ok(game), "{text}");
    assert_eq!(read.unwrap().to_record(), text);
}

#[test]
fn whole_games_round_trip_under_every_rule() {
    for rules in Rules::ALL {
        for seed in 0..10 {
            let game = played(seed, rules, usize::MAX);
            assert!(game.outcome().is_some());
            assert_round_trip(&game);
        }
    }
}

#[test]
fn every_way_to_end_survives_with_a_roll_pending_and_without() {
    let ends: [fn(&mut Game, Color); 4] = [
        |game, color| game.resign(color).unwrap(),
        |game, color| game.time_out(color).unwrap(),
        |game, color| game.abandon(color).unwrap(),
        |_, _| {},
    ];
    for rules in Rules::ALL {
        for (n, end) in ends.into_iter().enumerate() {
            for color in Color::ALL {
                for rolled in [None, Some(Roll::Five)] {
                    let mut game = played(n as u64, rules, 7 + n);
                    if let Some(roll) = rolled {
                        game.roll(roll).unwrap();
                    }
                    end(&mut game, color);
                    assert_round_trip(&game);
                    let read = Game::from_record(&game.to_record()).unwrap();
                    assert_eq!(read.outcome(), game.outcome());
                    assert_eq!(read.position().rolled(), rolled);
                    assert!(read.rolls().eq(game.rolls()));
                }
            }
        }
    }
}

#[test]
fn a_record_looks_like_this() {
    let rules = Rules {
        capture: CaptureRule::LandingOnly,
        block: BlockRule::WholeRoll,
        extra_roll_on_six: true,
        pieces: PieceCount::Three,
    };
    let mut game = Game::new(Position::parse("20,-,-/13,5,- b ?", rules).unwrap());
    game.add_comment("before all").unwrap();
    // After a six the same side rolls again.
    for (roll, text) in [(Roll::Six, "@h8"), (Roll::One, "c8xb8"), (Roll::Six, "@a1"), (Roll::Two, "a1-c1")] {
        game.roll(roll).unwrap();
        game.play_text(text).unwrap();
    }
    game.add_comment("bold").unwrap();
    game.add_comment("second thought").unwrap();
    game.roll(Roll::Four).unwrap();
    for (name, value) in [("Annotator", "\\ \"Q\""), ("Black", "Bo"), ("Event", "Club"), ("White", "Ada")] {
        game.set_tag(name, value).unwrap();
    }
    game.time_out(Color::Black).unwrap();
    let expected = r#"[Game "Dice race"]
[Event "Club"]
[White "Ada"]
[Black "Bo"]
[Result "1-0"]
[Termination "time"]
[Start "20,-,-/13,5,- b ?"]
[Capture "landing-only"]
[Block "whole-roll"]
[ExtraRollOnSix "yes"]
[Pieces "3"]
[Annotator "\\ \"Q\""]

{before all} 1. 6:@h8 2. 1:c8xb8 3. 6:@a1 4. 2:a1-c1 {bold} {second thought} 5.
4: 1-0
"#;
    assert_eq!(game.to_record(), expected);
    assert_eq!(Game::from_record(expected), Ok(game));
}

#[test]
fn rules_are_written_only_when_they_are_not_the_default() {
    for rules in Rules::ALL {
        let text = Game::new(Position::initial(rules)).to_record();
        let default = Rules::default();
        assert_eq!(text.contains("[Capture \"landing-only\"]"), rules.capture != default.capture, "{text}");
        assert_eq!(text.contains("[Block \"whole-roll\"]"), rules.block != default.block, "{text}");
        assert_eq!(text.contains("[ExtraRollOnSix \"yes\"]"), rules.extra_roll_on_six, "{text}");
        assert_eq!(text.contains(&format!("[Pieces \"{}\"]", rules.pieces)), rules.pieces != default.pieces, "{text}");
        assert!(!text.contains("Start") && !text.contains("first-contact") && !text.contains("Pieces \"4\""), "{text}");
    }
}

#[test]
fn the_reader_takes_any_white_space_and_default_rules() {
    let tags = "[Capture \"first-contact\"] [ Block  \"stop-short\"]\r\n[ExtraRollOnSix \"no\"]\n[Pieces \"4\"] \
        [Start \"0,-,-,-/0,-,-,- w ?\"][Result \"*\"]\n";
    let game = Game::from_record(&with(tags, "1.\n\t3:a1-d1{x}2.6:h8-b8\r\n 3.\n4: *")).unwrap();
    assert_eq!((game.ply(), game.rules(), game.position().rolled()), (2, Rules::default(), Some(Roll::Four)));
    assert_eq!(game.notes().comments().collect::<Vec<_>>(), [(1, "x")]);
    assert_eq!(game.to_record(), with(UNFINISHED, "1. 3:a1-d1 {x} 2. 6:h8-b8 3. 4: *"));
}

#[test]
fn rule_tags_are_read_in_any_order_and_before_the_start() {
    let tags = "[Start \"0,-/0,- b ?\"]\n[Pieces \"2\"]\n[Result \"*\"]\n[Capture \"landing-only\"]\n";
    let game = Game::from_record(&with(tags, "*")).unwrap();
    assert_eq!((game.rules().pieces, game.rules().capture), (PieceCount::Two, CaptureRule::LandingOnly));
    assert_eq!(game.position().to_string(), "0,-/0,- b ?");
}

#[test]
fn a_start_with_a_roll_pending_is_repeated_by_the_first_turn() {
    let start: Position = "0,-,-,-/0,-,-,- w 5".parse().unwrap();
    let mut game = Game::new(start);
    assert_eq!(game.to_record(), with(PENDING, "1. 5: *"));
    assert_round_trip(&game);
    assert_eq!(game.rolls().collect::<Vec<_>>(), [(Color::White, Roll::Five)]);
    game.play_text("a1-f1").unwrap();
    assert_eq!(game.to_record(), with(PENDING, "1. 5:a1-f1 *"));
    assert_round_trip(&game);
    game.roll(Roll::Two).unwrap();
    assert_eq!(game.to_record(), with(PENDING, "1. 5:a1-f1 2. 2: *"));
    assert_round_trip(&game);
    game.go_to(0).unwrap();
    game.resign(Color::White).unwrap();
    assert!(game.to_record().ends_with("\n\n1. 5: 0-1\n"));
    assert_round_trip(&game);
}

#[test]
fn a_roll_that_is_pending_at_the_start_cannot_be_left_out() {
    let ended = "[Result \"1-0\"]\n[Termination \"resignation\"]\n[Start \"0,-,-,-/0,-,-,- w 5\"]\n";
    for (tags, movetext, result) in [(PENDING, "*", "*"), (PENDING, "{c} *", "*"), (ended, "1-0", "1-0")] {
        assert_fault(tags, movetext, Some(1), result, "expected the roll that is pending at the start");
    }
    assert_fault(PENDING, "1. *", Some(1), "*", "expected a move after the number");
}

#[test]
fn a_roll_that_is_pending_at_the_start_is_repeated_only_once() {
    for movetext in ["1. 5: 1. 5: *", "1. 5: 1. 5:a1-f1 *"] {
        let damaged = Game::from_record(&with(PENDING, movetext)).unwrap_err();
        assert_eq!(damaged.error.offset, with(PENDING, movetext).rfind("5:").unwrap(), "{movetext}");
    }
}

/// Turn, text from the fault on, message.
fn fault(tags: &str, movetext: &str) -> (Option<u32>, String, String) {
    let text = with(tags, movetext);
    let damaged = Game::from_record(&text).expect_err(&text);
    let rest = text[damaged.error.offset..].to_string();
    (damaged.error.turn, rest, damaged.error.fault.to_string())
}

#[track_caller]
fn assert_fault(tags: &str, movetext: &str, turn: Option<u32>, rest: &str, message: &str) {
    let (found_turn, found_rest, found_message) = fault(tags, movetext);
    assert_eq!((found_turn, found_message.as_str()), (turn, message), "{tags}{movetext}");
    let is_there = if rest.is_empty() { found_rest.is_empty() } else { found_rest.starts_with(rest) };
    assert!(is_there, "{tags}{movetext}: the fault is at {found_rest:?}, not at {rest:?}");
}

#[test]
fn a_turn_at_fault_is_named_with_its_byte_and_reason() {
    const TURN: &str = "expected a turn, which begins with its roll, 1 to 6";
    const LAST: &str = "expected the result: a roll without a move stands last";
    let cases = [
        ("1. 3:a1-d1 2. 6:h8-c8 *", 2, "6:h8-c8", "illegal move: with this roll the piece goes to another square"),
        ("1. 3:a1-d1 2. 6:@h8 *", 2, "6:@h8", "illegal move: a piece of the same side stands on the start cell"),
        ("1. 3:a1-d1 2. 5:@h8 *", 2, "5:@h8", "illegal move: entering needs a six"),
        ("1. 3:-- *", 1, "3:--", "illegal move: a piece can move, so the turn cannot be passed"),
        ("1. 3:a1xd1 *", 1, "3:a1xd1", "illegal move: this move captures nothing, written without `x`"),
        ("1. 0:a1-b1 *", 1, "0:a1-b1", TURN),
        ("1. 7:a1-b1 *", 1, "7:a1-b1", TURN),
        ("1. a1-d1 *", 1, "a1-d1", TURN),
        ("1. -- *", 1, "-- ", TURN),
        ("1. 3a1-d1 *", 1, "a1-d1", "expected `:` after the roll"),
        ("1. 3 :a1-d1 *", 1, " :a1-d1", "expected `:` after the roll"),
        ("1. 3:a1-d9 *", 1, "d9", "expected a square, a1 to h8"),
        ("1. 3:a1d1 *", 1, "d1", "expected `-` or `x`"),
        ("1. 3:a1-d1x *", 1, "x *", "expected the end of the text"),
        ("1. 3: a1-d1 *", 1, "a1-d1", "expected the number `1.`"),
        ("1. 3: 2. 4:a1-e1 *", 1, "2. ", "expected the number `1.`"),
        ("1. 3: 1. 4:a1-e1 *", 1, "4:a1-e1", LAST),
        ("1. 3: 1. 3:a1-d1 *", 1, "3:a1-d1", LAST),
        ("1. 3: 1. 3: *", 1, "3: *", LAST),
        ("3:a1-d1 *", 1, "3:a1-d1", "expected the number `1.`"),
        ("2. 3:a1-d1 *", 1, "2. 3:", "expected the number `1.`"),
        ("1... 3:a1-d1 *", 1, "1... 3:", "expected the number `1.`"),
        ("01. 3:a1-d1 *", 1, "01. 3:", "expected the number `1.`"),
        ("1. 3:a1-d1 6:h8-b8 *", 2, "6:h8-b8", "expected the number `2.`"),
        ("1. 3:a1-d1 1. 6:h8-b8 *", 2, "1. 6", "expected the number `2.`"),
        ("1. 3:a1-d1 1... 6:h8-b8 *", 2, "1... 6", "expected the number `2.`"),
        ("1. 3:a1-d1 3. 6:h8-b8 *", 2, "3. 6", "expected the number `2.`"),
        ("1. *", 1, "*", "expected a move after the number"),
        ("1. 1. 3:a1-d1 *", 1, "1. 3:", "expected a move after the number"),
        ("1. 3:a1-d1", 2, "", "expected a move or the result"),
        ("1. 3:a1-d1 {oops *", 2, "{oops", "expected a comment that is closed by `}`"),
        ("1. 3:a1-d1 } *", 2, "}", "expected a move; no comment is open here"),
        ("1. 3:a1-d1 (2. 1:h8-g8) *", 2, "(2", "expected a move; this notation has no `(`, `)`, `;` and `$`"),
        ("1. 3:a1-d1; *", 2, ";", "expected a move; this notation has no `(`, `)`, `;` and `$`"),
        ("1. 3:a1-d1 $1 *", 2, "$1", "expected a move; this notation has no `(`, `)`, `;` and `$`"),
        ("1. 3:a1-d1 1-0", 2, "1-0", "expected the result that the tag Result names"),
        ("1. 3:a1-d1 * 2. 6:h8-b8", 2, "2. 6:", "expected the end of the text: one record only"),
    ];
    for (movetext, turn, rest, message) in cases {
        assert_fault(UNFINISHED, movetext, Some(turn), rest, message);
    }
    let pending = "expected the roll that is pending at the start";
    assert_fault(PENDING, "1. 4:a1-e1 *", Some(1), "4:a1-e1", pending);
    assert_fault(PENDING, "1. 4: *", Some(1), "4: *", pending);
}

#[test]
fn a_tag_at_fault_is_named_with_its_byte_and_reason() {
    let board = "`1-0`, `0-1`, `1/2-1/2` or `*`";
    let cases = [
        ("", None, "*\n", "the tag Result is missing".to_string()),
        ("[Result \"2-0\"]", None, "2-0", format!("expected {board}")),
        ("[Result \"*\"]\n[Result \"*\"]", None, "[Result \"*\"]\n*", "this tag is given twice".into()),
        ("[Result \"*\"]\n[Pieces \"2\"]\n[Pieces \"2\"]", None, "[Pieces \"2\"]\n*", "this tag is given twice".into()),
        (
            "[Result \"*\"]\n[Capture \"LandingOnly\"]",
            None,
            "LandingOnly",
            "expected `first-contact` or `landing-only`".into(),
        ),
        ("[Result \"*\"]\n[Block \"\"]", None, "\"]\n*", "expected `stop-short` or `whole-roll`".into()),
        ("[Result \"*\"]\n[ExtraRollOnSix \"true\"]", None, "true", "expected `yes` or `no`".into()),
        ("[Result \"*\"]\n[Pieces \"5\"]", None, "5\"]", "expected a number of pieces from 1 to 4".into()),
        ("[Result \"*\"]\n[Pieces \"04\"]", None, "04\"]", "expected a number of pieces from 1 to 4".into()),
        ("[Result \"*\"]\n[Start \"0,-,-,-/0,-,-,- w\"]", None, "\"]\n", "expected a space before the roll".into()),
        (
            "[Result \"*\"]\n[Start \"0,-/0,- w ?\"]",
            None,
            "0,-/0,- w ?",
            "impossible position: 2 pieces of White, the rules say 4; 2 pieces of Black, the rules say 4".into(),
        ),
        (
            "[Result \"*\"]\n[Start \"28,0,-,-/0,-,-,- w ?\"]",
            None,
            "28,0",
            "impossible position: two pieces on a1".into(),
        ),
        (
            "[Result \"1-0\"]\n[Termination \"agreement\"]",
            Some(1),
            "agreement",
            "expected a termination that can have this result".into(),
        ),
        (
            "[Result \"*\"]\n[Termination \"time\"]",
            Some(1),
            "time",
            "expected no tag Termination: the result is `*`".into(),
        ),
        (
            "[Result \"1-0\"]\n[Termination \"bored\"]",
            Some(1),
            "bored",
            "expected `resignation`, `agreement`, `time` or `abandoned`".into(),
        ),
        (
            "[Result \"*\"]\n[Score \"1-0\"]",
            Some(1),
            "1-0",
            "expected no tag Score: the game did not end on the board".into(),
        ),
        (
            "[Result \"1-0\"]",
            Some(1),
            "1-0\n",
            "expected `*`, or a tag Termination: the game did not end on the board".into(),
        ),
    ];
    for (tags, turn, rest, message) in cases {
        let result = tags.split('"').nth(1).unwrap_or("*");
        assert_fault(tags, result, turn, rest, &message);
    }
}

#[test]
fn there_is_no_draw() {
    for termination in ["agreement", "abandoned", "time"] {
        let tags = format!("[Result \"1/2-1/2\"]\n[Termination \"{termination}\"]\n");
        let message = "expected a result with a winner: this game has no draw";
        assert_fault(&tags, "1. 3:a1-d1 1/2-1/2", Some(2), termination, message);
    }
    let resigned = "[Result \"1/2-1/2\"]\n[Termination \"resignation\"]\n";
    assert_fault(resigned, "1/2-1/2", Some(1), "resignation", "expected a termination that can have this result");
    let plain = "expected `*`, or a tag Termination: the game did not end on the board";
    assert_fault("[Result \"1/2-1/2\"]\n", "1/2-1/2", Some(1), "1/2-1/2\n", plain);
}

#[test]
fn a_finished_game_must_agree_with_its_board() {
    let game = played(5, Rules::default(), usize::MAX);
    let text = game.to_record();
    let winner = game.outcome().unwrap().winner;
    let (result, other) = if winner == Color::White { ("1-0", "0-1") } else { ("0-1", "1-0") };
    let result_tag = format!("[Result \"{result}\"]\n");
    let told = |text: &str| Game::from_record(text).unwrap_err().error.fault.to_string();
    assert!(!text.contains("Score") && !text.contains("Termination"), "{text}");
    assert_eq!(told(&text.replace(result, other)), "expected the result on the board");
    assert_eq!(told(&text.replace(result, "*")), "expected the result on the board");
    for termination in ["resignation", "time"] {
        let tags = format!("{result_tag}[Termination \"{termination}\"]\n");
        let expected = "expected no tag Termination: the game ended on the board";
        assert_eq!(told(&text.replace(&result_tag, &tags)), expected);
    }
    // The race has no score, whatever it says.
    assert!(told(&text.replace(&result_tag, &format!("{result_tag}[Score \"4-2\"]\n"))).contains("no tag Score"));

    let turn = game.ply() + 1;
    for more in [format!("{turn}. 1:"), format!("{turn}. 1:--"), format!("{turn}. 1:a1-b1")] {
        let damaged =
            Game::from_record(&text.replace(&format!(" {result}\n"), &format!(" {more} {result}\n"))).unwrap_err();
        let refused = RecordFault::Rules(RuleError::Illegal(IllegalMove::GameOver));
        assert_eq!((damaged.error.turn, &damaged.error.fault), (Some(turn as u32), &refused), "{more}");
        assert!(damaged.game.turns().eq(game.turns()));
    }
}

#[test]
fn a_damaged_game_keeps_what_was_read_and_does_not_hide_the_next() {
    let good = |name| with(&format!("[White \"{name}\"]\n{UNFINISHED}"), "1. 3:a1-d1 {fine} 2. 6:h8-b8 *");
    let bad = [
        with(UNFINISHED, "1. 3:a1-d1 {never closed 2. 6:h8-b8 *"),
        with("[White \"Ada\"]\n[Result \"?\"]\n", "1. 3:a1-d1 *"),
        with(UNFINISHED, "1. 3:a1-d1 2. 6:h8-h7 *"),
        with(UNFINISHED, "1. 3:a1-d1 2. 6: *").replace("6: *", "6: 1-0"),
        "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n".to_string(),
    ];
    for bad in bad {
        let file = format!("{}\n{bad}\n{}", good("first"), good("second"));
        let games: Vec<_> = Game::read_records(file.as_bytes()).collect();
        assert_eq!(games.len(), 3, "{file}");
        assert_eq!(games[0].as_ref().unwrap().notes().tag("White"), Some("first"));
        assert_eq!(games[2].as_ref().unwrap().notes().tag("White"), Some("second"));
        let damaged = games[1].as_ref().unwrap_err();
        assert!(damaged.error.offset > good("first").len());
        assert!(bad.contains("Stones!") || bad.contains('?') || damaged.game.ply() == 1);
        assert_eq!(damaged.game.notes().tag("White"), bad.contains("Ada").then_some("Ada"));
    }
}

#[test]
fn records_of_the_other_game_are_told_apart_from_damaged_ones() {
    let other = "[Game \"Stones!\"]\n[Result \"*\"]\n\n1. a1-d4 *\n";
    let file = format!("{other}\n{}\n{other}", with(UNFINISHED, "1. 3:a1-d1 *"));
    let games: Vec<_> = Game::read_records(file.as_bytes()).collect();
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true, false]);
    for (at, game) in [(0, &games[0]), (file.rfind("[Game").unwrap(), &games[2])] {
        let error = &game.as_ref().unwrap_err().error;
        assert_eq!((error.turn, error.offset), (None, at));
        assert_eq!(error.fault, RecordFault::Expected("the name of this game"));
    }
}

#[test]
fn a_fault_in_a_turn_does_not_play_half_of_it() {
    let damaged = Game::from_record(&with(UNFINISHED, "1. 3:a1-d1 2. 6:h8-c8 *")).unwrap_err();
    assert_eq!((damaged.game.position().rolled(), damaged.game.rolls().count()), (None, 1));
}

#[test]
fn bytes_that_are_no_text_are_told_where_they_stand() {
    let mut file = b"junk\n".to_vec();
    file.extend(with(UNFINISHED, "1. 3:a1-d1 2. 4: *").bytes());
    let broken = with(UNFINISHED, "1. 3:a1-d1 {x} #");
    file.extend(broken.bytes().map(|byte| if byte == b'#' { 0xFF } else { byte }));
    file.extend(with(UNFINISHED, "*").bytes());
    let games: Vec<_> = Game::read_records(&file).collect();
    assert_eq!(games.iter().map(Result::is_ok).collect::<Vec<_>>(), [false, true, false, true]);
    assert_eq!(games[0].as_ref().unwrap_err().error.offset, 0);
    let damaged = games[2].as_ref().unwrap_err();
    assert_eq!((&damaged.error.fault, file[damaged.error.offset]), (&RecordFault::Utf8, 0xFF));
    assert_eq!(damaged.game.ply(), 1);
}

/// What was written last can be read back, so writing keeps away what could not be.
#[test]
fn tags_and_comments_that_could_not_be_read_back_are_rejected() {
    let mut game = Game::default();
    let derived = ["Game", "Result", "Score", "Termination", "Start", "Capture", "Block", "ExtraRollOnSix", "Pieces"];
    for (name, value) in derived.map(|name| (name, "x")).into_iter().chain([("", "x"), ("a b", "x"), ("White", "a\nb")])
    {
        assert!(game.set_tag(name, value).is_err(), "{name}");
    }
    assert!(game.add_comment("a } b").is_err() && game.add_comment("x\n[Game \"y").is_err());
    assert_eq!(game, Game::default());
    game.add_comment("[Game \" {").unwrap();
    game.set_tag("EndRule", "a tag of the other game is unknown here").unwrap();
    game.set_tag("White", "é \\ \"").unwrap();
    assert_round_trip(&game);
}

/// Reading takes time in proportion to the length.
#[test]
fn long_records_are_read_in_time() {
    let turns = 20_000;
    let words: Vec<_> = (1..=turns).map(|turn| format!("{turn}. 1:--")).collect();
    let text = with("[Result \"*\"]\n[Start \"-,-,-,-/-,-,-,- w ?\"]\n", &format!("{} *", words.join(" ")));
    let start = std::time::Instant::now();
    assert_eq!(Game::from_record(&text).unwrap().ply(), turns);
    assert!(start.elapsed().as_millis() < 500, "{:?}", start.elapsed());
}

mod arbitrary_bytes {
    use super::*;
    use proptest::prelude::*;

    fn read_everything(file: &[u8]) {
        for game in Game::read_records(file) {
            match game {
                Ok(game) => assert_round_trip(&game),
                Err(damaged) => assert!(damaged.error.offset <= file.len(), "{}", damaged.error),
            }
        }
        if let Ok(text) = std::str::from_utf8(file)
            && let Err(damaged) = Game::from_record(text)
        {
            assert!(text.is_char_boundary(damaged.error.offset), "{}", damaged.error);
        }
    }

    /// A sound record with some bytes of it replaced.
    fn nearly_sound() -> impl Strategy<Value = Vec<u8>> {
        let bytes = prop::collection::vec((any::<prop::sample::Index>(), "[-0-9a-h:x@.?*{}\"\\[\\] \n]|é"), 0..3);
        (any::<u64>(), 0..32_usize, 0..20_usize, bytes).prop_map(|(seed, rules, turns, changes)| {
            let mut game = played(seed, Rules::ALL[rules], turns);
            if seed % 3 == 0 {
                let _ = game.roll(Roll::Two);
            }
            let mut file = game.to_record().into_bytes();
            for (place, put) in changes {
                let place = place.index(file.len());
                file.splice(place..=place, put.bytes());
            }
            file
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_bytes_are_read_to_their_end(file: Vec<u8>) {
            read_everything(&file);
        }

        #[test]
        fn the_right_words_in_any_order_are_read_to_their_end(
            words in prop::collection::vec(prop::sample::select(vec![
                "[Game \"Dice race\"]\n", "[Result \"*\"]\n", "[Result \"1-0\"]\n", "[Pieces \"1\"]\n", "[Start \"0/0 w 5\"]\n",
                "[Termination \"time\"]\n", "\n", "1.", "2.", " ", "3:a1-d1", "5:a1-f1", "5:", "6:h8-b8", "1:--", "{", "}", "*", "1-0",
            ]), 0..20),
        ) {
            read_everything(words.concat().as_bytes());
            read_everything(format!("[Game \"Dice race\"]\n[Result \"*\"]\n{}", words.concat()).as_bytes());
        }

        #[test]
        fn nearly_sound_records_are_read_to_their_end(file in nearly_sound()) {
            read_everything(&file);
        }
    }
}
