//! The commands that only Stones! has.

use stones_core::Square;
use stones_dice_texts::{Texts, text};

use crate::playable::help;

/// A command that only Stones! has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Show the moves of the stone on a square.
    Stone(Square),
    /// Make a move, not yet parsed.
    Move(String),
    /// Offer a draw.
    Draw,
}

/// The output of `help`.
pub(crate) fn help(texts: &Texts) -> String {
    let moving = vec![
        ("a1-d4", text!(texts, "stones-help-move")),
        ("a1", text!(texts, "stones-help-square")),
        ("Enter", text!(texts, "stones-help-enter")),
        ("undo", text!(texts, "stones-help-undo")),
    ];
    let others = vec![("draw", text!(texts, "stones-help-draw"))];
    help::screen(moving, others, &text!(texts, "stones-help-rules"), texts)
}

impl Command {
    /// Parses a line; anything that starts like a square counts as a square or a move.
    pub(crate) fn parse(line: &str) -> Option<Command> {
        let lower = line.to_lowercase();
        if let Ok(square) = lower.parse() {
            return Some(Command::Stone(square));
        }
        match lower.as_bytes() {
            b"draw" => Some(Command::Draw),
            [b'a'..=b'z', b'0'..=b'9', ..] => Some(Command::Move(lower)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_moves_are_distinguished() {
        assert_eq!(Command::parse("a1"), Some(Command::Stone(Square::A1)));
        assert_eq!(Command::parse("A1d4"), Some(Command::Move("a1d4".to_owned())));
        assert_eq!(Command::parse("i9"), Some(Command::Move("i9".to_owned())));
        assert_eq!(Command::parse("Draw"), Some(Command::Draw));
        assert_eq!(Command::parse("castle"), None);
    }
}
