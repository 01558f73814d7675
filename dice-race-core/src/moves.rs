use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Color, ParseError, Square};

use crate::{Action, Progress, ProgressSet};

/// One move: who moves, from where to where, and whether an opponent's piece is captured there.
///
/// A move that was not generated for a position may be illegal there: see [`check`](crate::Position::check). Four
/// bytes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    color: Color,
    action: Action,
    /// Where the piece ends; the start cell for a pass, which does not go anywhere.
    to: Progress,
    captures: bool,
}

/// The kind of a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum MoveKind {
    /// A waiting piece is put on the start cell.
    Enter,
    /// A piece walks.
    Walk {
        /// Where it stands.
        from: Progress,
        /// Where it goes.
        to: Progress,
    },
    /// No piece can move, and the turn passes.
    Pass,
}

impl MoveKind {
    /// `enter`, `walk` or `pass`.
    pub const fn name(self) -> &'static str {
        match self {
            MoveKind::Enter => "enter",
            MoveKind::Walk { .. } => "walk",
            MoveKind::Pass => "pass",
        }
    }
}

impl Move {
    /// A move of this kind. `None` if no roll allows it: a walk of other than 1 to 6 steps, a pass that captures.
    pub const fn new(color: Color, kind: MoveKind, captures: bool) -> Option<Move> {
        match kind {
            MoveKind::Walk { from, to } => match to.get().checked_sub(from.get()) {
                Some(1..=6) => Some(Move::by_action(color, Action::walk(from), to, captures)),
                _ => None,
            },
            MoveKind::Enter => Some(Move::by_action(color, Action::ENTER, Progress::START, captures)),
            MoveKind::Pass if captures => None,
            MoveKind::Pass => Some(Move::by_action(color, Action::PASS, Progress::START, false)),
        }
    }

    /// The move that a text names if it is one of this color; `None` if no roll allows it.
    pub fn from_text(color: Color, text: MoveText) -> Option<Move> {
        match text {
            MoveText::Pass => Move::new(color, MoveKind::Pass, false),
            MoveText::Enter { target, captures } => {
                Move::new(color, MoveKind::Enter, captures).filter(|m| m.target() == Some(target))
            }
            // The corner is two values of progress, but not both can be walked from or to the same square.
            MoveText::Walk { origin, target, captures } => ProgressSet::at(origin, color).iter().find_map(|from| {
                let walk = |to| Move::new(color, MoveKind::Walk { from, to }, captures);
                ProgressSet::at(target, color).iter().find_map(walk)
            }),
        }
    }

    /// The same move, made by this side.
    pub(crate) const fn by(self, color: Color) -> Move {
        Move { color, ..self }
    }

    /// A move by its number.
    #[inline(always)]
    pub(crate) const fn by_action(color: Color, action: Action, to: Progress, captures: bool) -> Move {
        Move { color, action, to, captures }
    }

    /// The side that moves.
    #[inline]
    pub const fn color(self) -> Color {
        self.color
    }

    /// The kind of the move.
    pub const fn kind(self) -> MoveKind {
        match self.action.walker() {
            Some(from) => MoveKind::Walk { from, to: self.to },
            None if self.action.index() == Action::ENTER.index() => MoveKind::Enter,
            None => MoveKind::Pass,
        }
    }

    /// Whether the piece on the target, an opponent's, is captured. It waits off the board again.
    #[inline]
    pub const fn captures(self) -> bool {
        self.captures
    }

    /// The move's number, which is the same for both sides.
    #[inline]
    pub const fn action(self) -> Action {
        self.action
    }

    /// The piece's progress before the move; `None` when it enters, and for a pass.
    pub const fn from(self) -> Option<Progress> {
        self.action.walker()
    }

    /// The piece's progress after the move; `None` for a pass.
    pub const fn to(self) -> Option<Progress> {
        if self.action.index() == Action::PASS.index() { None } else { Some(self.to) }
    }

    /// Where the piece stands; `None` when it enters, and for a pass.
    pub const fn origin(self) -> Option<Square> {
        match self.from() {
            Some(from) => Some(from.square(self.color)),
            None => None,
        }
    }

    /// Where the piece goes; `None` for a pass.
    pub const fn target(self) -> Option<Square> {
        match self.to() {
            Some(to) => Some(to.square(self.color)),
            None => None,
        }
    }

    /// The square of the captured piece, which is the target; `None` if none is captured.
    pub const fn captured(self) -> Option<Square> {
        if self.captures { self.target() } else { None }
    }

    /// The squares stepped on, the target last; none for a pass.
    pub fn path(self) -> Path {
        let (next, last) = match self.kind() {
            MoveKind::Enter => (0, 0),
            MoveKind::Walk { from, to } => (from.get() + 1, to.get()),
            MoveKind::Pass => (1, 0),
        };
        Path { color: self.color, next, last }
    }

    /// The cell the piece leaves, as a set: empty when it enters, and for a pass.
    #[inline(always)]
    pub(crate) const fn left(self) -> ProgressSet {
        // Actions from 32 on are bits beyond the track.
        ProgressSet((1_u64 << self.action.index()) as u32)
    }

    /// The cell the piece ends on, as a set: empty for a pass.
    #[inline(always)]
    pub(crate) const fn reached(self) -> ProgressSet {
        let moves = self.action.index() != Action::PASS.index();
        ProgressSet((moves as u32) << self.to.get())
    }

