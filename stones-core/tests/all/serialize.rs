//! serde: the text in human-readable formats, packed bytes in others, validated on the way in.
#![cfg(all(feature = "serde", feature = "alloc"))]

use conformance::{assert_all_json, assert_comes_back, assert_json, assert_names_its_format, error_with, quoted};
use stones_core::{
    Action, AnyBoard, AnyPosition, Color, EndReason, EndRule, Ending, Game, GoalZone, Move, MoveKind, MoveText,
    Outcome, Position, Request, Rules, Score, Setup, SetupOn, Square, SquareSet, Step, Stone, Symmetry, Termination,
};

const START: &str = "\"ssssssss/8/8/8/8/8/8/SSSSSSSS w\"";

#[test]
fn a_position_is_its_text_or_its_packed_bytes() {
    let position = Position::initial();
    assert_json(&position, START);
    assert_eq!(postcard::to_allocvec(&position).unwrap(), position.pack());
    assert_json::<AnyPosition>(&"sss/3/SSS b".parse().unwrap(), "\"sss/3/SSS b\"");
}

#[test]
fn invalid_values_are_rejected_with_their_reason() {
    let error = |text: &str| serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(error("\"sss/3/SSS w\"").contains("at byte 3: expected a board of 8 ranks of 8 squares"));
    assert!(error("\"SSSSSSSS/S7/8/8/8/8/8/8 w\"").contains("9 stones of White"));
    assert!(error("17").contains("a string"));
    let mut bytes = Position::initial().pack();
    bytes[12] = 0x80;
    assert!(postcard::from_bytes::<Position>(&bytes).is_err());
}

#[test]
fn a_setup_is_its_text_also_with_too_many_stones() {
    for text in ["8/8/8/8/8/8/8/8 w", "SSSSSSSS/S7/8/8/8/8/8/pppppppp b", "ssssssss/8/8/8/8/8/8/SSSSSSSS w"] {
        assert_json::<Setup>(&text.parse().unwrap(), &format!("\"{text}\""));
    }
    assert_json::<SetupOn<AnyBoard>>(&"ssss/3P/4 b".parse().unwrap(), "\"ssss/3P/4 b\"");
    let mut setup = Setup::empty();
    setup.white.insert(Square::A1);
    setup.black.insert(Square::A1);
    setup.pinned.insert(Square::B2);
    let message = serde_json::to_string(&setup).unwrap_err().to_string();
    assert_eq!(message, "impossible position: stones of both colors on a1; a pin without a stone on b2");
}

#[test]
fn a_move_is_its_text_or_three_numbers() {
    for (text, kind) in [("a1-d4", 0), ("c3xe5", 1), ("c3^e5", 2), ("c3xe3", 1)] {
        let m: Move = text.parse().unwrap();
        assert_json(&m, &format!("\"{text}\""));
        assert_json(&m.to_text(), &format!("\"{text}\""));
        assert_eq!(postcard::to_allocvec(&m).unwrap(), [m.origin as u8, m.target as u8, kind]);
    }
    assert_json::<MoveText>(&"a1d4".parse().unwrap(), "\"a1d4\"");
    for bytes in [[0, 9, 3], [0, 64, 0], [0, 9, 1]] {
        assert!(postcard::from_bytes::<Move>(&bytes).is_err(), "{bytes:?}");
    }
}

