//! Records: what is written, what is read, and what is said of a fault.
#![cfg(feature = "alloc")]

use chessboard_core::record::{RecordFault, TurnNumber};
use stones_core::{AnyPosition, Color, EndRule, Game, GameOn, GoalZone, IllegalMove, Position, RuleError, Rules};

type AnyGame = GameOn<stones_core::AnyBoard>;

/// A whole game by always playing a pseudo-random move.
fn played_out(seed: u64, rules: Rules) -> Game {
    let mut game = Game::new(Position::initial(), rules);
    let mut bits = seed;
    while game.outcome().is_none() {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        game.play(game.position().random_move(bits).unwrap()).unwrap();
    }
    game
}

fn with(tags: &str, movetext: &str) -> String {
    format!("[Game \"Stones!\"]\n{tags}\n{movetext}\n")
}

/// The turn, the offset into the movetext (or, below 0, anywhere before it) and the message of the fault.
fn fault(tags: &str, movetext: &str) -> (Option<u32>, String, String) {
    let text = with(tags, movetext);
    let damaged = Game::from_record(&text).expect_err(&text);
    let rest: String = text[damaged.error.offset..].chars().take(6).collect();
    (damaged.error.turn, rest, damaged.error.fault.to_string())
}

const UNFINISHED: &str = "[Result \"*\"]\n";

#[test]
fn whole_games_round_trip_under_every_rule() {
    for seed in 0..200 {
        for end in EndRule::ALL.iter().copied() {
            for goal in GoalZone::ALL.iter().copied() {
                let game = played_out(seed, Rules { end, goal });
                let text = game.to_record();
                assert_eq!(Game::from_record(&text).as_ref(), Ok(&game), "{text}");
                assert_eq!(Game::from_record(&text).unwrap().to_record(), text);
            }
        }
    }
}

#[test]
fn a_record_looks_like_this() {
    let mut game = Game::new(Position::initial(), Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf });
    game.add_comment("before all").unwrap();
    game.play_text("a1-d4").unwrap();
    game.add_comment("bold").unwrap();
    game.add_comment("second thought").unwrap();
    game.play_text("h8-e5").unwrap();
    game.play_text("d4xf6").unwrap();
    for (name, value) in [("Annotator", "\\ \"Q\""), ("Black", "Bo"), ("Event", "Club"), ("White", "Ada")] {
        game.set_tag(name, value).unwrap();
    }
    game.resign(Color::Black).unwrap();
    let expected = r#"[Game "Stones!"]
[Event "Club"]
[White "Ada"]
[Black "Bo"]
[Result "1-0"]
[Termination "resignation"]
[EndRule "either-side"]
[Goal "far-half"]
[Annotator "\\ \"Q\""]

{before all} 1. a1-d4 {bold} {second thought} h8-e5 2. d4xf6 1-0
"#;
    assert_eq!(game.to_record(), expected);
    assert_eq!(Game::from_record(expected), Ok(game));
}

#[test]
fn black_opens_with_three_dots_and_other_sizes_name_their_start() {
    let start: Position = "ssssssss/8/8/8/8/8/8/SSSSSSSS b".parse().unwrap();
    let mut game = Game::new(start, Rules::default());
    for text in ["h8-e5", "a1-d4", "g8-f7"] {
        game.play_text(text).unwrap();
    }
    let text = game.to_record();
    assert!(text.contains("[Start \"ssssssss/8/8/8/8/8/8/SSSSSSSS b\"]"));
    assert!(text.ends_with("\n\n1... h8-e5 2. a1-d4 g8-f7 *\n"), "{text}");
    assert_eq!(Game::from_record(&text), Ok(game));

    let mut small = AnyGame::new(AnyPosition::initial(4, 5).unwrap(), Rules::default());
    small.play_text("a1-b2").unwrap();
    assert!(small.to_record().contains("[Start \"ssss/4/4/4/SSSS w\"]"));
    assert_eq!(AnyGame::from_record(&small.to_record()), Ok(small.clone()));
    assert!(Game::from_record(&small.to_record()).is_err(), "8×8 refuses another size");
}

#[test]
fn only_the_game_up_to_the_current_ply_is_written() {
    let mut game = Game::default();
    game.play_text("a1-d4").unwrap();
    game.play_text("h8-e5").unwrap();
    game.add_comment("undone").unwrap();
    game.undo();
    assert!(game.to_record().ends_with("\n\n1. a1-d4 *\n"));
}

