//! Every case of an independent implementation: positions with all their moves, and whole games.

#![cfg(feature = "alloc")]

use dice_race_core::{BlockRule, CaptureRule, Color, Game, PieceCount, Position, Roll, Rules};
use serde_json::Value;

fn vectors() -> Value {
    serde_json::from_str(include_str!("../data/dice-race.json")).unwrap()
}

/// The file names the variants as the rules do.
fn rules(value: &Value) -> Rules {
    Rules {
        capture: match value["capture"].as_str().unwrap() {
            "FirstContact" => CaptureRule::FirstContact,
            "LandingOnly" => CaptureRule::LandingOnly,
            other => panic!("{other}"),
        },
        block: match value["block"].as_str().unwrap() {
            "StopShort" => BlockRule::StopShort,
            "WholeRoll" => BlockRule::WholeRoll,
            other => panic!("{other}"),
        },
        extra_roll_on_six: value["extra_roll_on_six"].as_bool().unwrap(),
        pieces: PieceCount::new(value["pieces"].as_u64().unwrap() as u8).unwrap(),
    }
}

#[test]
fn every_position_has_exactly_these_moves() {
    let vectors = vectors();
    let cases = vectors["positions"].as_array().unwrap();
    assert!(cases.len() > 400);
    for case in cases {
        let rules = rules(&case["rules"]);
        let text = case["position"].as_str().unwrap();
        let position = Position::parse(text, rules).unwrap();
        assert_eq!(position.to_string(), text);
        let mut moves: Vec<_> = (position.legal_moves().into_iter())
            .map(|m| (m.to_string(), position.try_play(m).unwrap().to_string()))
            .collect();
        let pair = |pair: &Value| (pair[0].as_str().unwrap().to_string(), pair[1].as_str().unwrap().to_string());
        let mut expected: Vec<_> = case["moves"].as_array().unwrap().iter().map(pair).collect();
        moves.sort();
        expected.sort();
        assert_eq!(moves, expected, "{text} {rules:?}");
    }
}

#[test]
#[cfg(all(feature = "alloc", feature = "batch"))]
fn side_by_side_every_position_has_as_many_moves() {
    use dice_race_core::batch::Batch;

    let vectors = vectors();
    for case in vectors["positions"].as_array().unwrap() {
        let position = Position::parse(case["position"].as_str().unwrap(), rules(&case["rules"])).unwrap();
        let (batch, mut count) = (Batch::new(1, position, 0), [0]);
        batch.count_moves(&mut count).unwrap();
        assert_eq!(count[0] as usize, case["moves"].as_array().unwrap().len(), "{position}");
    }
}

#[test]
fn every_game_goes_like_this() {
    let vectors = vectors();
    for case in vectors["games"].as_array().unwrap() {
        let rules = rules(&case["rules"]);
        let mut game = Game::new(Position::initial(rules));
        for turn in case["turns"].as_array().unwrap() {
            let (roll, m) = turn.as_str().unwrap().split_once(':').unwrap();
            game.roll(Roll::new(roll.parse().unwrap()).unwrap()).unwrap();
            game.play_text(m).unwrap();
        }
        let winner = if case["winner"] == "w" { Color::White } else { Color::Black };
        assert_eq!(game.outcome().map(|outcome| outcome.winner), Some(winner));
        assert!(game.position().to_string().starts_with(case["final_pieces"].as_str().unwrap()));
        assert_eq!(Game::from_record(&game.to_record()).as_ref(), Ok(&game));
    }
}
