//! serde: human-readable formats hold the text forms, others the packed bytes.
//!
//! | type | human-readable | else |
//! |---|---|---|
//! | position | an object: `position`, its text, and `rules` | its 10 packed bytes |
//! | move text | its text | its text |
//! | game | an object: `start`, `turns` (`3:a1-d1`, a roll not yet used `5:`), `ending`, `taken_back`, `tags`, `comments`, `version` | the same fields in order |
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

#[cfg(feature = "alloc")]
mod game {
    use alloc::format;
    use alloc::string::{String, ToString};
    use alloc::vec::Vec;

    use chessboard_core::ParseError;
    use chessboard_core::record::{Ending, Recorded, WordFault};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use crate::{Game, Position, RecordRefusal, Step};

    /// A game as serde sees it.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, rename = "Game")]
    struct Wire {
        start: Position,
        turns: Vec<String>,
        #[serde(default)]
        ending: Option<Ending>,
        /// How many steps (rolls, moves, an ending) were taken back and can be taken again.
        #[serde(default)]
        taken_back: usize,
        #[serde(default)]
        tags: Vec<(String, String)>,
        #[serde(default)]
        comments: Vec<(usize, String)>,
        /// See [`History::version`](crate::History::version).
        #[serde(default)]
        version: Option<u64>,
    }

    impl Serialize for Game {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let owned = |(a, b): (&str, &str)| (String::from(a), String::from(b));
            let mut whole = self.clone();
            while whole.redo().is_some() {}
            let mut turns: Vec<_> = whole.turns().map(|turn| turn.to_string()).collect();
            // The last step but an ending is a roll if nobody has used it.
            let mut latest = whole.history().steps().iter().rev().map(|(step, _)| *step);
            let unused = latest.find(|step| step.as_ending().is_none()).and_then(Step::as_roll);
            turns.extend(unused.map(|roll| format!("{roll}:")));
            Wire {
                start: *self.start(),
                turns,
                ending: whole.ending(),
                taken_back: self.history().taken_back().len(),
                tags: self.notes().tags().map(owned).collect(),
                comments: self.notes().comments().map(|(turns, text)| (turns, text.into())).collect(),
                version: Some(self.version()),
            }
            .serialize(serializer)
        }
    }

    impl<'de> Deserialize<'de> for Game {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
            let wire = Wire::deserialize(deserializer)?;
            let mut game = Game::new(wire.start);
            for (index, turn) in wire.turns.iter().enumerate() {
                let turns = game.ply();
                game.read_turn(turn).map_err(|fault| D::Error::custom(told(index, turn, fault)))?;
                if let (true, Some(next)) = (game.ply() == turns, wire.turns.get(index + 1)) {
                    let error = ParseError::new(0, "the result: a roll without a move stands last");
                    return Err(D::Error::custom(told::<RecordRefusal>(index + 1, next, error.into())));
                }
            }
            if let Some(ending) = wire.ending {
                let ended = if ending.is_consistent() { game.end(ending).ok() } else { None };
                ended.ok_or_else(|| D::Error::custom("ending: the game cannot have ended like this"))?;
            }
            for (name, value) in wire.tags {
                game.set_tag(&name, &value).map_err(|e| D::Error::custom(format_args!("tags, {name}: {e}")))?;
            }
            for (turns, text) in wire.comments {
                let added = game.notes_mut().add_comment(turns, &text);
                added.map_err(|e| D::Error::custom(format_args!("comments: {e}")))?;
            }
            if game.notes().comments().any(|(turns, _)| turns > game.ply()) {
                return Err(D::Error::custom("comments: one stands after more moves than there are"));
            }
            for _ in 0..wire.taken_back {
                game.step_back().ok_or_else(|| D::Error::custom("taken_back: more steps than there are"))?;
            }
            if let Some(version) = wire.version {
                game.resume_version(version).map_err(|e| D::Error::custom(format_args!("version: {e}")))?;
            }
            Ok(game)
        }
    }

    fn told<F: core::fmt::Display>(index: usize, turn: &str, fault: WordFault<F>) -> String {
        match fault {
            WordFault::Parse(error) => format!("turns[{index}], {turn}: {error}"),
            WordFault::Rules(fault) => format!("turns[{index}], {turn}: {fault}"),
        }
    }
}
