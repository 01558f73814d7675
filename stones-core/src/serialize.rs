//! serde: human-readable formats hold the text forms, others the packed bytes.
//!
//! | type | human-readable | else |
//! |---|---|---|
//! | position | its text | its 13 packed bytes |
//! | move | its text | origin and target as square indices, kind as 0 slide, 1 pin, 2 free |
//! | request | its text | its text |
//! | game | an object: `game` (`Stones!`), `format` (1), `start`, `rules`, `moves`, `ending`, `undone`, `tags`, `comments`, `revision` | the same fields in order |
//!
//! Everything is validated on the way in; a game is played through again.

use chessboard_core::text::deserialize_from_str;
use chessboard_core::{ParseError, Square};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Board, Move, MoveKind, MoveText, PositionOn};

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
        let bytes = <[u8; 13]>::deserialize(deserializer)?;
        PositionOn::unpack(&bytes).map_err(D::Error::custom)
    }
}

impl Serialize for Move {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            (self.origin, self.target, self.kind as u8).serialize(serializer)
        }
    }
}

impl<'de> Deserialize<'de> for Move {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        if deserializer.is_human_readable() {
            return deserialize_from_str(deserializer);
        }
        let (origin, target, kind) = <(Square, Square, u8)>::deserialize(deserializer)?;
        let kind = MoveKind::ALL.get(usize::from(kind)).copied();
        let kind = kind.ok_or_else(|| D::Error::custom("expected a kind of move, 0 to 2"))?;
        let text = MoveText { origin, target, kind: Some(kind) };
        Move::try_from(text)
            .map_err(|ParseError { expected, .. }| D::Error::custom(format_args!("expected {expected}")))
    }
}
