use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Direction, ParseError, Square};

/// One move: where a stone comes from, where it goes, and what happens to the stone it jumps.
///
/// Four bytes, and so is `Option<Move>`. A `Move` may be made by hand, so it can be illegal, or say
/// something else than the board does; [`check`](crate::PositionOn::check) tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// Where the stone stands.
    pub origin: Square,
    /// Where it goes.
    pub target: Square,
    /// What happens on the way.
    pub kind: MoveKind,
}

/// What happens in a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MoveKind {
    /// Only empty squares are crossed.
    Slide,
    /// The opponent's stone on this square is jumped, and pinned by it (rule 3).
    Pin(Square),
    /// The own pinned stone on this square is jumped, and freed by it (rule 3).
    Free(Square),
}

impl MoveKind {
    /// The square of the stone that is jumped; `None` for a slide.
    #[inline]
    pub const fn jumped(self) -> Option<Square> {
        match self {
            MoveKind::Slide => None,
            MoveKind::Pin(square) | MoveKind::Free(square) => Some(square),
        }
    }

    /// `slide`, `pin` or `free`.
    pub const fn name(self) -> &'static str {
        match self {
            MoveKind::Slide => "slide",
            MoveKind::Pin(_) => "pin",
            MoveKind::Free(_) => "free",
        }
    }
}

impl Move {
    /// The square of the stone that is jumped; `None` for a slide.
    #[inline]
    pub const fn jumped(self) -> Option<Square> {
        self.kind.jumped()
    }

    /// The squares as a text names them.
    pub const fn text(self) -> MoveText {
        let separator = match self.kind {
            MoveKind::Slide => Separator::Slide,
            MoveKind::Pin(_) => Separator::Pin,
            MoveKind::Free(_) => Separator::Free,
        };
        MoveText { origin: self.origin, target: self.target, separator: Some(separator) }
    }
}

/// `a1-d4` slide, `c3xe5` jump that pins, `c3^e5` jump that frees.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.text().fmt(f)
    }
}

/// The text form of a move, which names its ends and, by the separator, its kind.
///
/// ```text
/// move      = square [ separator ] square
/// separator = "-"  (slide) | "x"  (jump that pins an opponent) | "^"  (jump that frees an ally)
/// square    = file rank          (a1 … h8)
/// ```
///
/// In a given position the ends alone already determine the move, so a text may leave the separator out;
/// [`PositionOn::find_move`](crate::PositionOn::find_move) makes it a [`Move`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MoveText {
    /// Where the stone stands.
    pub origin: Square,
    /// Where it goes.
    pub target: Square,
    /// What the text says of the move's kind, if anything.
    pub separator: Option<Separator>,
}

/// What stands between the squares of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Separator {
    /// `-`
    Slide,
    /// `x`
    Pin,
    /// `^`
    Free,
}

impl Separator {
    /// All separators.
    pub const ALL: [Separator; 3] = [Separator::Slide, Separator::Pin, Separator::Free];

    /// `-`, `x` or `^`.
    pub const fn symbol(self) -> char {
        match self {
            Separator::Slide => '-',
            Separator::Pin => 'x',
            Separator::Free => '^',
        }
    }
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.separator {
            Some(separator) => write!(f, "{}{}{}", self.origin, separator.symbol(), self.target),
            None => write!(f, "{}{}", self.origin, self.target),
        }
    }
}

impl FromStr for MoveText {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MoveText, ParseError> {
        let mut cursor = Cursor::new(text);
        let origin = Square::read(&mut cursor)?;
        let separator = Separator::ALL.into_iter().find(|s| cursor.eat(s.symbol() as u8));
        let target = Square::read(&mut cursor).map_err(|error| match separator {
            Some(_) => error,
            None => ParseError::new(error.offset, "`-`, `x`, `^` or the target square"),
        })?;
        cursor.finish()?;
        Ok(MoveText { origin, target, separator })
    }
}

/// Reads a move without a position: the separator is needed, and a jumped square must exist between the ends.
impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Move, ParseError> {
        let MoveText { origin, target, separator } = text.parse()?;
        let jumped = || {
            let before = Direction::between(origin, target).and_then(|d| target.step(d.reversed()));
            before
                .filter(|&square| square != origin)
                .ok_or(ParseError::new(3, "a target in line behind a jumped square"))
        };
        let kind = match separator {
            Some(Separator::Slide) => MoveKind::Slide,
            Some(Separator::Pin) => MoveKind::Pin(jumped()?),
            Some(Separator::Free) => MoveKind::Free(jumped()?),
            None => return Err(ParseError::new(2, "`-`, `x` or `^`")),
        };
        Ok(Move { origin, target, kind })
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
        assert_eq!("c3xe5".parse::<Move>().unwrap().jumped(), Some(Square::D4));
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
