//! serde: the text in human-readable formats, packed bytes in others, validated on the way in.
#![cfg(all(feature = "serde", feature = "alloc"))]

use stones_core::{
    AnyPosition, Color, EndRule, Ending, Game, GoalZone, Move, Outcome, Position, Request, Rules, Square, SquareSet,
    Step, Termination,
};

const START: &str = "\"ssssssss/8/8/8/8/8/8/SSSSSSSS w\"";

#[test]
fn a_position_is_its_text_or_its_packed_bytes() {
    let position = Position::initial();
    assert_eq!(serde_json::to_string(&position).unwrap(), START);
    assert_eq!(serde_json::from_str::<Position>(START).unwrap(), position);
    let bytes = postcard::to_allocvec(&position).unwrap();
    assert_eq!(bytes, position.pack());
    assert_eq!(postcard::from_bytes::<Position>(&bytes).unwrap(), position);
    let small: AnyPosition = serde_json::from_str("\"sss/3/SSS b\"").unwrap();
    assert_eq!(postcard::from_bytes::<AnyPosition>(&postcard::to_allocvec(&small).unwrap()).unwrap(), small);
}

#[test]
fn what_cannot_be_is_refused_with_its_reason() {
    let told = |text: &str| serde_json::from_str::<Position>(text).unwrap_err().to_string();
    assert!(told("\"sss/3/SSS w\"").contains("at byte 3: expected a board of 8 ranks of 8 squares"));
    assert!(told("\"SSSSSSSS/S7/8/8/8/8/8/8 w\"").contains("9 stones of White"));
    assert!(told("17").contains("a string"));
    let mut bytes = Position::initial().pack();
    bytes[12] = 0x80;
    assert!(postcard::from_bytes::<Position>(&bytes).is_err());
}

#[test]
fn moves_rules_and_small_words_have_one_form_each() {
    let m: Move = "c3xe5".parse().unwrap();
    assert_eq!(serde_json::to_string(&m).unwrap(), "\"c3xe5\"");
    assert_eq!(serde_json::from_str::<Move>("\"c3xe5\"").unwrap(), m);
    assert_eq!(postcard::from_bytes::<Move>(&postcard::to_allocvec(&m).unwrap()).unwrap(), m);
    assert!(postcard::from_bytes::<Move>(&[0, 9, 3]).is_err() && postcard::from_bytes::<Move>(&[0, 64, 0]).is_err());
    let rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };
    assert_eq!(serde_json::to_string(&rules).unwrap(), r#"{"end":"either-side","goal":"far-half"}"#);
    assert_eq!(serde_json::from_str::<Rules>("{}").unwrap(), Rules::default());
    assert!(serde_json::from_str::<Rules>(r#"{"ende":"either-side"}"#).is_err());
    assert_eq!(serde_json::to_string(&Color::Black).unwrap(), "\"black\"");
    let set: SquareSet = [Square::A1, Square::D4].into_iter().collect();
    assert_eq!(serde_json::to_string(&set).unwrap(), r#"["a1","d4"]"#);
    assert_eq!(serde_json::from_str::<SquareSet>(r#"["d4","a1"]"#).unwrap(), set);
    let outcome: Outcome = Position::default().flipped().outcome(rules).unwrap_or(Outcome {
        winner: None,
        reason: stones_core::EndReason::NoMoves,
        score: None,
    });
    assert_eq!(serde_json::from_str::<Outcome>(&serde_json::to_string(&outcome).unwrap()).unwrap(), outcome);
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
        let json = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<Game>(&json).unwrap(), game, "{json}");
        let bytes = postcard::to_allocvec(&game).unwrap();
        assert_eq!(postcard::from_bytes::<Game>(&bytes).unwrap(), game);
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
    let error = |from: &str, to: &str| {
        assert!(json.contains(from), "{json}");
        serde_json::from_str::<Game>(&json.replace(from, to)).unwrap_err().to_string()
    };
    assert!(error("\"Stones!\"", "\"Dice race\"").starts_with("a game of Dice race, expected Stones!"));
    assert!(error("\"format\":1", "\"format\":0").starts_with("a game in format 0, expected format 1"));
    assert!(error("\"game\":\"Stones!\",", "").starts_with("missing field `game`"));
    assert!(error("\"format\":1,", "").starts_with("missing field `format`"));
    assert!(error("\"undone\":0", "\"taken_back\":0").starts_with("unknown field `taken_back`"));
}

#[test]
fn steps_and_requests_have_one_form_each() {
    let ending = Ending { winner: Some(Color::White), termination: Termination::Time };
    let steps = [
        (Step::Move("a1-d4".parse().unwrap()), r#"{"move":"a1-d4"}"#),
        (Step::End(ending), r#"{"end":{"winner":"white","termination":"time"}}"#),
    ];
    for (step, json) in steps {
        assert_eq!(serde_json::to_string(&step).unwrap(), json);
        assert_eq!(serde_json::from_str::<Step>(json).unwrap(), step);
    }
    for text in ["a1-d4", "c3xe5", "resign"] {
        let request: Request = text.parse().unwrap();
        assert_eq!(serde_json::to_string(&request).unwrap(), format!("\"{text}\""));
        assert_eq!(postcard::from_bytes::<Request>(&postcard::to_allocvec(&request).unwrap()).unwrap(), request);
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
    let told = |from: &str, to: &str| {
        assert!(json.contains(from), "{json}");
        serde_json::from_str::<Game>(&json.replace(from, to)).unwrap_err().to_string()
    };
    assert!(told("h8-e5", "h8-e4").contains("moves[1], h8-e4: a stone moves diagonally forward"));
    assert!(told("\"undone\":0", "\"undone\":4").contains("undone: more steps"));
    assert!(told("[3,\"well\"]", "[4,\"well\"]").contains("comments: one stands after more moves"));
    assert!(told("\"ending\":null", r#""ending":{"winner":"white","termination":"agreement"}"#).contains("ending:"));
    assert!(told("[\"White\",", "[\"Result\",").contains("tags, Result:"));
}
