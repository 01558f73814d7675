//! The published reference cases: positions with all that follows from them, and whole games.

use std::collections::BTreeMap;

use serde_json::Value;
use stones_core::{EndRule, GoalZone, Position, Rules, Score};

use crate::reference::Reference;

fn cases(kind: &str) -> Vec<Value> {
    let file: Value = serde_json::from_str(include_str!("../data/stones.json")).unwrap();
    file[kind].as_array().unwrap().clone()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn score(value: &Value) -> Score {
    let count = |side: usize| u8::try_from(value[side].as_u64().unwrap()).unwrap();
    Score { white: count(0), black: count(1) }
}

const BY_FAR_RANK: Rules = Rules { end: EndRule::SideToMove, goal: GoalZone::FarRank };
const BY_FAR_HALF: Rules = Rules { end: EndRule::EitherSide, goal: GoalZone::FarHalf };

#[test]
fn every_position_has_these_moves_counts_scores_and_ends() {
    let cases = cases("positions");
    assert_eq!(cases.len(), 200);
    for case in cases {
        let position: Position = text(&case["position"]).parse().unwrap();
        assert_eq!(position.to_string(), text(&case["position"]));

        let listed = case["moves"].as_array().unwrap().iter();
        let expected: BTreeMap<_, _> = listed.map(|m| (text(&m[0]).to_owned(), text(&m[1]).to_owned())).collect();
        let lead_to = |m| (format!("{m}"), position.try_play(m).unwrap().to_string());
        let found: BTreeMap<_, _> = position.legal_moves().into_iter().map(lead_to).collect();
        assert_eq!(found, expected, "{position}");
        assert_eq!(position.legal_moves().len(), expected.len(), "{position}");

        for depth in [1, 2] {
            let leaves = case["perft"][depth - 1].as_u64().unwrap();
            assert_eq!(position.perft(depth as u32), leaves, "{position}");
        }
        assert_eq!(position.score(BY_FAR_RANK), score(&case["far_rank"]), "{position}");
        assert_eq!(position.score(BY_FAR_HALF), score(&case["far_half"]), "{position}");
        assert_eq!(position.is_over(BY_FAR_RANK), case["ended_side_to_move"], "{position}");
        assert_eq!(position.is_over(BY_FAR_HALF), case["ended_either_side"], "{position}");
    }
}

#[test]
#[cfg(all(feature = "alloc", feature = "batch"))]
fn side_by_side_every_position_has_as_many_moves() {
    use stones_core::batch::Batch;

    let cases = cases("positions");
    let mut batch = Batch::new(cases.len(), Position::initial(), BY_FAR_HALF, 0);
    for (index, case) in cases.iter().enumerate() {
        batch.set(index, &text(&case["position"]).parse().unwrap()).unwrap();
    }
    let (mut counts, mut over) = (vec![0; cases.len()], vec![false; cases.len()]);
    batch.count_moves(&mut counts).unwrap();
    batch.over(&mut over).unwrap();
    for (index, case) in cases.iter().enumerate() {
        assert_eq!(counts[index] as usize, case["moves"].as_array().unwrap().len());
        assert_eq!(over[index], case["ended_either_side"]);
    }
}

#[test]
fn whole_games_end_in_these_positions() {
    let cases = cases("games");
    assert_eq!(cases.len(), 20);
    for case in cases {
        let mut position = Position::initial();
        for m in case["moves"].as_array().unwrap() {
            assert_eq!(position.outcome(BY_FAR_RANK), None, "{position}");
            position = position.try_play(position.parse_move(text(m)).unwrap()).unwrap();
        }
        assert_eq!(position.to_string(), text(&case["final"]));
        let outcome = position.outcome(BY_FAR_RANK).expect("the game is over");
        assert_eq!(outcome.score, Some(score(&case["far_rank"])));
    }
}

/// The slow reference is held to the same cases as the engine that it judges elsewhere.
#[test]
fn the_reference_agrees_with_the_cases() {
    for case in cases("positions") {
        let board = Reference::parse(text(&case["position"]));
        assert_eq!(board.to_string(), text(&case["position"]));
        let mut moves: Vec<_> =
            board.moves().into_iter().map(|m| [m.to_string(), board.after(m).to_string()]).collect();
        moves.sort();
        assert_eq!(serde_json::to_value(moves).unwrap(), case["moves"], "{board}");
        assert_eq!(serde_json::to_value([board.perft(1), board.perft(2)]).unwrap(), case["perft"], "{board}");
        let [far_rank, far_half] = board.scores().map(|score| serde_json::to_value(score).unwrap());
        assert_eq!([&far_rank, &far_half], [&case["far_rank"], &case["far_half"]], "{board}");
        let [side_to_move, either_side] = board.ended().map(Value::from);
        assert_eq!([&side_to_move, &either_side], [&case["ended_side_to_move"], &case["ended_either_side"]], "{board}");
    }
}
