//! serde: human-readable formats hold the text forms, others the packed bytes.
//!
//! | type | human-readable | else |
//! |---|---|---|
//! | position | an object: `position`, its text, and `rules` | its 10 packed bytes |
//! | move text | its text | its text |
//! | request | its text | its text |
//! | game | an object: `game` (`Dice race`), `format` (1), `start`, `turns` (`3:a1-d1`, a pending roll `5:`), `ending`, `undone`, `tags`, `comments`, `revision` | the same fields in order |
//!
//! Everything is validated on the way in; a game is played through again.

use chessboard_core::text::deserialize_from_str;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{MoveText, Position, Rules};

/// Writes the text of the position beside the rules.
#[derive(serde::Serialize)]
struct WrittenPosition<'a> {
    #[serde(serialize_with = "as_text")]
    position: &'a Position,
    rules: Rules,
}

fn as_text<S: Serializer>(position: &Position, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(position)
}

impl Serialize for Position {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            WrittenPosition { position: self, rules: self.rules }.serialize(serializer)
        } else {
            self.pack().serialize(serializer)
        }
    }
}

/// The longest text of a position is 27 bytes; somewhat longer ones are read, so that they are told what is wrong.
const LONGEST: usize = 64;

/// A position text that waits for its rules, without a heap.
struct ShortText {
    bytes: [u8; LONGEST],
    len: usize,
}

impl core::str::FromStr for ShortText {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<ShortText, &'static str> {
        let mut short = ShortText { bytes: [0; LONGEST], len: text.len() };
        let place = short.bytes.get_mut(..text.len()).ok_or("expected a position of at most 64 bytes")?;
        place.copy_from_slice(text.as_bytes());
        Ok(short)
    }
}

/// The fields in which a position is read.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Position")]
struct ReadPosition {
    #[serde(deserialize_with = "deserialize_from_str")]
    position: ShortText,
    #[serde(default)]
    rules: Rules,
}

impl<'de> Deserialize<'de> for Position {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Position, D::Error> {
        if !deserializer.is_human_readable() {
            return Position::unpack(&<[u8; 10]>::deserialize(deserializer)?).map_err(D::Error::custom);
        }
        let ReadPosition { position: ShortText { bytes, len }, rules } = ReadPosition::deserialize(deserializer)?;
        let text = bytes.get(..len).and_then(|bytes| core::str::from_utf8(bytes).ok()).unwrap_or_default();
        Position::parse(text, rules).map_err(D::Error::custom)
    }
}

impl Serialize for MoveText {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for MoveText {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        deserialize_from_str(deserializer)
    }
}
