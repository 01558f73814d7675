//! serde: a request is its text; a game is an object: `game` (`Stones!`), `format` (1), `start`, `rules`, `moves`,
//! `ending`, `undone`, `tags`, `comments`, `revision`. Reading validates it by replaying the game.

use alloc::string::String;
use alloc::vec::Vec;

use chessboard_core::Ending;
use chessboard_core::text::deserialize_from_str;
use chessboard_core::wire::{Format, GameName, LogFields, read_fields};
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::{Board, GameOn, Move, PositionOn, Request, Rules, Step};

/// The fields of a game.
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(bound = "", deny_unknown_fields, rename = "Game", expecting = "a game of Stones!")]
struct Wire<B: Board> {
    game: GameName<GameOn<B>>,
    format: Format,
    start: PositionOn<B>,
    #[serde(default)]
    rules: Rules,
    moves: Vec<Move>,
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

impl<B: Board> Serialize for GameOn<B> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let all_steps = self.history().all_steps().iter().map(|(step, _)| *step);
        let LogFields { ending, undone, tags, comments, revision } = LogFields::new(&self.log);
        Wire {
            game: GameName::<GameOn<B>>::default(),
            format: Format,
            start: *self.start(),
            rules: self.rules,
            moves: all_steps.filter_map(Step::as_move).collect(),
            ending,
            undone,
            tags,
            comments,
            revision,
        }
        .serialize(serializer)
    }
}

impl<'de, B: Board> Deserialize<'de> for GameOn<B> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameOn<B>, D::Error> {
        let Wire { start, rules, moves, ending, undone, tags, comments, revision, .. } =
            read_fields::<GameOn<B>, Wire<B>, D>(deserializer)?;
        let mut game = GameOn::new(start, rules);
        for (index, m) in moves.into_iter().enumerate() {
            game.play(m).map_err(|reason| D::Error::custom(format_args!("moves[{index}], {m}: {reason}")))?;
        }
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