#[test]
fn the_reader_takes_any_white_space_and_default_rules() {
    let tags = "[EndRule \"side-to-move\"]\n[ Goal  \"far-rank\" ] [Result \"*\"]\n";
    let game = Game::from_record(&with(tags, "1.\n\ta1-d4{x}h8e5\r\n 2. b1-c2 *")).unwrap();
    assert_eq!((game.ply(), game.rules()), (3, Rules::default()));
    assert_eq!(game.notes().comments().collect::<Vec<_>>(), [(1, "x")]);
}

#[test]
fn every_way_to_end_survives() {
    let ends: [fn(&mut Game); 5] = [
        |g| g.resign(Color::White).unwrap(),
        |g| g.agree_draw().unwrap(),
        |g| g.time_out(Color::Black).unwrap(),
        |g| g.abandon(None).unwrap(),
        |g| g.abandon(Some(Color::Black)).unwrap(),
    ];
    for end in ends {
        let mut game = Game::default();
        game.play_text("a1-d4").unwrap();
        end(&mut game);
        let read = Game::from_record(&game.to_record()).unwrap();
        assert_eq!(read.outcome(), game.outcome());
        assert_eq!(read, game);
    }
}

#[test]
fn a_fault_names_turn_byte_and_reason() {
    let cases = [
        (UNFINISHED, "1. a1-d4 h8-e5 2. a1-b2 *", Some(2), "a1-b2 ", "illegal move: no stone stands on the origin"),
        (UNFINISHED, "1. a1-d4 h8-e9 *", Some(1), "e9 *\n", "expected a square, a1 to h8"),
        (UNFINISHED, "1. a1-d4 1... h8-e5 *", Some(1), "1... h", "expected a move; it has no number of its own"),
        (UNFINISHED, "1. a1-d4 h8-e5 3. b1-c2 *", Some(2), "3. b1-", "expected the number `2.`"),
        (UNFINISHED, "a1-d4 *", Some(1), "a1-d4 ", "expected the number `1.`"),
        (UNFINISHED, "1. *", Some(1), "*\n", "expected a move after the number"),
        (UNFINISHED, "1. 1. a1-d4 *", Some(1), "1. a1-", "expected a move after the number"),
        (UNFINISHED, "1. a1-d4", Some(1), "", "expected a move or the result"),
        (UNFINISHED, "1. a1-d4 {oops *", Some(1), "{oops ", "expected a comment that is closed by `}`"),
        (UNFINISHED, "1. a1-d4 } *", Some(1), "} *\n", "expected a move; no comment is open here"),
        (
            UNFINISHED,
            "1. a1-d4 (h8-e5) *",
            Some(1),
            "(h8-e5",
            "expected a move; this notation has no `(`, `)`, `;` and `$`",
        ),
        (UNFINISHED, "1. a1-d4 1-0", Some(1), "1-0\n", "expected the result that the tag Result names"),
        (UNFINISHED, "1. a1-d4 * h8-e5", Some(1), "h8-e5\n", "expected the end of the text: one record only"),
        ("", "*", None, "*\n", "the tag Result is missing"),
        ("[Result \"2-0\"]", "2-0", None, "2-0\"]\n", "expected `1-0`, `0-1`, `1/2-1/2` or `*`"),
        ("[Result \"*\"]\n[Result \"*\"]", "*", None, "[Resul", "this tag is given twice"),
        ("[Result \"*\"]\n[Game \"Stones!\"]", "*", None, "", "expected a move or the result"),
        ("[Result \"*\"]\n[Goal \"near\"]", "*", None, "near\"]", "expected `far-rank` or `far-half`"),
        ("[Result \"*\"]\n[Start \"8/8 w\"]", "*", None, " w\"]\n", "expected a board of 8 ranks of 8 squares"),
        (
            "[Result \"*\"]\n[Start \"SSSSSSSS/SS6/8/8/8/8/8/8 w\"]",
            "*",
            None,
            "SSSSSS",
            "impossible position: 10 stones of White, at most 8 are allowed",
        ),
        (
            "[Result \"1-0\"]",
            "1. a1-d4 1-0",
            Some(1),
            "1-0\n",
            "expected `*`, or a tag Termination: the game did not end on the board",
        ),
        (
            "[Result \"*\"]\n[Termination \"time\"]",
            "1. a1-d4 *",
            Some(1),
            "time\"]",
            "expected no tag Termination: the result is `*`",
        ),
        (
            "[Result \"1-0\"]\n[Termination \"bored\"]",
            "1-0",
            Some(1),
            "bored\"",
            "expected `resignation`, `agreement`, `time` or `abandoned`",
        ),
        (
            "[Result \"1-0\"]\n[Termination \"agreement\"]",
            "1-0",
            Some(1),
            "agreem",
            "expected a termination that can have this result",
        ),
        (
            "[Result \"*\"]\n[Score \"1-0\"]",
            "*",
            Some(1),
            "1-0\"]\n",
            "expected no tag Score: the game did not end on the board",
        ),
        ("[White \"a\nb\"]", "*", None, "\nb\"]\n", "expected `\"` after the tag's value, on the same line"),
        ("[White \"a\\b\"]", "*", None, "b\"]\n", "expected `\"` or `\\` after a `\\`"),
    ];
    for (tags, movetext, turn, rest, message) in cases {
        let (found_turn, found_rest, found_message) = fault(tags, movetext);
        if tags.contains("\n[Game") {
            continue; // A second Game tag begins a second record: see below.
        }
        assert_eq!((found_turn, found_message.as_str()), (turn, message), "{tags} {movetext}");
        assert!(found_rest.starts_with(&rest[..rest.len().min(found_rest.len())]), "{found_rest:?} {rest:?}");
    }
}

