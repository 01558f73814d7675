//! What the serde forms of both games have in common: the name and the format first, and the log last.

use alloc::collections::BTreeSet;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use super::{Ending, GameLog, LogStep, LoggedGame};

/// The name of a game, the first of its fields. Any other name is rejected.
#[derive(Debug)]
pub struct GameName<G>(PhantomData<fn() -> G>);

impl<G> Default for GameName<G> {
    fn default() -> GameName<G> {
        GameName(PhantomData)
    }
}

impl<G: LoggedGame> Serialize for GameName<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(G::NAME)
    }
}

impl<'de, G: LoggedGame> Deserialize<'de> for GameName<G> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameName<G>, D::Error> {
        deserializer.deserialize_str(GameName::default())
    }
}

impl<G: LoggedGame> Visitor<'_> for GameName<G> {
    type Value = GameName<G>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the name of a game, {}", G::NAME)
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<GameName<G>, E> {
        if name == G::NAME { Ok(self) } else { Err(E::custom(format_args!("a game of {name}, expected {}", G::NAME))) }
    }
}

/// Reads the fields of a game. In human-readable formats they are an object; the error says what is there instead.
pub fn read_fields<'de, G: LoggedGame, F: Deserialize<'de>, D: Deserializer<'de>>(
    deserializer: D,
) -> Result<F, D::Error> {
    if deserializer.is_human_readable() {
        deserializer.deserialize_any(Fields::<G, F>(PhantomData))
    } else {
        F::deserialize(deserializer)
    }
}

struct Fields<G, F>(PhantomData<fn() -> (G, F)>);

impl<G: LoggedGame, F> Fields<G, F> {
    fn refuse<E: Error>(found: &str) -> Result<F, E> {
        Err(E::custom(format_args!("expected a game of {}, an object, not {found}", G::NAME)))
    }
}

impl<'de, G: LoggedGame, F: Deserialize<'de>> Visitor<'de> for Fields<G, F> {
    type Value = F;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a game of {}, an object", G::NAME)
    }

    fn visit_map<A: MapAccess<'de>>(self, fields: A) -> Result<F, A::Error> {
        F::deserialize(MapAccessDeserializer::new(fields))
    }

    fn visit_unit<E: Error>(self) -> Result<F, E> {
        Self::refuse("null")
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<F, E> {
        Self::refuse(if value { "true" } else { "false" })
    }

    fn visit_i64<E: Error>(self, _: i64) -> Result<F, E> {
        Self::refuse("a number")
    }

    fn visit_u64<E: Error>(self, _: u64) -> Result<F, E> {
        Self::refuse("a number")
    }

    fn visit_f64<E: Error>(self, _: f64) -> Result<F, E> {
        Self::refuse("a number")
    }

    fn visit_str<E: Error>(self, _: &str) -> Result<F, E> {
        Self::refuse("a string")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, _: A) -> Result<F, A::Error> {
        Self::refuse("an array")
    }
}

/// The number of the format, 1. It changes when a reader of the old format could not read the new one.
#[derive(Debug, Clone, Copy)]
pub struct Format;

const FORMAT: u32 = 1;

impl Serialize for Format {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        FORMAT.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Format {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Format, D::Error> {
        match u32::deserialize(deserializer)? {
            FORMAT => Ok(Format),
            format => Err(D::Error::custom(format_args!("a game in format {format}, expected format {FORMAT}"))),
        }
    }
}

/// The last fields of a game: what its log holds besides the moves.
#[derive(Debug)]
pub struct LogFields {
    /// The ending, applied or undone.
    pub ending: Option<Ending>,
    /// How many of the last steps, the ending among them, are undone.
    pub undone: usize,
    /// Names and values.
    pub tags: Vec<(String, String)>,
    /// Each with the number of moves before it, in any order.
    pub comments: Vec<(usize, String)>,
    /// See [`GameLog::revision`].
    pub revision: Option<u64>,
}

impl LogFields {
    /// The fields of this log.
    pub fn new<P, S: LogStep>(log: &GameLog<P, S>) -> LogFields {
        let last_step = log.history().all_steps().last();
        LogFields {
            ending: last_step.and_then(|(step, _)| step.as_ending()),
            undone: log.history().undone().len(),
            tags: log.notes().tags().map(|(name, value)| (name.to_string(), value.to_string())).collect(),
            comments: log.notes().comments().map(|(ply, text)| (ply, text.to_string())).collect(),
            revision: Some(log.revision()),
        }
    }

    /// Restores the rest of a game whose moves have been made. Checks every field; the error names the one at fault.
    pub fn restore<G: LoggedGame, E: Error>(self, game: &mut G) -> Result<(), E> {
        if let Some(ending) = self.ending {
            let is_possible = ending.is_consistent() && (G::HAS_DRAWS || ending.winner.is_some());
            let ended = if is_possible { game.end(ending).ok() } else { None };
            ended.ok_or_else(|| E::custom("ending: the game cannot have ended like this"))?;
        }
        let log = game.log_mut();
        let mut names = BTreeSet::new();
        for (name, value) in &self.tags {
            if !names.insert(name) {
                return Err(E::custom(format_args!("tags, {name}: this tag is given twice")));
            }
            log.set_tag(name, value, G::RULE_TAGS).map_err(|e| E::custom(format_args!("tags, {name}: {e}")))?;
        }
        for (ply, text) in &self.comments {
            log.add_comment_at(*ply, text).map_err(|e| E::custom(format_args!("comments, after move {ply}: {e}")))?;
        }
        for _ in 0..self.undone {
            log.undo().ok_or_else(|| E::custom("undone: more steps than there are"))?;
        }
        if let Some(revision) = self.revision {
            log.resume_revision(revision).map_err(|e| E::custom(format_args!("revision: {e}")))?;
        }
        Ok(())
    }
}
