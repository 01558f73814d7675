/// A command that both games have.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Draw the board and list the moves.
    Board,
    Undo,
    Redo,
    Hint,
    Save(&'a str),
    Load(&'a str),
    Resign,
    Flip,
    New,
    Help,
    Quit,
}

/// Why a line is not a command of both games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum CommandError {
    /// The word is one, but its argument is wrong; the message says what is expected.
    Argument(String),
    /// The word is unknown.
    Word,
}

/// A word and its argument: `save game.txt`.
pub(crate) fn split_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

impl<'a> Command<'a> {
    /// Parses a line; words may be in upper or lower case.
    pub(crate) fn parse(line: &'a str) -> Result<Command<'a>, CommandError> {
        let (word, argument) = split_word(line);
        let with_file = |command: fn(&'a str) -> Command<'a>| {
            let expected = || CommandError::Argument(format!("Expected a file name: `{word} game.txt`."));
            if argument.is_empty() { Err(expected()) } else { Ok(command(argument)) }
        };
        let command = match word.to_lowercase().as_str() {
            "save" => return with_file(Command::Save),
            "load" => return with_file(Command::Load),
            "" | "board" | "moves" => Command::Board,
            "undo" | "u" => Command::Undo,
            "redo" | "r" => Command::Redo,
            "hint" => Command::Hint,
            "resign" => Command::Resign,
            "flip" => Command::Flip,
            "new" => Command::New,
            "help" | "h" | "?" => Command::Help,
            "quit" | "q" | "exit" => Command::Quit,
            _ => return Err(CommandError::Word),
        };
        if argument.is_empty() {
            return Ok(command);
        }
        Err(CommandError::Argument(format!("Expected nothing after `{word}`.")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_any_case_and_file_names_may_have_spaces() {
        assert_eq!(Command::parse(""), Ok(Command::Board));
        assert_eq!(Command::parse("UNDO"), Ok(Command::Undo));
        assert_eq!(Command::parse("save  my game.txt"), Ok(Command::Save("my game.txt")));
    }

    #[test]
    fn an_error_says_what_is_expected() {
        let message = |line| match Command::parse(line) {
            Err(CommandError::Argument(message)) => message,
            other => panic!("{other:?}"),
        };
        assert_eq!(message("save"), "Expected a file name: `save game.txt`.");
        assert_eq!(message("undo 3"), "Expected nothing after `undo`.");
        assert_eq!(Command::parse("castle"), Err(CommandError::Word));
        assert_eq!(Command::parse("é"), Err(CommandError::Word));
    }
}
