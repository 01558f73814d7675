//! serde: a request is its text; a game is an object: `game` (`Dice race`), `format` (1), `start`, `turns` (`3:a1-d1`,
//! a pending roll `5:`), `ending`, `undone`, `tags`, `comments`, `revision`. Reading validates it by replaying the
//! game.

use alloc::string::String;
use alloc::vec::Vec;

use chessboard_core::Ending;
use chessboard_core::record::Recorded;
use chessboard_core::text::deserialize_from_str;
use chessboard_core::wire::{Format, GameName, LogFields, read_fields};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use super::turn::turn_words;
use crate::{Game, Position, Request};

/// The fields of a game.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Game", expecting = "a game of Dice race")]
struct Wire {
    game: GameName<Game>,
    format: Format,
    start: Position,
    turns: Vec<String>,
    #[serde(default)]
    ending: Option<Ending>,
    #[serde(default)]
    undone: usize,
    #[serde(default)]
    tags: Vec<(String, String)>,
    #[serde(default)]
    comments: Vec<(usize, String)>,
    #[serde(default)]
    revision: Option<u64>,
}

impl Serialize for Game {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let LogFields { ending, undone, tags, comments, revision } = LogFields::new(&self.log);
        Wire {
            game: GameName::default(),
            format: Format,
            start: *self.start(),
            turns: turn_words(*self.start(), self.history().all_steps()).collect(),
            ending,
            undone,
            tags,
            comments,
            revision,
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Game {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Game, D::Error> {
        let Wire { start, turns, ending, undone, tags, comments, revision, .. } =
            read_fields::<Game, Wire, D>(deserializer)?;
        let mut game = Game::new(start);
        for (index, turn) in turns.iter().enumerate() {
            let read = game.read_turn(index, turn);
            read.map_err(|error| D::Error::custom(format_args!("turns[{index}], {turn}: {error}")))?;
        }
        let checked = game.check_turns(turns.len());
        checked.map_err(|expected| D::Error::custom(format_args!("turns: expected {expected}")))?;
        LogFields { ending, undone, tags, comments, revision }.restore(&mut game)?;
        Ok(game)
    }
}

impl Serialize for Request {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Request {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Request, D::Error> {
        deserialize_from_str(deserializer)
    }
}