#[test]
fn a_finished_game_must_agree_with_its_board() {
    let game = played_out(7, Rules::default());
    let text = game.to_record();
    let outcome = game.outcome().unwrap();
    let score = format!("[Score \"{}\"]\n", outcome.score.unwrap());
    assert_eq!(Game::from_record(&text.replace(&score, "")).as_ref(), Ok(&game), "a missing score is accepted");
    let told = |text: &str| Game::from_record(text).unwrap_err().error.fault.to_string();
    assert_eq!(told(&text.replace(&score, "[Score \"9-9\"]\n")), "expected the score on the board, White's first");
    let with_termination = text.replace(&score, "[Termination \"time\"]\n");
    assert_eq!(told(&with_termination), "expected no tag Termination: the game ended on the board");
    let result = chessboard_core::record::GameResult::from_winner(outcome.winner).name();
    let other = if result == "1-0" { "0-1" } else { "1-0" };
    assert_eq!(told(&text.replace(result, other)), "expected the result on the board");
    let one_more = text.replace(&format!(" {result}\n"), &format!(" a1-b2 {result}\n"));
    let damaged = Game::from_record(&one_more).unwrap_err();
    let refused = [RecordFault::Rules(RuleError::Illegal(IllegalMove::GameOver))];
    assert!(refused.contains(&damaged.error.fault) || matches!(damaged.error.fault, RecordFault::Number(_)));
    assert_eq!(damaged.game.moves().collect::<Vec<_>>(), game.moves().collect::<Vec<_>>());
}

#[test]
fn a_damaged_game_keeps_what_was_read_and_does_not_hide_the_next() {
    let good = |name| with(&format!("[White \"{name}\"]\n{UNFINISHED}"), "1. a1-d4 {fine} h8-e5 *");
    let bad = [
        with(UNFINISHED, "1. a1-d4 {never closed h8-e5 *"),
        with("[White \"Ada\"]\n[Result \"?\"]\n", "1. a1-d4 *"),
        with(UNFINISHED, "1. a1-d4 h8-h7 *"),
        "[Game \"Chess\"]\n[Result \"*\"]\n\n1. e4 *\n".to_string(),
    ];
    for bad in bad {
        let file = format!("{}\n{bad}\n{}", good("first"), good("second"));
        let games: Vec<_> = Game::read_records(file.as_bytes()).collect();
        assert_eq!(games.len(), 3, "{file}");
        assert_eq!(games[0].as_ref().unwrap().notes().tag("White"), Some("first"));
        assert_eq!(games[2].as_ref().unwrap().notes().tag("White"), Some("second"));
        let damaged = games[1].as_ref().unwrap_err();
        assert!(damaged.error.offset >= good("first").len());
        assert!(bad.contains("Chess") || bad.contains('?') || damaged.game.ply() == 1);
        assert_eq!(damaged.game.notes().tag("White"), bad.contains("Ada").then_some("Ada"));
    }
}

