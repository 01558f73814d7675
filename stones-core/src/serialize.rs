//! serde: human-readable formats hold the text forms, others the packed bytes.
//!
//! | type | human-readable | else |
//! |---|---|---|
//! | position | its text | its 13 packed bytes |
//! | move | its text | origin and target as square indices, kind as 0 slide, 1 pin, 2 free |
//! | game | an object: `start`, `rules`, `moves`, `ending`, `taken_back`, `tags`, `comments`, `version` | the same fields in order |
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

#[cfg(feature = "alloc")]
mod game {
    use alloc::string::String;
    use alloc::vec::Vec;

    use chessboard_core::record::{Ending, Recorded};
    use serde::de::{Deserialize, Deserializer, Error};
    use serde::ser::{Serialize, Serializer};

    use crate::{Board, GameOn, Move, PositionOn, Rules, Step};

    /// A game as serde sees it.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(bound = "", deny_unknown_fields, rename = "Game")]
    struct Wire<B: Board> {
        start: PositionOn<B>,
        #[serde(default)]
        rules: Rules,
        moves: Vec<Move>,
        #[serde(default)]
        ending: Option<Ending>,
        /// How many steps, the ending being the last, were taken back and can be made again.
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

    impl<B: Board> Serialize for GameOn<B> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            let owned = |(a, b): (&str, &str)| (String::from(a), String::from(b));
            let (made, taken_back) = (self.history().steps(), self.history().taken_back());
            let steps = || made.iter().chain(taken_back).map(|(step, _)| *step);
            Wire {
                start: *self.start(),
                rules: self.rules(),
                moves: steps().filter_map(Step::as_move).collect(),
                ending: steps().find_map(Step::as_ending),
                taken_back: taken_back.len(),
                tags: self.notes().tags().map(owned).collect(),
                comments: self.notes().comments().map(|(turns, text)| (turns, text.into())).collect(),
                version: Some(self.version()),
            }
            .serialize(serializer)
        }
    }

    impl<'de, B: Board> Deserialize<'de> for GameOn<B> {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameOn<B>, D::Error> {
            let wire = Wire::<B>::deserialize(deserializer)?;
            let mut game = GameOn::new(wire.start, wire.rules);
            for (index, m) in wire.moves.into_iter().enumerate() {
                game.play(m).map_err(|reason| D::Error::custom(format_args!("moves[{index}], {m}: {reason}")))?;
            }
            if let Some(ending) = wire.ending {
                if !ending.is_consistent() {
                    return Err(D::Error::custom("ending: this termination cannot have this winner"));
                }
                game.end(ending).map_err(|_| D::Error::custom("ending: the game ended on the board"))?;
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
                game.undo().ok_or_else(|| D::Error::custom("taken_back: more steps than there are"))?;
            }
            if let Some(version) = wire.version {
                game.resume_version(version).map_err(|e| D::Error::custom(format_args!("version: {e}")))?;
            }
            Ok(game)
        }
    }
}
