//! Data in JSON and in postcard, which stand for the formats that people read and those that they do not.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Data that can be compared, printed, and written and read with serde.
pub const fn is_data<T: Debug + Clone + PartialEq + Serialize + DeserializeOwned>() {}

/// A value written to JSON and read back.
pub fn through_json<T: Serialize + DeserializeOwned>(value: &T) -> T {
    let json = serde_json::to_string(value).expect("data can be written");
    serde_json::from_str(&json).unwrap_or_else(|error| panic!("{json} cannot be read: {error}"))
}

/// The value comes back from JSON and from bytes.
#[track_caller]
pub fn assert_comes_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    assert_eq!(through_json(value), *value);
    let bytes = postcard::to_allocvec(value).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).unwrap(), *value, "{bytes:?}");
}

/// The value is this JSON, and comes back from it and from bytes.
#[track_caller]
pub fn assert_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_comes_back(value);
}

/// [`assert_json`] for each of the values.
#[track_caller]
pub fn assert_all_json<T: Serialize + DeserializeOwned + PartialEq + Debug>(
    values: impl IntoIterator<Item = T>,
    json: impl Fn(&T) -> String,
) {
    for value in values {
        assert_json(&value, &json(&value));
    }
}

/// The JSON of a name.
pub fn quoted(name: &impl ToString) -> String {
    format!("\"{}\"", name.to_string())
}

/// Why JSON cannot be read as `T` after `from` in it was replaced by `to`.
#[track_caller]
pub fn error_with<T: DeserializeOwned + Debug>(json: &str, from: &str, to: &str) -> String {
    assert!(json.contains(from), "{json}");
    serde_json::from_str::<T>(&json.replace(from, to)).unwrap_err().to_string()
}

/// The JSON of a game starts with the name of the game and the number of its format; it is refused with another name,
/// another format, without either, and with an unknown field.
#[track_caller]
pub fn assert_names_its_format<G: DeserializeOwned + Debug>(json: &str, game: &str, another: &str) {
    assert!(json.starts_with(&format!(r#"{{"game":"{game}","format":1,"#)), "{json}");
    let refused = |from: &str, to: &str, why: &str| {
        let error = error_with::<G>(json, from, to);
        assert!(error.starts_with(why), "{error}");
    };
    refused(&quoted(&game), &quoted(&another), &format!("a game of {another}, expected {game}"));
    refused("\"format\":1", "\"format\":0", "a game in format 0, expected format 1");
    refused("\"format\":1", "\"format\":2", "a game in format 2, expected format 1");
    refused(&format!(r#""game":"{game}","#), "", "missing field `game`");
    refused("\"format\":1,", "", "missing field `format`");
    refused("\"undone\":0", "\"taken_back\":0", "unknown field `taken_back`");
}