#[test]
fn junk_and_bytes_that_are_no_text_are_told_where_they_stand() {
    let mut file = b"junk\n".to_vec();
    file.extend(with(UNFINISHED, "1. a1-d4 *").bytes());
    let broken = with(UNFINISHED, "1. a1-d4 {x} #");
    file.extend(broken.bytes().map(|byte| if byte == b'#' { 0xFF } else { byte }));
    file.extend(with(UNFINISHED, "*").bytes());
    let games: Vec<_> = Game::read_records(&file).collect();
    assert_eq!(games.len(), 4);
    assert_eq!(games[0].as_ref().unwrap_err().error.offset, 0);
    assert!(games[1].is_ok() && games[3].is_ok());
    let damaged = games[2].as_ref().unwrap_err();
    assert_eq!((&damaged.error.fault, file[damaged.error.offset]), (&RecordFault::Utf8, 0xFF));
    assert_eq!(damaged.game.ply(), 1);

    let mut in_a_comment = with(UNFINISHED, "1. a1-d4 {#} *").into_bytes();
    let bad = in_a_comment.iter().position(|&byte| byte == b'#').unwrap();
    in_a_comment[bad] = 0xFF;
    let damaged = Game::read_records(&in_a_comment).next().unwrap().unwrap_err();
    assert_eq!((damaged.error.fault, damaged.error.offset), (RecordFault::Utf8, bad));
}

#[test]
fn a_single_record_is_exactly_one() {
    let one = with(UNFINISHED, "1. a1-d4 *");
    assert!(Game::from_record(&format!("\u{FEFF}\n{one}")).is_ok());
    assert_eq!(Game::from_record("").unwrap_err().error.offset, 0);
    let two = Game::from_record(&format!("{one}\n{one}")).unwrap_err();
    assert_eq!((two.error.offset, two.game.ply()), (one.len() + 1, 1));
    let number = TurnNumber { number: 1, is_blacks: true };
    assert_eq!(number.to_string(), "1...");
}

/// Reading takes time in proportion to the length.
#[test]
fn many_tags_are_read_in_time() {
    let tags: Vec<_> = (0..60_000).map(|number| format!("[Tag{number} \"{number}\"]\n")).collect();
    let text = with(&format!("{UNFINISHED}{}", tags.concat()), "1. a1-d4 *");
    let start = std::time::Instant::now();
    let game = Game::from_record(&text).unwrap();
    // A tenth of a second on an idle machine; half a minute if every tag were looked for among all.
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    assert_eq!(game.to_record(), text);
    assert_eq!((game.notes().tags().count(), game.notes().tag("Tag59999")), (60_000, Some("59999")));
}

#[test]
fn known_tags_keep_their_places_and_other_tags_their_order() {
    let mut game = Game::default();
    for (name, value) in
        [("B", "1"), ("Black", "Bo"), ("A", "2"), ("Event", "Club"), ("B", "3"), ("C", ""), ("Site", "")]
    {
        game.set_tag(name, value).unwrap();
    }
    let tags: Vec<_> = game.notes().tags().collect();
    assert_eq!(tags, [("Event", "Club"), ("Black", "Bo"), ("B", "3"), ("A", "2"), ("C", "")]);
    game.set_tag("Event", "").unwrap();
    assert_eq!((game.notes().tag("Event"), game.notes().tag("C"), game.notes().tag("D")), (None, Some(""), None));
}

#[test]
fn tags_and_comments_that_could_not_be_read_back_are_rejected() {
    let mut game = Game::default();
    for (name, value) in [("", "x"), ("Two words", "x"), ("Result", "1-0"), ("Goal", "far-half"), ("White", "a\nb")] {
        assert!(game.set_tag(name, value).is_err(), "{name}");
    }
    assert!(game.add_comment("a } b").is_err());
    assert!(game.add_comment("x\n[Game \"y").is_err());
    assert_eq!(game, Game::default());
    game.add_comment("[Game \" {").unwrap();
    game.set_tag("White", "é \\ \"").unwrap();
    assert_eq!(Game::from_record(&game.to_record()), Ok(game.clone()));
    game.set_tag("White", "").unwrap();
    assert_eq!(game.notes().tags().count(), 0);
}
