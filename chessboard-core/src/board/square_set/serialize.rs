//! Sets with serde.

use core::fmt;

use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{Square, SquareSet};

/// Human-readable: a list of square names (a bare 64-bit number would lose bits in JavaScript); else the word.
impl Serialize for SquareSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() { serializer.collect_seq(*self) } else { serializer.serialize_u64(self.0) }
    }
}

impl<'de> Deserialize<'de> for SquareSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SquareSet, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_seq(SquareNames)
        } else {
            u64::deserialize(deserializer).map(SquareSet)
        }
    }
}

/// Reads a list of square names into a set, without a list in between.
struct SquareNames;

impl<'de> Visitor<'de> for SquareNames {
    type Value = SquareSet;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of squares, a1 to h8")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut squares: A) -> Result<SquareSet, A::Error> {
        let mut set = SquareSet::EMPTY;
        while let Some(square) = squares.next_element::<Square>()? {
            set.insert(square);
        }
        Ok(set)
    }
}
