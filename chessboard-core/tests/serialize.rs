//! serde: every value of the small types keeps its form, as text in JSON and as a number in compact formats.
#![cfg(feature = "serde")]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use chessboard_core::{ByColor, Color, Direction, File, Level, Rank, Square, SquareSet};
use serde::Serialize;
use serde::de::DeserializeOwned;

fn assert_round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug + Copy>(value: T, json: &str) {
    assert_eq!(serde_json::to_string(&value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), value);
    let bytes = postcard::to_allocvec(&value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), value, "{bytes:?}");
}

fn assert_text<T>(value: T)
where
    T: Serialize + DeserializeOwned + Display + FromStr<Err: Debug + PartialEq> + PartialEq + Debug + Copy,
{
    assert_eq!(value.to_string().parse(), Ok(value));
    assert_round_trips(value, &format!("\"{value}\""));
}

#[test]
fn names_and_coordinates_are_their_texts() {
    File::ALL.into_iter().for_each(assert_text);
    Rank::ALL.into_iter().for_each(assert_text);
    Square::ALL.into_iter().for_each(assert_text);
    Direction::ALL.into_iter().for_each(assert_text);
    for color in Color::ALL {
        assert_round_trips(color, &format!("\"{}\"", color.name()));
    }
    assert_eq!(postcard::to_allocvec(&Square::H8).unwrap(), [63]);
    assert!(postcard::from_bytes::<Square>(&[64]).is_err() && postcard::from_bytes::<File>(&[8]).is_err());
    let message = serde_json::from_str::<Direction>("\"up\"").unwrap_err().to_string();
    assert!(message.contains("expected one of `up-right`, `up-left`"), "{message}");
}

#[test]
fn levels_are_numbers() {
    for level in Level::ALL {
        assert_round_trips(level, &level.to_string());
    }
    for number in ["0", "11", "256", "-1", "\"1\""] {
        assert!(serde_json::from_str::<Level>(number).is_err(), "{number}");
    }
    assert!(serde_json::from_str::<Level>("0").unwrap_err().to_string().contains("expected a level from 1 to 10"));
}

#[test]
fn sets_and_pairs_hold_their_values() {
    assert_round_trips(SquareSet::EMPTY, "[]");
    assert_round_trips(SquareSet::from(Square::A1) | Square::H8.into(), r#"["a1","h8"]"#);
    assert_round_trips(ByColor::new(1, 2), r#"{"white":1,"black":2}"#);
}

#[cfg(feature = "alloc")]
#[test]
fn enums_of_the_pictures_and_records_are_their_names() {
    chessboard_core::svg::Theme::ALL.into_iter().for_each(assert_text);
    chessboard_core::Termination::ALL.into_iter().for_each(assert_text);
}
