//! The commands that only the dice race has.

use dice_race_core::Square;

use crate::session::command::split_word;

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
}

/// The output of `help`.
pub(crate) const HELP: &str = "\
a1-d1       move the piece on a1 to d1; a1xd1 captures, @a1 enters a waiting
            piece; a1d1 also works for a1-d1
a1          show the path of the piece on a1
(nothing)   make the only legal move; if there are several, draw the board and
            the legal moves again, same as `moves`
1 to 6      enter a roll, with `--rolls typed`
rolls       print all rolls, and how often each number was rolled
undo        undo your last move, if no roll has been made since
undo roll   undo your last move, and all rolls and moves since
redo        redo what was undone
hint        ask the computer for a move
save FILE   save the game
load FILE   continue a saved game
resign      resign the game
flip        turn the board around
new         start a new game
help        print this text
quit        leave; the end of the input does the same

Bring all your pieces from your corner once around the edge, counterclockwise,
and home: onto the four squares of your diagonal, which include the corner. A
piece of your own in the way cuts a move short; one of the opponent is captured
and waits again. A six may enter a waiting piece. On the way home a roll counts
in full or not at all. When no piece can move, the turn passes automatically.";

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
