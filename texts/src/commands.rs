use crate::Texts;

/// The words of commands in English. The key of each is `commands-` and the word.
pub const COMMAND_WORDS: [&str; 33] = [
    "moves", "board", "hint", "undo", "redo", "save", "load", "delete", "new", "menu", "quit", "rules", "tutorial",
    "help", "signs", "resign", "level", "players", "flip", "turn", "draw", "enter", "pass", "rolls", "roll", "skip",
    "back", "continue", "options", "human", "computer", "greedy", "random",
];

impl Texts {
    /// A command in the words of the language: `undo roll` is `скасувати кидок` in Ukrainian. Other words stay.
    pub fn command(&self, english: &str) -> String {
        let word = |word: &str| {
            if COMMAND_WORDS.contains(&word) { self.command_word(word) } else { word.to_owned() }
        };
        english.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }

    /// The source of a file with its commands, which stand in backquotes, in the words of the language.
    ///
    /// This is done before variables have their values: what a player has typed is shown as it was typed.
    pub(crate) fn with_commands(&self, source: &str) -> String {
        let is_command = |text: &str| text.split(' ').next().is_some_and(|word| COMMAND_WORDS.contains(&word));
        let part = |(number, text): (usize, &str)| {
            if number % 2 == 1 && is_command(text) { self.command(text) } else { text.to_owned() }
        };
        let line = |line: &str| line.split('`').enumerate().map(part).collect::<Vec<_>>().join("`");
        source.split('\n').map(line).collect::<Vec<_>>().join("\n")
    }

    /// The English word of commands that a word of the language, in lower case, stands for.
    pub fn english_command_word(&self, word: &str) -> Option<&'static str> {
        COMMAND_WORDS.into_iter().find(|english| self.command_word(english) == word)
    }

    fn command_word(&self, english: &str) -> String {
        self.format(&format!("commands-{english}"), &[])
    }
}
