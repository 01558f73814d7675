//! Questions before a game: which one, against whom, how strong, which side.

pub(crate) mod lessons;

use std::io;

use chessboard_core::{Color, Level};
use stones_dice_texts::{Game, Texts, text};

use crate::playable::terminal::Terminal;
use crate::players::contestant::Contestant;
use crate::terminal::{quit, typed};
use typed::split_word;

/// A level that a first-timer can beat.
pub(crate) const USUAL_LEVEL: Level = Level::ALL[1];

/// What a game is chosen for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    Rules,
    Tutorial,
    /// To choose its rules, and play.
    Options,
}

impl Purpose {
    fn title(self, texts: &Texts) -> String {
        match self {
            Purpose::Rules => text!(texts, "session-choose-rules"),
            Purpose::Tutorial => text!(texts, "session-choose-tutorial"),
            Purpose::Options => text!(texts, "session-choose-options"),
        }
    }
}

/// Asks for a game; `None` to go back.
pub(crate) fn ask_game(purpose: Purpose, terminal: &mut Terminal) -> io::Result<Option<Game>> {
    let texts = &terminal.texts;
    let (title, games) = (purpose.title(texts), text!(texts, "session-games"));
    let question = Question {
        game: None,
        choices: format!("{title}\n{games}\n{}", text!(texts, "session-games-words")),
        prompt: text!(texts, "session-which-game", usual = "1"),
        expected: text!(texts, "session-expected-game"),
    };
    question.ask(terminal, |answer| if answer.is_empty() { Some(Game::Stones) } else { game_named(answer) })
}

/// The game that a word or its number in the menu names.
pub(crate) fn game_named(word: &str) -> Option<Game> {
    match word {
        "1" | "stones" | "stones!" => Some(Game::Stones),
        "2" | "dice-race" | "dice race" | "dice" | "race" => Some(Game::DiceRace),
        _ => None,
    }
}

/// Asks who plays White and Black in a game, the computer at a `usual` level; a random side follows from the seed.
/// `None` to go back.
pub(crate) fn ask_players(
    game: Game,
    usual: Level,
    seed: u64,
    terminal: &mut Terminal,
) -> io::Result<Option<[Contestant; 2]>> {
    while let Some(is_computer) = ask_for_computer(game, terminal)? {
        if !is_computer {
            return Ok(Some([Contestant::Human; 2]));
        }
        if let Some(players) = ask_level_and_color(game, usual, seed, terminal)? {
            return Ok(Some(players));
        }
    }
    Ok(None)
}

fn ask_level_and_color(
    game: Game,
    usual: Level,
    seed: u64,
    terminal: &mut Terminal,
) -> io::Result<Option<[Contestant; 2]>> {
    while let Some(level) = ask_level(game, usual, terminal)? {
        let computer = Contestant::Computer(Some(level));
        match ask_color(game, seed, terminal)? {
            Some(Color::White) => return Ok(Some([Contestant::Human, computer])),
            Some(Color::Black) => return Ok(Some([computer, Contestant::Human])),
            None => {}
        }
    }
    Ok(None)
}

/// Asks whether the computer plays.
fn ask_for_computer(game: Game, terminal: &mut Terminal) -> io::Result<Option<bool>> {
    let texts = &terminal.texts;
    let question = Question {
        game: Some(game),
        choices: text!(texts, "session-opponents"),
        prompt: text!(texts, "session-which-opponent"),
        expected: text!(texts, "session-expected-opponent"),
    };
    question.ask(terminal, |answer| match answer {
        "" | "1" | "computer" => Some(true),
        "2" | "human" => Some(false),
        _ => None,
    })
}

fn ask_level(game: Game, usual: Level, terminal: &mut Terminal) -> io::Result<Option<Level>> {
    let texts = &terminal.texts;
    let question = Question {
        game: Some(game),
        choices: text!(texts, "session-levels"),
        prompt: text!(texts, "session-which-level", usual = usual.to_string()),
        expected: text!(texts, "session-expected-level-answer"),
    };
    question.ask(terminal, |answer| if answer.is_empty() { Some(usual) } else { answer.parse().ok() })
}

fn ask_color(game: Game, seed: u64, terminal: &mut Terminal) -> io::Result<Option<Color>> {
    let texts = &terminal.texts;
    let question = Question {
        game: Some(game),
        choices: text!(texts, "session-colors"),
        prompt: text!(texts, "session-which-color"),
        expected: text!(texts, "session-expected-color"),
    };
    let [white, black] = Color::ALL.map(|color| text!(texts, "session-side", side = color.name()).to_lowercase());
    let answer = question.ask(terminal, |answer| match answer {
        "" | "1" | "white" => Some(Some(Color::White)),
        "2" | "black" => Some(Some(Color::Black)),
        "3" | "random" => Some(None),
        side if side == white => Some(Some(Color::White)),
        side if side == black => Some(Some(Color::Black)),
        _ => None,
    })?;
    let Some(None) = answer else { return Ok(answer.flatten()) };
    let color = Color::ALL[(seed % 2) as usize];
    terminal.console.say(text!(terminal.texts, "session-your-side", side = color.name()))?;
    Ok(Some(color))
}

