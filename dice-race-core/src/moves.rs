use core::fmt;
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Color, ParseError, Square};

use crate::{Action, Progress, ProgressSet};

/// One move: who moves, from where to where, and whether an opponent's piece is captured there.
///
/// A move may be made by hand, so it can be illegal; [`check`](crate::Position::check) tells. Four bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    mover: Color,
    action: Action,
    /// Where the piece ends; the start cell for a pass, which does not go anywhere.
    to: Progress,
    captures: bool,
}

/// What a move is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
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
    /// A move of this kind; whether it captures does not count for a pass.
    pub const fn new(mover: Color, kind: MoveKind, captures: bool) -> Move {
        match kind {
            MoveKind::Walk { from, to } => Move::by_action(mover, Action::walk(from), to, captures),
            MoveKind::Enter => Move::by_action(mover, Action::ENTER, Progress::START, captures),
            MoveKind::Pass => Move::by_action(mover, Action::PASS, Progress::START, false),
        }
    }

    /// A move by its number.
    #[inline(always)]
    pub(crate) const fn by_action(mover: Color, action: Action, to: Progress, captures: bool) -> Move {
        Move { mover, action, to, captures }
    }

    /// Who moves.
    #[inline]
    pub const fn mover(self) -> Color {
        self.mover
    }

    /// What the move is.
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

    /// How far the piece had come; `None` when it enters, and for a pass.
    pub const fn from(self) -> Option<Progress> {
        self.action.walker()
    }

    /// How far the piece has come after the move; `None` for a pass.
    pub const fn to(self) -> Option<Progress> {
        if self.action.index() == Action::PASS.index() { None } else { Some(self.to) }
    }

    /// Where the piece stands; `None` when it enters, and for a pass.
    pub const fn origin(self) -> Option<Square> {
        match self.from() {
            Some(from) => Some(from.square(self.mover)),
            None => None,
        }
    }

    /// Where the piece goes; `None` for a pass.
    pub const fn target(self) -> Option<Square> {
        match self.to() {
            Some(to) => Some(to.square(self.mover)),
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
        Path { mover: self.mover, next, last }
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
    pub const fn text(self) -> MoveText {
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
        self.text().fmt(f)
    }
}

/// Iterator over the squares a piece steps on; see [`Move::path`].
#[derive(Debug, Clone)]
pub struct Path {
    mover: Color,
    next: u8,
    last: u8,
}

impl Iterator for Path {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let progress = Progress::new(self.next).filter(|_| self.next <= self.last)?;
        self.next += 1;
        Some(progress.square(self.mover))
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
    /// Reads a move off a text.
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
