//! The rules and the tutorial of a game at the terminal.

pub(crate) mod page;
pub(crate) mod taught;
pub(crate) mod tutorial;

use std::io;

use stones_dice_texts::{Game, text};
use taught::Taught;

use crate::games::dice_race::session::DiceRace;
use crate::games::stones::session::Stones;
use crate::session::command::split_word;
use crate::session::terminal::Terminal;

/// Prints the rules of a game, or of both.
pub(crate) fn show_rules(game: Option<Game>, terminal: &mut Terminal) -> io::Result<()> {
    match game {
        Some(Game::Stones) => page::print::<Stones>(terminal),
        Some(Game::DiceRace) => page::print::<DiceRace>(terminal),
        None => {
            page::print::<Stones>(terminal)?;
            terminal.console.say("")?;
            page::print::<DiceRace>(terminal)
        }
    }
}

/// Teaches a game, and says how to start one.
pub(crate) fn teach(game: Game, terminal: &mut Terminal) -> io::Result<()> {
    let how_to_start = match game {
        Game::Stones => {
            tutorial::run::<Stones>(terminal)?;
            Stones::how_to_start(&terminal.texts)
        }
        Game::DiceRace => {
            tutorial::run::<DiceRace>(terminal)?;
            DiceRace::how_to_start(&terminal.texts)
        }
    };
    terminal.console.say(how_to_start)
}

/// Asks for a game; `None` if the answer is to quit. `rules` and `tutorial` work at this prompt.
pub(crate) fn choose(terminal: &mut Terminal) -> io::Result<Option<Game>> {
    terminal.console.say(text!(terminal.texts, "session-games"))?;
    while let Some(answer) = terminal.console.ask(text!(terminal.texts, "session-which-game"))? {
        if let Some(game) = named(&answer) {
            return Ok(Some(game));
        }
        let (word, rest) = split_word(&answer);
        match (word.to_lowercase().as_str(), named(rest)) {
            ("q" | "quit" | "exit", _) => break,
            ("rules", Some(game)) => show_rules(Some(game), terminal)?,
            ("rules", None) if rest.is_empty() => show_rules(None, terminal)?,
            ("tutorial", Some(game)) => teach(game, terminal)?,
            ("tutorial", None) if rest.is_empty() => match choose(terminal)? {
                Some(game) => teach(game, terminal)?,
                None => break,
            },
            _ => terminal.console.say(text!(terminal.texts, "session-expected-game"))?,
        }
    }
    Ok(None)
}

/// The game that a word or its number in the menu names.
fn named(word: &str) -> Option<Game> {
    match word.to_lowercase().as_str() {
        "1" | "stones" | "stones!" => Some(Game::Stones),
        "2" | "dice-race" | "dice race" | "race" => Some(Game::DiceRace),
        _ => None,
    }
}
