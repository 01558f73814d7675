use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Direction, ParseError, Square, named_enum};

/// One move: where a stone comes from, where it goes, and what happens to the stone it jumps.
///
/// Four bytes, and so is `Option<Move>`. A move built from its fields may be illegal in a position or contradict the
/// board: see [`check`](crate::PositionOn::check).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the stone stands.
    pub origin: Square,
    /// Where it goes.
    pub target: Square,
    /// The square of the stone it jumps; `None` for a slide.
    pub jumped: Option<Square>,
    /// What happens.
    pub kind: MoveKind,
}

named_enum! {
    /// What happens in a move.
    #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
    pub enum MoveKind {
        /// Only empty squares are crossed.
        Slide = "slide",
        /// An opponent's stone is jumped, and pinned by it (rule 3).
        Pin = "pin",
        /// A pinned stone of the same side is jumped, and freed by it (rule 3).
        Free = "free",
    }
}

impl MoveKind {
    /// The separator between the squares of a move of this kind: `-`, `x` or `^`.
    pub const fn separator(self) -> char {
        match self {
            MoveKind::Slide => '-',
            MoveKind::Pin => 'x',
            MoveKind::Free => '^',
        }
    }
}

impl Move {
    /// The move as a text names it.
    pub const fn to_text(self) -> MoveText {
        MoveText { origin: self.origin, target: self.target, kind: Some(self.kind) }
    }
}

/// `a1-d4` slide, `c3xe5` jump that pins, `c3^e5` jump that frees.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_text().fmt(f)
    }
}

/// The text form of a move: its two squares and, in the separator, its kind.
///
/// ```text
/// move      = square [ separator ] square
/// separator = "-"  (slide) | "x"  (jump that pins an opponent) | "^"  (jump that frees an ally)
/// square    = file rank          (a1 … h8)
/// ```
///
/// In a given position the ends alone already determine the move, so a text may leave the separator out;
/// [`PositionOn::find_move`](crate::PositionOn::find_move) turns it into a [`Move`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveText {
    /// Where the stone stands.
    pub origin: Square,
    /// Where it goes.
    pub target: Square,
    /// The kind that the separator names, if there is one.
    pub kind: Option<MoveKind>,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind {
            Some(kind) => write!(f, "{}{}{}", self.origin, kind.separator(), self.target),
            None => write!(f, "{}{}", self.origin, self.target),
        }
    }
}

impl FromStr for MoveText {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MoveText, ParseError> {
        let mut cursor = Cursor::new(text);
        let origin = Square::read(&mut cursor)?;
        let kind = MoveKind::ALL.into_iter().find(|kind| cursor.eat(kind.separator() as u8));
        let target = Square::read(&mut cursor).map_err(|error| match kind {
            Some(_) => error,
            None => ParseError::new(error.offset, "`-`, `x`, `^` or the target square"),
        })?;
        cursor.finish()?;
        Ok(MoveText { origin, target, kind })
    }
}

/// Turns a text into a move without a position: the text must name its kind, and a jumped square must lie between the
/// ends. The error's offset is into the text as it is printed.
impl TryFrom<MoveText> for Move {
    type Error = ParseError;

    fn try_from(MoveText { origin, target, kind }: MoveText) -> Result<Move, ParseError> {
        let kind = kind.ok_or(ParseError::new(2, "`-`, `x` or `^`"))?;
        if kind == MoveKind::Slide {
            return Ok(Move { origin, target, jumped: None, kind });
        }
        let before = Direction::between(origin, target).and_then(|d| target.step(d.reversed()));
        match before.filter(|&square| square != origin) {
            Some(jumped) => Ok(Move { origin, target, jumped: Some(jumped), kind }),
            None => Err(ParseError::new(3, "a target in line behind a jumped square")),
        }
    }
}

/// Reads a move without a position; see `TryFrom<MoveText>`.
impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        text.parse::<MoveText>()?.try_into()
    }
}

/// The move's text; in formats that are not human-readable, the squares' indices and the kind's number.
#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            serializer.collect_str(self)
        } else {
            (self.origin, self.target, self.kind).serialize(serializer)
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        if deserializer.is_human_readable() {
            return chessboard_core::text::deserialize_from_str(deserializer);
        }
        let (origin, target, kind) = <(Square, Square, MoveKind)>::deserialize(deserializer)?;
        let text = MoveText { origin, target, kind: Some(kind) };
        Move::try_from(text).map_err(serde::de::Error::custom)
    }
}

/// The text.
#[cfg(feature = "serde")]
impl serde::Serialize for MoveText {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for MoveText {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<MoveText, D::Error> {
        chessboard_core::text::deserialize_from_str(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn moves_are_small() {
        assert_eq!((size_of::<Move>(), size_of::<Option<Move>>()), (4, 4));
    }

    #[test]
    fn texts_round_trip() {
        for text in ["a1-d4", "c3xe5", "c3^e5", "c3xe3"] {
            assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
        }
        assert_eq!("c3xe5".parse::<Move>().unwrap().jumped, Some(Square::D4));
        assert_eq!("a1d4".parse::<MoveText>().unwrap().to_string(), "a1d4");
    }

    #[test]
    fn bad_texts_say_where_and_what() {
        let error = |text: &str| text.parse::<MoveText>().map_err(|e| (e.offset, e.expected)).unwrap_err();
        assert_eq!(error(""), (0, "a square, a1 to h8"));
        assert_eq!(error("a1"), (2, "`-`, `x`, `^` or the target square"));
        assert_eq!(error("a1~d4"), (2, "`-`, `x`, `^` or the target square"));
        assert_eq!(error("a1-d9"), (3, "a square, a1 to h8"));
        assert_eq!(error("a1-d4 "), (5, "the end of the text"));
        assert_eq!("a1xb2".parse::<Move>().unwrap_err().offset, 3);
        assert_eq!("a1d4".parse::<Move>().unwrap_err().offset, 2);
    }
}