/// Asks until the player goes on: before this question there is none to go back to.
pub(crate) fn ask_first<T>(
    terminal: &mut Terminal,
    ask: impl Fn(&mut Terminal) -> io::Result<Option<T>>,
) -> io::Result<T> {
    loop {
        if let Some(answer) = ask(terminal)? {
            return Ok(answer);
        }
        say_is_first(terminal)?;
    }
}

/// Asks questions about `answers` one after the other; a question that is `false` goes back to the one before.
/// `false` to go back before the first. Who comes back from a later question begins with the last one.
pub(crate) fn in_turn<T>(
    answers: &mut T,
    questions: &[fn(&mut T, &mut Terminal) -> io::Result<bool>],
    comes_back: bool,
    terminal: &mut Terminal,
) -> io::Result<bool> {
    let mut at = if comes_back { questions.len().saturating_sub(1) } else { 0 };
    while let Some(ask) = questions.get(at) {
        match (ask(answers, terminal)?, at.checked_sub(1)) {
            (true, _) => at += 1,
            (false, Some(before)) => at = before,
            (false, None) => return Ok(false),
        }
    }
    Ok(true)
}

/// Asks for one of the values of a rule, by its number or its name; Enter is the usual one. The words are the choices
/// and the prompt. `false` to go back.
pub(crate) fn ask_value<T: Copy + Default>(
    chosen: &mut T,
    all: &[T],
    name: fn(T) -> &'static str,
    game: Game,
    [choices, prompt]: [String; 2],
    terminal: &mut Terminal,
) -> io::Result<bool> {
    let expected = text!(terminal.texts, "session-expected-number", least = 1, most = all.len());
    let question = Question { game: Some(game), choices, prompt, expected };
    let read = |answer: &str| match answer.parse::<usize>() {
        _ if answer.is_empty() => Some(T::default()),
        Ok(number) => all.get(number.checked_sub(1)?).copied(),
        Err(_) => all.iter().copied().find(|value| name(*value) == answer),
    };
    let answer = question.ask(terminal, read)?;
    Ok(answer.map(|value| *chosen = value).is_some())
}

/// Says that there is no question to go back to.
pub(crate) fn say_is_first(terminal: &mut Terminal) -> io::Result<()> {
    terminal.console.say(text!(terminal.texts, "session-is-first-question"))
}

/// The word that goes one question back.
const BACK: &str = "back";

/// A question with several answers; Enter is the usual one, which the prompt shows.
pub(crate) struct Question {
    /// The game that `rules` and `tutorial` are about, if it is known.
    pub(crate) game: Option<Game>,
    pub(crate) choices: String,
    pub(crate) prompt: String,
    /// What is said after any other answer.
    pub(crate) expected: String,
}

impl Question {
    /// Asks until the answer, in lower case, is one of those expected; `None` to go back. The end of the input is to
    /// quit.
    pub(crate) fn ask<T>(&self, terminal: &mut Terminal, read: impl Fn(&str) -> Option<T>) -> io::Result<Option<T>> {
        self.ask_as_typed(terminal, |answer| read(&answer.to_lowercase()))
    }

    /// The same, with the answer as it was typed.
    pub(crate) fn ask_as_typed<T>(
        &self,
        terminal: &mut Terminal,
        read: impl Fn(&str) -> Option<T>,
    ) -> io::Result<Option<T>> {
        terminal.console.say(&self.choices)?;
        loop {
            let answer = terminal.console.ask(&self.prompt)?.ok_or_else(quit::error)?;
            let answer = typed::answer_in_english(&answer, &terminal.texts);
            if let Some(read) = read(&answer) {
                return Ok(Some(read));
            }
            let answer = answer.to_lowercase();
            if answer == BACK {
                return Ok(None);
            }
            let has_taught = run_lessons(&answer, self.game, terminal)?;
            // After a lesson the choices are no longer seen.
            terminal.console.say(if has_taught { &self.choices } else { &self.expected })?;
        }
    }
}

/// Runs `rules` or `tutorial`. Without a game's name it takes `known`.
fn run_lessons(line: &str, known: Option<Game>, terminal: &mut Terminal) -> io::Result<bool> {
    let (word, rest) = split_word(line);
    let game = if rest.is_empty() { known } else { game_named(rest) };
    match (word, game) {
        _ if game.is_none() && !rest.is_empty() => return Ok(false),
        ("rules", _) => lessons::show_rules(game, terminal)?,
        ("tutorial", Some(game)) => lessons::teach(game, terminal)?,
        ("tutorial", None) => {
            if let Some(game) = ask_game(Purpose::Tutorial, terminal)? {
                lessons::teach(game, terminal)?;
            }
        }
        _ => return Ok(false),
    }
    Ok(true)
}
