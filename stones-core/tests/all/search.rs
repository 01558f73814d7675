//! The results of searches as data: their JSON is a promise, and every format reads back what it wrote.

#![cfg(all(feature = "search", feature = "serde", feature = "std"))]

use core::fmt::Debug;
use std::time::Duration;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, json, to_value};
use stones_core::search::{
    Analysis, Chances, Limits, Line, Objective, Review, ReviewSummary, Solution, UnsolvedError, Value,
};
use stones_core::{Color, Move};

fn assert_data<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &serde_json::Value) {
    assert_eq!(to_value(value).unwrap(), *json);
    assert_eq!(from_str::<T>(&json.to_string()).unwrap(), *value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), *value);
}

fn moves(text: &str) -> Vec<Move> {
    text.split(' ').map(|m| m.parse().unwrap()).collect()
}

fn value(hundredths: i32) -> Value {
    Value::from_hundredths(hundredths)
}

#[test]
fn an_analysis_is_one_object() {
    let chances = Chances { win: 0.5, draw: 0.25, loss: 0.25 };
    let line = Line { moves: moves("a1-d4 h8-f6"), value: value(35), is_proven: false, chances };
    let json = json!({
        "depth": 12, "nodes": 1000, "proven": false,
        "lines": [{
            "moves": ["a1-d4", "h8-f6"], "value": 0.35, "proven": false, "win": 0.5, "draw": 0.25, "loss": 0.25,
        }],
    });
    assert_data(&Analysis { lines: vec![line], depth: 12, nodes: 1000, is_proven: false }, &json);
    assert_data(&Analysis::default(), &json!({ "depth": 0, "nodes": 0, "proven": false, "lines": [] }));
    assert_data(&chances, &json!({ "win": 0.5, "draw": 0.25, "loss": 0.25 }));
}

#[test]
fn reviews_and_summaries_are_objects() {
    let [played, best] = *moves("a1-b2 a1-d4") else { panic!("two moves") };
    let review = Review { color: Color::Black, played, best, best_value: value(-7), loss: value(60), is_proven: true };
    let json = json!({
        "color": "black", "move": "a1-b2", "best": "a1-d4", "value": -0.07, "loss": 0.6, "proven": true,
    });
    assert_data(&review, &json);
    let summary = ReviewSummary::new(Color::Black, &[review, review]);
    assert_data(&summary, &json!({ "moves": 2, "loss": 1.2, "mean_loss": 0.6, "blunders": 2 }));
}

#[test]
fn solutions_and_their_errors_are_objects() {
    let solution = Solution { value: -1, line: moves("a1-b2"), nodes: 48 };
    assert_data(&solution, &json!({ "value": -1, "line": ["a1-b2"], "nodes": 48 }));
    let unsolved = UnsolvedError { at_least: -2, at_most: 3, nodes: 48 };
    assert_data(&unsolved, &json!({ "at_least": -2, "at_most": 3, "nodes": 48 }));
}

#[test]
fn limits_count_time_in_seconds() {
    let limits = Limits { depth: Some(8), ..Limits::time(Duration::from_millis(1500)) };
    assert_data(&limits, &json!({ "depth": 8, "nodes": null, "seconds": 1.5 }));
    assert_eq!(from_str::<Limits>("{}").unwrap(), Limits::NONE);
    for refused in [r#"{"seconds": -1}"#, r#"{"seconds": 1e300}"#, r#"{"plies": 8}"#] {
        assert!(from_str::<Limits>(refused).is_err(), "{refused}");
    }
    assert_eq!(Limits::NONE.or(Limits::nodes(5)), Limits::nodes(5));
    assert_eq!(limits.or(Limits::nodes(5)), limits);
}

#[test]
fn values_are_stones_and_objectives_are_names() {
    for hundredths in [-800, -7, 0, 35, 29, 57, 58, 113] {
        assert_data(&value(hundredths), &json!(f64::from(hundredths) / 100.0));
    }
    assert_data(&Objective::Win, &json!("win"));
    assert_eq!(from_str::<Value>("2").unwrap(), value(200));
}
