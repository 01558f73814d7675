//! serde: the text in human-readable formats, packed bytes in others; validated when read.

use chessboard_core::text::deserialize_from_str;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{self, Serialize, Serializer};

use crate::{Board, PositionOn, SetupOn};

impl<B: Board> Serialize for PositionOn<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_str(self) } else { self.pack().serialize(serializer) }
    }
}

impl<'de, B: Board> Deserialize<'de> for PositionOn<B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PositionOn<B>, D::Error> {
        if deserializer.is_human_readable() {
            return deserialize_from_str(deserializer);
        }
        PositionOn::unpack(&Deserialize::deserialize(deserializer)?).map_err(D::Error::custom)
    }
}

/// The text, also with too many stones. What no text can express is an error: two stones on a square, a pin without a
/// stone, a stone outside the board.
impl<B: Board> Serialize for SetupOn<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // A text can express any number of stones.
        let position = self.with_at_most(64).map_err(ser::Error::custom)?;
        serializer.collect_str(&position)
    }
}

impl<'de, B: Board> Deserialize<'de> for SetupOn<B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SetupOn<B>, D::Error> {
        deserialize_from_str(deserializer)
    }
}
