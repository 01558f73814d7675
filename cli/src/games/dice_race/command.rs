//! What can be typed during a dice race alone.

use dice_race_core::Square;

use crate::session::command::split_word;

/// A line as it was typed, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Make the only move there is.
    OnlyMove,
    /// Show where the piece on a square goes.
    Piece(Square),
    /// Make a move, which is yet to be read.
    Move(String),
    /// A number was rolled, which is yet to be read.
    Roll(String),
    /// Take back rolls as well as moves.
    UndoRoll,
    /// Tell what has been rolled.
    Rolls,
}

/// What `help` prints.
pub(crate) const HELP: &str = "\
a1-d1       move the piece on a1 to d1; a1xd1 captures, @a1 enters a waiting
            piece; a1d1 will do for a1-d1
a1          show the way of the piece on a1
(nothing)   make the move if there is only one, else draw the board and the
            legal moves again; so does `moves`
1 to 6      what was rolled, if rolls are typed in
rolls      what has been rolled so far, and how often
undo        take back your last move, if nothing has been rolled since
undo roll  take back your last move, and all rolls and moves since
redo        make again what was taken back
hint        ask the computer for a move
save FILE   write the game down           load FILE   go on with a saved game
resign      give up                       flip        turn the board around
new         begin again                   help        this text
quit        leave; so does the end of the input

Bring all your pieces from your corner once round the edge, counter-clockwise,
and home: onto the four cells of your diagonal, the corner among them. An own
piece in the way cuts a move short; an opponent's is captured, and waits again.
A six may enter a waiting piece. On the way home a roll is made in full or not
at all. When no piece can move, the turn passes by itself.";

impl Command {
    /// Understands a line; anything that begins like a square or a move is meant as one.
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
    fn squares_moves_and_rolls_are_told_apart() {
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
