//! What can be typed during either game.

/// A line as it was typed, understood.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Command<'a> {
    /// Draw the board again.
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

/// Why a line is no command of both games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum NotUnderstood {
    /// The word is, but not what stands behind it; this was expected.
    Rest(String),
    /// The word is none of these.
    Word,
}

/// A word and its rest: `save game.txt`.
pub(crate) fn split(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

impl<'a> Command<'a> {
    pub(crate) fn read(line: &'a str) -> Result<Command<'a>, NotUnderstood> {
        let (word, rest) = split(line);
        let with_file = |command: fn(&'a str) -> Command<'a>| {
            let expected = || NotUnderstood::Rest(format!("Expected a file name: `{word} game.txt`."));
            if rest.is_empty() { Err(expected()) } else { Ok(command(rest)) }
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
            _ => return Err(NotUnderstood::Word),
        };
        if rest.is_empty() {
            return Ok(command);
        }
        Err(NotUnderstood::Rest(format!("Expected nothing after `{word}`.")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_understood_in_any_case_and_file_names_whole() {
        assert_eq!(Command::read(""), Ok(Command::Board));
        assert_eq!(Command::read("UNDO"), Ok(Command::Undo));
        assert_eq!(Command::read("save  my game.txt"), Ok(Command::Save("my game.txt")));
    }

    #[test]
    fn what_is_not_understood_is_told_what_was_expected() {
        let rest = |line| match Command::read(line) {
            Err(NotUnderstood::Rest(expected)) => expected,
            other => panic!("{other:?}"),
        };
        assert_eq!(rest("save"), "Expected a file name: `save game.txt`.");
        assert_eq!(rest("undo 3"), "Expected nothing after `undo`.");
        assert_eq!(Command::read("castle"), Err(NotUnderstood::Word));
        assert_eq!(Command::read("é"), Err(NotUnderstood::Word));
    }
}
