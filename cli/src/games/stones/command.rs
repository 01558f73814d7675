//! What can be typed during a game of Stones! alone.

use stones_core::Square;

/// A line as it was typed, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command {
    /// Show where the stone on a square can go.
    Stone(Square),
    /// Make a move, which is yet to be read.
    Move(String),
    /// Offer a draw.
    Draw,
}

/// What `help` prints.
pub(crate) const HELP: &str = "\
a1-d4       move the stone on a1 to d4; c3xe5 pins a stone, c3^e5 frees one;
            a1d4 will do for any
a1          show where the stone on a1 can go
(nothing)   draw the board and the legal moves again; so does `moves`
undo        take back your last move, and the computer's answer with it
redo        make again what was taken back
hint        ask the computer for a move
save FILE   write the game down           load FILE   go on with a saved game
resign      give up                       draw        offer a draw
flip        turn the board around         new         begin again
help        this text
quit        leave; so does the end of the input

Stones move diagonally forward over empty squares, and may then jump one stone:
an opponent's unpinned stone, which pins it, or an own pinned one, which frees
it. Behind it there must be an empty square. A neighbor to the left or right may
be jumped too. Pinned stones cannot move. When a player cannot move, the one
with more unpinned stones on the far side wins.";

impl Command {
    /// Understands a line; anything that begins like a square is meant as one, or as a move.
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
    fn squares_and_moves_are_told_apart() {
        assert_eq!(Command::parse("a1"), Some(Command::Stone(Square::A1)));
        assert_eq!(Command::parse("A1d4"), Some(Command::Move("a1d4".to_owned())));
        assert_eq!(Command::parse("i9"), Some(Command::Move("i9".to_owned())));
        assert_eq!(Command::parse("Draw"), Some(Command::Draw));
        assert_eq!(Command::parse("castle"), None);
    }
}