#[test]
fn rules_and_small_values_have_one_form_each() {
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    assert_json(&rules, r#"{"end":"either-side","goal":"far-half"}"#);
    assert_eq!(serde_json::from_str::<Rules>("{}").unwrap(), Rules::default());
    assert!(serde_json::from_str::<Rules>(r#"{"ende":"either-side"}"#).is_err());
    assert_all_json(MoveKind::ALL, quoted);
    assert_all_json(Symmetry::ALL, quoted);
    assert_all_json(EndReason::ALL, quoted);
    assert_all_json(Action::ALL, ToString::to_string);
    assert!(serde_json::from_str::<Action>("376").is_err());
    assert_json(&Stone { color: Color::Black, pinned: true }, r#"{"color":"black","pinned":true}"#);
    let set: SquareSet = [Square::A1, Square::D4].into_iter().collect();
    assert_json(&set, r#"["a1","d4"]"#);
    let outcome =
        Outcome { winner: Some(Color::White), reason: EndReason::NoMoves, score: Some(Score { white: 5, black: 3 }) };
    assert_json(&outcome, r#"{"winner":"white","reason":"no-moves","score":{"white":5,"black":3}}"#);
}

fn sample() -> Game {
    let mut game = Game::default();
    for text in ["a1-d4", "h8-e5", "d4xf6"] {
        game.play_text(text).unwrap();
    }
    game.set_tag("White", "Ada").unwrap();
    game.add_comment("well").unwrap();
    game
}

#[test]
fn a_game_keeps_everything() {
    let mut resigned = sample();
    resigned.resign(Color::Black).unwrap();
    let mut undone = resigned.clone();
    undone.undo();
    let mut undone_twice = undone.clone();
    undone_twice.undo();
    for game in [Game::default(), sample(), resigned, undone, undone_twice] {
        assert_comes_back(&game);
    }
}

#[test]
fn a_game_looks_like_this() {
    let mut game = sample();
    game.undo();
    let expected = format!(
        r#"{{"game":"Stones!","format":1,"start":{START},"rules":{{"end":"side-to-move","goal":"far-rank"}},"moves":["a1-d4","h8-e5","d4xf6"],"ending":null,"undone":1,"tags":[["White","Ada"]],"comments":[[3,"well"]],"revision":4}}"#
    );
    assert_eq!(serde_json::to_string(&game).unwrap(), expected);
    let read: Game = serde_json::from_str(&expected).unwrap();
    assert_eq!((&read, read.revision()), (&game, 4));
    let least = format!(r#"{{"game":"Stones!","format":1,"start":{START},"moves":[]}}"#);
    assert_eq!(serde_json::from_str::<Game>(&least).unwrap(), Game::default());
}

#[test]
fn another_game_or_format_is_rejected_by_name() {
    let json = serde_json::to_string(&sample()).unwrap();
    assert_names_its_format::<Game>(&json, "Stones!", "Dice race");
}

#[test]
fn steps_and_requests_have_one_form_each() {
    let ending = Ending { winner: Some(Color::White), termination: Termination::Time };
    let steps = [
        (Step::Move("a1-d4".parse().unwrap()), r#"{"move":"a1-d4"}"#),
        (Step::End(ending), r#"{"end":{"winner":"white","termination":"time"}}"#),
    ];
    for (step, json) in steps {
        assert_json(&step, json);
    }
    for text in ["a1-d4", "c3xe5", "resign"] {
        assert_json::<Request>(&text.parse().unwrap(), &quoted(&text));
    }
}

/// Tags and comments of any number, in any order, take time in proportion to their number.
#[test]
fn many_tags_and_comments_are_read_in_time() {
    let tags: Vec<_> = (0..60_000).map(|number| format!("[\"Tag{number}\",\"{number}\"]")).collect();
    let comments: Vec<_> = (0..60_000).map(|number| format!("[{},\"{number}\"]", 3 - number / 20_000)).collect();
    let json = serde_json::to_string(&sample()).unwrap();
    let json = json.replace("[3,\"well\"]", &comments.join(",")).replace("[\"White\",\"Ada\"]", &tags.join(","));
    let start = std::time::Instant::now();
    let game: Game = serde_json::from_str(&json).unwrap();
    // A tenth of a second on an idle machine.
    assert!(start.elapsed().as_secs() < 5, "{:?}", start.elapsed());
    assert_eq!((game.notes().tag("Tag59999"), game.notes().comments_at(1).next()), (Some("59999"), Some("40000")));
}

#[test]
fn a_game_that_cannot_be_says_which_field() {
    let json = serde_json::to_string(&sample()).unwrap();
    let error = |from: &str, to: &str| error_with::<Game>(&json, from, to);
    assert!(error("h8-e5", "h8-e4").contains("moves[1], h8-e4: illegal move: a stone moves diagonally forward"));
    assert!(error("\"undone\":0", "\"undone\":4").contains("undone: more steps"));
    assert!(error("[3,\"well\"]", "[4,\"well\"]").contains("comments, after move 4: there are fewer moves"));
    assert!(error("\"ending\":null", r#""ending":{"winner":"white","termination":"agreement"}"#).contains("ending:"));
    assert!(error("[\"White\",", "[\"Result\",").contains("tags, Result:"));
}
