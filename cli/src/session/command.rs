use std::path::PathBuf;

use chessboard_core::Level;

use super::Left;
use crate::files::file_name;
use crate::terminal::{escape, quit};

/// A command that both games have.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Draw the board and list the moves, as far as they fit the terminal.
    Board,
    /// Draw the board and list all moves.
    Moves,
    Undo,
    Redo,
    Hint,
    Save(PathBuf),
    Load(PathBuf),
    Resign,
    /// Show the level of the computer, or set it.
    Level(Option<Level>),
    /// Set White's and Black's players, which are not yet parsed; ask, if there are none.
    Players(&'a str),
    Flip,
    /// Turn the board to the side to move, or no longer.
    Turn,
    New,
    Rules,
    Tutorial,
    Help,
    /// Explain the signs of lists and boards.
    Signs,
    /// Leave the game: to the menu, or the program.
    Leave(Left),
}

/// Why a line is not a command of both games.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CommandError {
    /// The word expects nothing after it.
    ExpectedNothing,
    /// The word expects the name of a file after it.
    ExpectedFile,
    /// Expected a level.
    ExpectedLevel,
    /// The name of a file has to be UTF-8 on this system.
    ExpectedUtf8,
    /// The word is unknown.
    UnknownWord,
}

impl<'a> Command<'a> {
    /// Parses a line; words may be in upper or lower case, and a file name need not be UTF-8.
    pub(crate) fn parse(line: &'a [u8]) -> Result<Command<'a>, CommandError> {
        let (word, argument) = line.split_at(line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len()));
        let (word, argument) = (escape::text(word), argument.trim_ascii_start());
        let with_file = |command: fn(PathBuf) -> Command<'a>| match file_name::read(argument) {
            None => Err(CommandError::ExpectedUtf8),
            Some(path) if path.as_os_str().is_empty() => Err(CommandError::ExpectedFile),
            Some(path) => Ok(command(path)),
        };
        let command = match word.to_lowercase().as_str() {
            "level" if argument.is_empty() => return Ok(Command::Level(None)),
            "level" => return level(argument).map(|level| Command::Level(Some(level))),
            // Bytes that are not UTF-8 name no player.
            "players" => return Ok(Command::Players(str::from_utf8(argument).unwrap_or("?"))),
            "save" => return with_file(Command::Save),
            "load" => return with_file(Command::Load),
            "" | "board" => Command::Board,
            "moves" => Command::Moves,
            "undo" | "u" => Command::Undo,
            "redo" | "r" => Command::Redo,
            "hint" => Command::Hint,
            "resign" => Command::Resign,
            "flip" => Command::Flip,
            "turn" => Command::Turn,
            "new" => Command::New,
            "rules" => Command::Rules,
            "tutorial" => Command::Tutorial,
            "help" | "h" | "?" if argument.eq_ignore_ascii_case(b"signs") => return Ok(Command::Signs),
            "help" | "h" | "?" => Command::Help,
            "menu" | "back" => Command::Leave(Left::Menu),
            word if quit::is_meant(word) => Command::Leave(Left::Quit),
            _ => return Err(CommandError::UnknownWord),
        };
        if argument.is_empty() {
            return Ok(command);
        }
        Err(CommandError::ExpectedNothing)
    }
}

fn level(text: &[u8]) -> Result<Level, CommandError> {
    let level = str::from_utf8(text).ok().and_then(|text| text.parse().ok());
    level.ok_or(CommandError::ExpectedLevel)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_any_case_and_file_names_may_have_spaces() {
        assert_eq!(Command::parse(b""), Ok(Command::Board));
        assert_eq!(Command::parse(b"UNDO"), Ok(Command::Undo));
        assert_eq!(Command::parse(b"help"), Ok(Command::Help));
        assert_eq!(Command::parse(b"Help  SIGNS"), Ok(Command::Signs));
        for word in [&b"quit"[..], b"Q", b"Exit"] {
            assert_eq!(Command::parse(word), Ok(Command::Leave(Left::Quit)));
        }
        for word in [&b"menu"[..], b"Back"] {
            assert_eq!(Command::parse(word), Ok(Command::Leave(Left::Menu)));
        }
        for line in ["save  my game.txt", "save \"my game.txt\""] {
            assert_eq!(Command::parse(line.as_bytes()), Ok(Command::Save("my game.txt".into())));
        }
    }

    #[test]
    fn an_error_says_what_is_expected() {
        for line in ["save", "save ''"] {
            assert_eq!(Command::parse(line.as_bytes()), Err(CommandError::ExpectedFile));
        }
        assert_eq!(Command::parse(b"Undo 3"), Err(CommandError::ExpectedNothing));
        assert_eq!(Command::parse(b"castle"), Err(CommandError::UnknownWord));
        assert_eq!(Command::parse("é".as_bytes()), Err(CommandError::UnknownWord));
    }
}
