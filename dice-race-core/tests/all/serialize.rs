//! serde: text and rules in human-readable formats, packed bytes in others, validated on the way in.
#![cfg(feature = "serde")]

use conformance::{assert_all_json, assert_json, quoted};
use dice_race_core::{
    Action, BlockRule, CaptureRule, Color, EndReason, Move, MoveKind, MoveText, Outcome, Piece, PieceCount, Position,
    Progress, Roll, Rules, Setup, Symmetry,
};
use proptest::prelude::*;

const START: &str = r#"{"position":"0,-,-,-/0,-,-,- w ?","rules":{"capture":"first-contact","block":"stop-short","extra_roll_on_six":false,"pieces":4}}"#;

#[test]
fn a_position_is_its_text_and_rules_or_its_packed_bytes() {
    let position = Position::default();
    assert_json(&position, START);
    assert_eq!(postcard::to_allocvec(&position).unwrap(), position.pack());
    // The longest text there is.
    let longest = r#"{"position":"31,30,29,27/31,30,29,27 w 6"}"#;
    assert_eq!(serde_json::from_str::<Position>(longest).unwrap().to_string(), "31,30,29,27/31,30,29,27 w 6");
    let escaped = r#"{"position":"0,-,-,-/0,-,-,- \u0077 ?"}"#;
    assert_eq!(serde_json::from_str::<Position>(escaped).unwrap(), position);
}

