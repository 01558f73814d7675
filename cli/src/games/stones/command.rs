//! The commands that only Stones! has.

use stones_core::Square;

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
pub(crate) const HELP: &str = "\
a1-d4       move the stone on a1 to d4; c3xe5 pins a stone, c3^e5 frees one;
            a1d4 also works for all three
a1          show the moves of the stone on a1
(nothing)   draw the board and the legal moves again; same as `moves`
undo        undo your last move and the computer's reply
redo        redo what was undone
hint        ask the computer for a move
save FILE   save the game
load FILE   continue a saved game
resign      resign the game
draw        offer a draw
flip        turn the board around
new         start a new game
help        print this text
quit        leave; the end of the input does the same

A stone moves diagonally forward over empty squares and may then jump one
stone, onto the empty square behind it: an unpinned stone of the opponent, which
gets pinned, or a pinned stone of your own, which is freed. It may also jump a
neighbor to the left or right. Pinned stones cannot move. When a player cannot
move, the player with more unpinned stones on the far side wins.";

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
