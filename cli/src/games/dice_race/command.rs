//! The commands that only the dice race has.

use dice_race_core::Square;
use stones_dice_texts::{Texts, text};

use crate::playable::help;
use crate::terminal::typed::split_word;

/// A command that only the dice race has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Make the only legal move.
    OnlyMove,
    /// Show the path of the piece on a square.
    Piece(Square),
    /// Make a move, not yet parsed.
    Move(String),
    /// Enter a roll, not yet parsed.
    Roll(String),
    /// Undo rolls as well as moves.
    UndoRoll,
    /// Print all rolls.
    Rolls,
    /// Offer a draw, which this game does not have.
    Draw,
}

/// The output of `help`.
pub(crate) fn help(texts: &Texts) -> String {
    let moving = vec![
        ("a1-d1", text!(texts, "dice-race-help-move")),
        ("a1", text!(texts, "dice-race-help-square")),
        ("Enter", text!(texts, "dice-race-help-enter")),
        ("enter", text!(texts, "dice-race-help-enter-piece")),
        ("undo", text!(texts, "dice-race-help-undo")),
        ("undo roll", text!(texts, "dice-race-help-undo-roll")),
    ];
    let others = vec![("rolls", text!(texts, "dice-race-help-rolls")), ("5", text!(texts, "dice-race-help-roll"))];
    help::screen(moving, others, &text!(texts, "dice-race-help-rules"), texts)
}

impl Command {
    /// Parses a line; anything that starts like a square or a move counts as one.
    pub(crate) fn parse(line: &str) -> Option<Command> {
        let lower = line.to_lowercase();
        if let Ok(square) = lower.parse() {
            return Some(Command::Piece(square));
        }
        match split_word(&lower) {
            ("", _) => return Some(Command::OnlyMove),
            ("rolls", "") => return Some(Command::Rolls),
            ("draw", "") => return Some(Command::Draw),
            ("enter" | "pass", "") => return Some(Command::Move(lower)),
            ("undo" | "u", "roll" | "rolls") => return Some(Command::UndoRoll),
            _ => {}
        }
        match lower.as_bytes() {
            [b'a'..=b'z', b'0'..=b'9', ..] | [b'@', ..] | [b'-', b'-', ..] => Some(Command::Move(lower)),
            [b'0'..=b'9', ..] => Some(Command::Roll(lower)),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_moves_and_rolls_are_distinguished() {
        assert_eq!(Command::parse("H8"), Some(Command::Piece(Square::H8)));
        assert_eq!(Command::parse("A1d1"), Some(Command::Move("a1d1".to_owned())));
        assert_eq!(Command::parse("@a1"), Some(Command::Move("@a1".to_owned())));
        assert_eq!(Command::parse("--"), Some(Command::Move("--".to_owned())));
        assert_eq!(Command::parse("7"), Some(Command::Roll("7".to_owned())));
        assert_eq!(Command::parse("undo  roll"), Some(Command::UndoRoll));
        assert_eq!(Command::parse(""), Some(Command::OnlyMove));
        assert_eq!((Command::parse("undo"), Command::parse("roll"), Command::parse("castle")), (None, None, None));
    }
}
