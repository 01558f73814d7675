//! What can be typed during a game.

use stones_core::Square;

/// A line as it was typed, understood.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Draw the board again.
    Board,
    /// Show where the stone on a square can go.
    Stone(Square),
    /// Make a move, which is yet to be read.
    Move(String),
    Undo,
    Redo,
    Hint,
    Save(&'a str),
    Load(&'a str),
    Resign,
    Draw,
    Flip,
    New,
    Help,
    Quit,
}

/// What `help` prints.
pub(crate) const HELP: &str = "\
a1-d4       move the stone on a1 to d4; c3xe5 pins a stone, c3^e5 frees one, a1d4 will do for any
a1          show where the stone on a1 can go
(nothing)   draw the board and the legal moves again; so does `moves`
undo        take back your last move, and the computer's answer with it
redo        make again what was taken back
hint        ask the computer for a move
save FILE   write the game down           load FILE   go on with a game from a file
resign      give up                       draw        offer a draw
flip        turn the board around         new         begin again
help        this text                     quit        leave; so does the end of the input

Stones move diagonally forward over empty squares, and may then jump one stone: an opponent's unpinned
stone, which pins it, or an own pinned one, which frees it. Behind it there must be an empty square. A
neighbor to the left or right may be jumped too. Pinned stones cannot move. When a player cannot move, the
one with more unpinned stones on the far side wins.";

impl<'a> Command<'a> {
    /// Understands a line; the error says what could have been typed.
    pub(crate) fn read(line: &'a str) -> Result<Command<'a>, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim_start();
        let with_file = |command: fn(&'a str) -> Command<'a>| {
            if rest.is_empty() { Err(format!("Expected a file name: `{word} game.txt`.")) } else { Ok(command(rest)) }
        };
        let command = match word.to_lowercase().as_str() {
            "save" => return with_file(Command::Save),
            "load" => return with_file(Command::Load),
            "" | "board" | "moves" => Command::Board,
            "undo" | "u" => Command::Undo,
            "redo" | "r" => Command::Redo,
            "hint" => Command::Hint,
            "resign" => Command::Resign,
            "draw" => Command::Draw,
            "flip" => Command::Flip,
            "new" => Command::New,
            "help" | "h" | "?" => Command::Help,
            "quit" | "q" | "exit" => Command::Quit,
            _ => return Command::read_squares(line),
        };
        if rest.is_empty() { Ok(command) } else { Err(format!("Expected nothing after `{word}`.")) }
    }

    /// Anything that begins like a square is meant as one, or as a move.
    fn read_squares(line: &'a str) -> Result<Command<'a>, String> {
        let lower = line.to_lowercase();
        if let Ok(square) = lower.parse() {
            return Ok(Command::Stone(square));
        }
        match lower.as_bytes() {
            [b'a'..=b'z', b'0'..=b'9', ..] => Ok(Command::Move(lower)),
            _ => Err(format!("Expected a move such as a1-d4, a square such as a1, or `help`, not `{line}`.")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_squares_and_moves_are_told_apart() {
        assert_eq!(Command::read(""), Ok(Command::Board));
        assert_eq!(Command::read("UNDO"), Ok(Command::Undo));
        assert_eq!(Command::read("a1"), Ok(Command::Stone(Square::A1)));
        assert_eq!(Command::read("A1d4"), Ok(Command::Move("a1d4".to_owned())));
        assert_eq!(Command::read("i9"), Ok(Command::Move("i9".to_owned())));
        assert_eq!(Command::read("save  my game.txt"), Ok(Command::Save("my game.txt")));
    }

    #[test]
    fn what_is_not_understood_is_told_what_was_expected() {
        assert_eq!(Command::read("save").unwrap_err(), "Expected a file name: `save game.txt`.");
        assert_eq!(Command::read("undo 3").unwrap_err(), "Expected nothing after `undo`.");
        assert!(Command::read("castle").unwrap_err().starts_with("Expected a move such as a1-d4"));
        assert!(Command::read("é").unwrap_err().ends_with("not `é`."));
    }
}