#[test]
fn rules_left_out_are_the_default() {
    for (json, pieces) in [
        (r#"{"position":"0,-,-,-/0,-,-,- w ?"}"#, PieceCount::Four),
        (r#"{"rules":{"pieces":2},"position":"0,-/0,- w ?"}"#, PieceCount::Two),
        (r#"{"rules":{},"position":"0,-,-,-/0,-,-,- w ?"}"#, PieceCount::Four),
    ] {
        let position: Position = serde_json::from_str(json).unwrap();
        assert_eq!(position.rules(), Rules { pieces, ..Rules::default() });
    }
}

#[test]
fn invalid_values_are_rejected_with_their_reason() {
    let error = |json: &str| serde_json::from_str::<Position>(json).unwrap_err().to_string();
    assert!(error(r#"{"position":"0,-,-,-/0,-,-,- w 7"}"#).contains("at byte 18: expected the roll, `?` or 1 to 6"));
    assert!(error(r#"{"position":"0,-/0,- w ?"}"#).contains("2 pieces of White, the rules say 4"));
    assert!(error(r#"{"position":"28,0,-,-/0,-,-,- w ?"}"#).contains("two pieces on a1"));
    assert!(error(r#"{"position":"0/0 w ?","rules":{"pieces":0}}"#).contains("a number of pieces from 1 to 4"));
    assert!(error(r#"{"position":"0/0 w ?","rules":{"pieces":5}}"#).contains("a number of pieces from 1 to 4"));
    assert!(error(r#"{"position":"0/0 w ?","rules":{"piece":1}}"#).contains("unknown field"));
    assert!(error(r#"{"position":"0/0 w ?","rule":{}}"#).contains("unknown field"));
    assert!(error(r#"{"rules":{}}"#).contains("missing field"));
    let no_object = error("\"0,-,-,-/0,-,-,- w ?\"");
    assert!(no_object.contains("expected a position, an object of `position` and `rules`"), "{no_object}");
    let long = format!(r#"{{"position":"{}"}}"#, "0,".repeat(100));
    assert!(error(&long).contains("at byte 200: expected a progress, 0 to 31, or `-`"));
    for (at, byte) in [(0, 3), (8, 0b1110), (9, 0x80)] {
        let mut bytes = Position::default().pack();
        bytes[at] = byte;
        assert!(postcard::from_bytes::<Position>(&bytes).is_err() || at == 0 && byte == 3, "{at}");
    }
    assert!(postcard::from_bytes::<Position>(&Position::default().pack()[..9]).is_err());
}

#[test]
fn a_setup_is_its_text_and_rules_also_if_it_is_no_position() {
    let json = START.replace("position", "setup");
    assert_json(&Position::default().to_setup(), &json);
    for text in ["-/- w ?", "31,31,5,5,0,-,-/28,0 b 6", "0/0 w 3"] {
        for rules in Rules::ALL {
            let setup = Setup::parse(text, rules).unwrap();
            assert_eq!(setup.to_string(), text);
            let rules = serde_json::to_string(&rules).unwrap();
            assert_json(&setup, &format!(r#"{{"setup":"{text}","rules":{rules}}}"#));
        }
    }
    assert!(serde_json::from_str::<Setup>(&START.replace("position", "places")).is_err());
    let no_object = serde_json::from_str::<Setup>("7").unwrap_err().to_string();
    assert!(no_object.contains("expected a setup, an object of `setup` and `rules`"), "{no_object}");
}

#[test]
fn a_move_is_its_color_and_text() {
    for (text, color) in [("a1-d1", "white"), ("a1xd1", "white"), ("@a1", "white"), ("@xh8", "black"), ("--", "black")]
    {
        let read: MoveText = text.parse().unwrap();
        assert_json(&read, &format!("\"{text}\""));
        let m = Move::from_text(color.parse().unwrap(), read).unwrap();
        assert_json(&m, &format!(r#"{{"color":"{color}","move":"{text}"}}"#));
    }
    let no_object = serde_json::from_str::<Move>("\"a1-d1\"").unwrap_err().to_string();
    assert!(no_object.contains("expected a move, an object of `color` and `move`"), "{no_object}");
    assert!(serde_json::from_str::<MoveText>("\"a1d1\"").unwrap_err().to_string().contains("`-` or `x`"));
    for text in ["a1-h1", "b1-a1", "@h8", "d4-d5"] {
        let json = format!(r#"{{"color":"white","move":"{text}"}}"#);
        let message = serde_json::from_str::<Move>(&json).unwrap_err().to_string();
        assert!(message.contains(&format!("no roll makes the move {text} of White")), "{message}");
    }
}

#[test]
fn rules_and_small_values_have_one_form_each() {
    let rules = Rules {
        capture: CaptureRule::LandingOnly,
        block: BlockRule::WholeRoll,
        extra_roll_on_six: true,
        pieces: PieceCount::One,
    };
    let json = r#"{"capture":"landing-only","block":"whole-roll","extra_roll_on_six":true,"pieces":1}"#;
    assert_json(&rules, json);
    assert_eq!(serde_json::from_str::<Rules>("{}").unwrap(), Rules::default());
    assert_all_json(Rules::ALL, |rules| serde_json::to_string(rules).unwrap());
    assert_all_json(Roll::ALL, ToString::to_string);
    assert_all_json(PieceCount::ALL, ToString::to_string);
    assert_all_json(Progress::ALL, ToString::to_string);
    assert_all_json(Action::ALL, ToString::to_string);
    assert_all_json(EndReason::ALL, quoted);
    assert_all_json(Symmetry::ALL, quoted);
    for number in ["0", "7", "256", "-1", "1.5", "\"1\""] {
        assert!(serde_json::from_str::<Roll>(number).is_err(), "{number}");
    }
    assert!(serde_json::from_str::<Progress>("32").is_err() && serde_json::from_str::<Action>("34").is_err());
    assert_json(&MoveKind::Pass, "\"pass\"");
    let walk = MoveKind::Walk { from: Progress::START, to: Progress::ALL[3] };
    assert_json(&walk, r#"{"walk":{"from":0,"to":3}}"#);
    let piece = Piece { color: Color::White, progress: Progress::HOME };
    assert_json(&piece, r#"{"color":"white","progress":28}"#);
    let outcome = Outcome { winner: Color::Black, reason: EndReason::AllHome };
    assert_json(&outcome, r#"{"winner":"black","reason":"all-home"}"#);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 5000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_are_read_or_refused(bytes: Vec<u8>) {
        let _ = serde_json::from_slice::<Position>(&bytes);
        if let Ok(position) = postcard::from_bytes::<Position>(&bytes) {
            prop_assert_eq!(&position.pack()[..], &bytes[..10]);
        }
    }

    #[test]
    fn any_position_text_is_read_or_refused(text in "[-0-9,/ wb?é]{0,40}") {
        let json = serde_json::json!({ "position": text }).to_string();
        let read = serde_json::from_str::<Position>(&json).ok();
        prop_assert_eq!(read, text.parse().ok());
    }
}

#[cfg(feature = "alloc")]
mod game {
    use super::*;
    use conformance::{assert_comes_back, assert_names_its_format, error_with};
    use dice_race_core::{Game, Request, Step};

    #[test]
    fn a_step_names_its_kind() {
        let game = sample();
        let steps = game.history().all_steps();
        assert_json(&steps[0].0, &format!(r#"{{"roll":{}}}"#, steps[0].0.as_roll().unwrap()));
        let played = serde_json::to_string(&steps[1].0.as_move().unwrap()).unwrap();
        assert_json(&steps[1].0, &format!(r#"{{"move":{played}}}"#));
        assert!(serde_json::from_str::<Step>(r#"{"move":{"color":"white","move":"a1-h1"}}"#).is_err());
    }

    fn sample() -> Game {
        let mut game = Game::default();
        for (roll, text) in [(Roll::Three, "a1-d1"), (Roll::Six, "h8-b8"), (Roll::Two, "d1-f1")] {
            game.roll(roll).unwrap();
            game.play_text(text).unwrap();
        }
        game.set_tag("White", "Ada").unwrap();
        game.add_comment("well").unwrap();
        game
    }

    #[test]
    fn a_game_looks_like_this() {
        let mut game = sample();
        game.roll(Roll::Five).unwrap();
        game.resign(Color::Black).unwrap();
        game.undo();
        let expected = format!(
            r#"{{"game":"Dice race","format":1,"start":{START},"turns":["3:a1-d1","6:h8-b8","2:d1-f1","5:"],"ending":{{"winner":"white","termination":"resignation"}},"undone":1,"tags":[["White","Ada"]],"comments":[[3,"well"]],"revision":9}}"#
        );
        assert_eq!(serde_json::to_string(&game).unwrap(), expected);
        assert_eq!(serde_json::from_str::<Game>(&expected).unwrap(), game);
        let least = format!(r#"{{"game":"Dice race","format":1,"start":{START},"turns":[]}}"#);
        assert_eq!(serde_json::from_str::<Game>(&least).unwrap(), Game::default());
    }

    #[test]
    fn a_pending_roll_of_the_start_is_repeated_by_the_first_turn() {
        let pending = Game::new("0,-,-,-/0,-,-,- b 5".parse().unwrap());
        let json = serde_json::to_string(&pending).unwrap();
        assert!(json.contains(r#""turns":["5:"]"#), "{json}");
        let error = |turns: &str| {
            let json = json.replace(r#"["5:"]"#, turns);
            serde_json::from_str::<Game>(&json).map_err(|error| error.to_string())
        };
        assert_eq!(error(r#"["5:"]"#).unwrap(), pending);
        assert!(error("[]").unwrap_err().contains("turns: expected the roll that is pending at the start"));
        assert!(error(r#"["4:"]"#).unwrap_err().contains("turns[0], 4:: at byte 0: expected the roll that is pending"));
        assert!(
            error(r#"["5:","5:h8-c8"]"#).unwrap_err().contains("turns[1], 5:h8-c8: at byte 0: expected the result")
        );
    }

    #[test]
    fn another_game_or_format_is_rejected_by_name() {
        let json = serde_json::to_string(&sample()).unwrap();
        assert_names_its_format::<Game>(&json, "Dice race", "Stones!");
        let error = |from: &str, to: &str| error_with::<Game>(&json, from, to);
        assert!(error("\"Dice race\"", "7").contains("expected the name of a game, Dice race"));
        assert!(
            error("\"revision\":6", "\"revision\":9007199254740992").contains("revision: expected a revision from 6")
        );
    }

    #[test]
    fn a_request_is_its_text() {
        for text in ["3:a1-d1", "1:--", "resign"] {
            assert_json::<Request>(&text.parse().unwrap(), &quoted(&text));
        }
        assert!(serde_json::from_str::<Request>("\"a1-d1\"").is_err());
    }

    /// All ways to be between the steps of a game.
    fn games() -> Vec<Game> {
        let pending: Position = "0,-,-,-/0,-,-,- b 5".parse().unwrap();
        let mut games = vec![Game::default(), Game::new(pending), sample()];
        let mut rolled = sample();
        rolled.roll(Roll::Five).unwrap();
        let mut resigned = rolled.clone();
        resigned.resign(Color::Black).unwrap();
        let mut from_pending = Game::new(pending);
        from_pending.play_text("h8-c8").unwrap();
        let mut pending_resigned = Game::new(pending);
        pending_resigned.time_out(Color::White).unwrap();
        for mut game in [sample(), rolled, resigned, from_pending, pending_resigned] {
            games.push(game.clone());
            while game.undo().or_else(|| game.undo_roll()).is_some() {
                games.push(game.clone());
            }
        }
        games
    }

    #[test]
    fn a_game_keeps_everything() {
        for game in games() {
            assert_comes_back(&game);
        }
    }

    #[test]
    fn a_stored_game_rejects_stale_requests() {
        for game in games() {
            let mut read: Game = serde_json::from_str(&serde_json::to_string(&game).unwrap()).unwrap();
            let now = read.revision();
            assert!(now >= game.revision());
            let request: Request = "1:--".parse().unwrap();
            let stale = read.apply_untrusted(now.wrapping_sub(1), read.turn(), request);
            assert_eq!(stale.unwrap_err().code(), 1);
        }
    }

    /// A request that was current before the game was stored is current afterwards.
    #[test]
    fn a_stored_game_keeps_its_revision() {
        for mut game in games() {
            game.go_to(0).unwrap();
            let json = serde_json::to_string(&game).unwrap();
            assert_eq!(serde_json::from_str::<Game>(&json).unwrap().revision(), game.revision(), "{json}");
        }
    }

    #[test]
    fn a_game_that_cannot_be_says_which_field() {
        let json = serde_json::to_string(&sample()).unwrap();
        let error = |from: &str, to: &str| error_with::<Game>(&json, from, to);
        assert!(error("6:h8-b8", "6:h8-c8").contains("turns[1], 6:h8-c8: illegal move: with this roll"));
        assert!(error("6:h8-b8", "7:h8-b8").contains("turns[1], 7:h8-b8: at byte 0: expected a turn"));
        assert!(error("6:h8-b8", "6:").contains("turns[2], 2:d1-f1: at byte 0: expected the result"));
        assert!(error("6:h8-b8", "").contains("turns[1], : at byte 0: expected a turn"));
        assert!(error("\"undone\":0", "\"undone\":7").contains("undone: more steps"));
        assert!(error("[3,\"well\"]", "[4,\"well\"]").contains("comments, after move 4: there are fewer moves"));
        assert!(
            error("[3,\"well\"]", "[3,\"}\"]")
                .contains("comments, after move 3: at byte 0: expected a comment without `}`")
        );
        for ending in [
            r#"{"winner":null,"termination":"agreement"}"#,
            r#"{"winner":"white","termination":"agreement"}"#,
            r#"{"winner":null,"termination":"resignation"}"#,
            r#"{"winner":null,"termination":"time"}"#,
            r#"{"winner":null,"termination":"abandoned"}"#,
        ] {
            assert!(error("\"ending\":null", &format!("\"ending\":{ending}")).contains("ending:"), "{ending}");
        }
        assert!(error("[\"White\",", "[\"Pieces\",").contains("tags, Pieces:"));
        assert!(error("w ?", "w 5").contains("turns[0], 3:a1-d1: at byte 0: expected the roll that"));
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn games_with_any_change_are_read_or_refused(
            which in any::<prop::sample::Index>(),
            place in any::<prop::sample::Index>(),
            put in "[-0-9a-z:,{}\"\\[\\]?]{0,2}",
        ) {
            let games = games();
            let mut json = serde_json::to_string(which.get(&games)).unwrap();
            let place = place.index(json.len());
            json.replace_range(place..=place, &put);
            if let Ok(game) = serde_json::from_str::<Game>(&json) {
                let again = serde_json::to_string(&game).unwrap();
                prop_assert_eq!(serde_json::from_str::<Game>(&again).unwrap(), game);
            }
            let mut bytes = postcard::to_allocvec(which.get(&games)).unwrap();
            let at = place % bytes.len();
            bytes.splice(at..=at, put.bytes());
            if let Ok(game) = postcard::from_bytes::<Game>(&bytes) {
                let again = postcard::to_allocvec(&game).unwrap();
                prop_assert_eq!(postcard::from_bytes::<Game>(&again).unwrap(), game);
            }
        }
    }
}