    /// The move as a text names it.
    pub const fn to_text(self) -> MoveText {
        match (self.origin(), self.target()) {
            (Some(origin), Some(target)) => MoveText::Walk { origin, target, captures: self.captures },
            (None, Some(target)) => MoveText::Enter { target, captures: self.captures },
            (_, None) => MoveText::Pass,
        }
    }
}

/// `a1-d1`, `a1xd1`, `@a1`, `@xa1` or `--`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_text().fmt(f)
    }
}

/// `Move(White a1-d1)`
impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({} {self})", self.color)
    }
}

/// Iterator over the squares a piece steps on; see [`Move::path`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Path {
    color: Color,
    next: u8,
    last: u8,
}

impl Iterator for Path {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let progress = Progress::new(self.next).filter(|_| self.next <= self.last)?;
        self.next += 1;
        Some(progress.square(self.color))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = usize::from((self.last + 1).saturating_sub(self.next));
        (len, Some(len))
    }
}

impl ExactSizeIterator for Path {}
impl core::iter::FusedIterator for Path {}

/// The text form of a move.
///
/// ```text
/// move = square ( "-" | "x" ) square      "x": captures
///      | "@" [ "x" ] square               a waiting piece enters
///      | "--"                             no piece can move
/// ```
///
/// Exactly this is read. In a given position it names one move:
/// [`Position::resolve`](crate::Position::resolve).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[allow(missing_docs, reason = "the fields are what the grammar names")]
pub enum MoveText {
    Walk { origin: Square, target: Square, captures: bool },
    Enter { target: Square, captures: bool },
    Pass,
}

impl fmt::Display for MoveText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            MoveText::Walk { origin, target, captures } => {
                write!(f, "{origin}{}{target}", if captures { 'x' } else { '-' })
            }
            MoveText::Enter { target, captures } => write!(f, "@{}{target}", if captures { "x" } else { "" }),
            MoveText::Pass => f.write_str("--"),
        }
    }
}

impl FromStr for MoveText {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<MoveText, ParseError> {
        let mut cursor = Cursor::new(text);
        let read = MoveText::read(&mut cursor)?;
        cursor.finish()?;
        Ok(read)
    }
}

impl MoveText {
    /// Reads a move from a text.
    pub(crate) fn read(cursor: &mut Cursor<'_>) -> Result<MoveText, ParseError> {
        if cursor.eat(b'-') {
            cursor.expect(b'-', "`-`: a pass is `--`")?;
            return Ok(MoveText::Pass);
        }
        if cursor.eat(b'@') {
            let captures = cursor.eat(b'x');
            return Ok(MoveText::Enter { captures, target: Square::read(cursor)? });
        }
        let start = cursor.offset();
        let origin = Square::read(cursor).map_err(|_| ParseError::new(start, "a square, `@` or `--`"))?;
        let captures = cursor.eat(b'x');
        if !captures {
            cursor.expect(b'-', "`-` or `x`")?;
        }
        Ok(MoveText::Walk { origin, captures, target: Square::read(cursor)? })
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

/// A move as serde sees it: its text alone does not say who moves.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields, rename = "Move", expecting = "a move, an object of `color` and `move`")]
struct WireMove {
    color: Color,
    #[serde(rename = "move")]
    text: MoveText,
}

/// `{"color": "white", "move": "a1-d1"}`.
#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WireMove { color: self.color, text: self.to_text() }.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Move {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Move, D::Error> {
        let WireMove { color, text } = WireMove::deserialize(deserializer)?;
        let error = || serde::de::Error::custom(format_args!("no roll makes the move {text} of {color}"));
        Move::from_text(color, text).ok_or_else(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn texts_round_trip() {
        for text in ["a1-d1", "a1xd1", "@a1", "@xh8", "--"] {
            assert_eq!(text.parse::<MoveText>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn the_debug_form_names_the_side_and_the_move() {
        let m = Move::from_text(Color::Black, "h8xe8".parse().unwrap()).unwrap();
        assert_eq!(std::format!("{m:?}"), "Move(Black h8xe8)");
    }

    #[test]
    fn a_text_and_its_color_name_one_move() {
        for color in Color::ALL {
            let walks = Progress::ALL.into_iter().flat_map(|from| Progress::ALL.map(|to| MoveKind::Walk { from, to }));
            let kinds = walks.chain([MoveKind::Enter, MoveKind::Pass]);
            let moves = kinds.flat_map(|kind| [false, true].map(|captures| Move::new(color, kind, captures)));
            let mut made = 0;
            for m in moves.flatten() {
                assert_eq!(Move::from_text(color, m.to_text()), Some(m), "{m}");
                made += 1;
            }
            // 26 pieces can walk 6 steps, the next ones 5, 4, … 1.
            assert_eq!(made, 2 * (26 * 6 + 15) + 2 + 1);
        }
        for text in ["a1-a1", "a1-h1", "b1-a1", "d4-d5", "@h8", "e5-e4"] {
            assert_eq!(Move::from_text(Color::White, text.parse().unwrap()), None, "{text}");
        }
    }

    #[test]
    fn bad_texts_say_where_and_what() {
        let error = |text: &str| text.parse::<MoveText>().map_err(|e| (e.offset, e.expected)).unwrap_err();
        assert_eq!(error(""), (0, "a square, `@` or `--`"));
        assert_eq!(error("-"), (1, "`-`: a pass is `--`"));
        assert_eq!(error("a1d1"), (2, "`-` or `x`"));
        assert_eq!(error("a1-"), (3, "a square, a1 to h8"));
        assert_eq!(error("@"), (1, "a square, a1 to h8"));
        assert_eq!(error("--x"), (2, "the end of the text"));
    }
}
