//! Questions before a game: which one, against whom, how strong, which side.

use std::io;

use chessboard_core::{Color, Level};
use stones_dice_texts::{Game, text};

use super::command::split_word;
use super::terminal::Terminal;
use crate::games::contestant::Contestant;
use crate::lessons;
use crate::terminal::{quit, typed};

/// A level that a first-timer can beat.
pub(crate) const USUAL_LEVEL: Level = Level::ALL[1];

/// Asks which game to play.
pub(crate) fn ask_game(terminal: &mut Terminal) -> io::Result<Game> {
    let texts = &terminal.texts;
    let question = Question {
        choices: text!(texts, "session-games"),
        prompt: text!(texts, "session-which-game"),
        expected: text!(texts, "session-expected-game"),
    };
    question.ask(None, terminal, |answer| if answer.is_empty() { Some(Game::Stones) } else { named(answer) })
}

/// The game that a word or its number in the menu names.
fn named(word: &str) -> Option<Game> {
    match word {
        "1" | "stones" | "stones!" => Some(Game::Stones),
        "2" | "dice-race" | "dice race" | "dice" | "race" => Some(Game::DiceRace),
        _ => None,
    }
}

/// Asks who plays White and Black in a game; a random side follows from the seed.
pub(crate) fn ask_players(game: Game, seed: u64, terminal: &mut Terminal) -> io::Result<[Contestant; 2]> {
    if !ask_for_computer(game, terminal)? {
        return Ok([Contestant::Human; 2]);
    }
    let computer = Contestant::Computer(Some(ask_level(game, terminal)?));
    Ok(match ask_color(game, seed, terminal)? {
        Color::White => [Contestant::Human, computer],
        Color::Black => [computer, Contestant::Human],
    })
}

/// Asks whether the computer plays.
fn ask_for_computer(game: Game, terminal: &mut Terminal) -> io::Result<bool> {
    let texts = &terminal.texts;
    let question = Question {
        choices: text!(texts, "session-opponents"),
        prompt: text!(texts, "session-which-opponent"),
        expected: text!(texts, "session-expected-opponent"),
    };
    question.ask(Some(game), terminal, |answer| match answer {
        "" | "1" | "computer" => Some(true),
        "2" | "human" => Some(false),
        _ => None,
    })
}

fn ask_level(game: Game, terminal: &mut Terminal) -> io::Result<Level> {
    let texts = &terminal.texts;
    let question = Question {
        choices: text!(texts, "session-levels"),
        prompt: text!(texts, "session-which-level", usual = USUAL_LEVEL.to_string()),
        expected: text!(texts, "session-expected-level"),
    };
    question.ask(Some(game), terminal, |answer| if answer.is_empty() { Some(USUAL_LEVEL) } else { answer.parse().ok() })
}

fn ask_color(game: Game, seed: u64, terminal: &mut Terminal) -> io::Result<Color> {
    let texts = &terminal.texts;
    let question = Question {
        choices: text!(texts, "session-colors"),
        prompt: text!(texts, "session-which-color"),
        expected: text!(texts, "session-expected-color"),
    };
    let [white, black] = Color::ALL.map(|color| text!(texts, "session-side", side = color.name()).to_lowercase());
    question.ask(Some(game), terminal, |answer| match answer {
        "" | "1" | "white" => Some(Color::White),
        "2" | "black" => Some(Color::Black),
        "3" | "random" => Some(Color::ALL[(seed % 2) as usize]),
        side if side == white => Some(Color::White),
        side if side == black => Some(Color::Black),
        _ => None,
    })
}

/// A question with several answers; Enter is the usual one, which the prompt shows.
struct Question {
    choices: String,
    prompt: String,
    /// What is said after any other answer.
    expected: String,
}

impl Question {
    /// Asks until the answer, in lower case, is one of those expected. The end of the input is to quit. `rules` and
    /// `tutorial` are about the game, if it is known.
    fn ask<T>(&self, game: Option<Game>, terminal: &mut Terminal, read: impl Fn(&str) -> Option<T>) -> io::Result<T> {
        terminal.console.say(&self.choices)?;
        loop {
            let answer = terminal.console.ask(&self.prompt)?.ok_or_else(quit::error)?;
            let answer = typed::answer_in_english(&answer, &terminal.texts).to_lowercase();
            if let Some(read) = read(&answer) {
                return Ok(read);
            }
            if !run_lessons(&answer, game, terminal)? {
                terminal.console.say(&self.expected)?;
            }
        }
    }
}

/// Runs `rules` or `tutorial`. Without a game's name it takes `known`.
fn run_lessons(line: &str, known: Option<Game>, terminal: &mut Terminal) -> io::Result<bool> {
    let (word, rest) = split_word(line);
    let game = if rest.is_empty() { known } else { named(rest) };
    match (word, game) {
        _ if game.is_none() && !rest.is_empty() => return Ok(false),
        ("rules", _) => lessons::show_rules(game, terminal)?,
        ("tutorial", Some(game)) => lessons::teach(game, terminal)?,
        ("tutorial", None) => {
            let game = ask_game(terminal)?;
            lessons::teach(game, terminal)?;
        }
        _ => return Ok(false),
    }
    Ok(true)
}
