//! Turns as texts.
//!
//! ```text
//! turn = roll ":" [ move ]       without a move: a pending roll, which stands last
//! ```

use alloc::string::{String, ToString};
use core::fmt;

use chessboard_core::ParseError;
use chessboard_core::text::Cursor;

use super::Step;
use crate::{Move, Position, Roll};

/// A roll and the move it was used for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Turn {
    /// The roll.
    pub rolled: Roll,
    /// The move.
    pub played: Move,
}

/// `3:a1-d1`
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.rolled, self.played)
    }
}

/// The turns that these steps make up.
pub(super) fn turns(start: Position, steps: &[(Step, Position)]) -> impl Iterator<Item = Turn> {
    let before = core::iter::once(start).chain(steps.iter().map(|(_, after)| *after));
    steps
        .iter()
        .zip(before)
        .filter_map(|((step, _), before)| Some(Turn { rolled: before.rolled()?, played: step.as_move()? }))
}

/// The texts of these turns, and of a roll that is pending after the last step.
pub(super) fn turn_words(start: Position, steps: &[(Step, Position)]) -> impl Iterator<Item = String> {
    let last = steps.last().map_or(start, |(_, after)| *after);
    let pending = last.rolled().map(|roll| alloc::format!("{roll}:"));
    turns(start, steps).map(|turn| turn.to_string()).chain(pending)
}

/// Reads the roll of a turn and the colon behind it.
pub(super) fn read_turn_roll(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Roll, ParseError> {
    let roll = Roll::read(cursor, expected)?;
    cursor.expect(b':', "`:` after the roll")?;
    Ok(roll)
}
