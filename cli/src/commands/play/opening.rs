//! The first question of `play`: a new game, one that was left unfinished, or one in a file.

use std::cmp::Reverse;
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use dice_race_core::Game as DiceRaceGame;
use stones_dice_texts::{Game, Texts, text};

use super::options::Options;
use crate::games::dice_race::session::DiceRace;
use crate::games::stones::AnyGame;
use crate::games::stones::session::Stones;
use crate::lessons::taught::Taught;
use crate::session::autosave::Kept;
use crate::session::command::split_word;
use crate::session::dialogue::{self, Question};
use crate::session::file_name;
use crate::session::terminal::Terminal;

/// What the player wants. `K` is a game that was left unfinished.
#[derive(Debug)]
pub(super) enum Choice<K> {
    /// A new game.
    New(Game),
    /// A new game whose rules are asked.
    WithOptions(Game),
    Continue(K),
    Load(PathBuf),
}

/// A game of either kind that was left unfinished.
#[derive(Debug)]
pub(super) enum AnyKept {
    Stones(Kept<AnyGame>),
    DiceRace(Kept<DiceRaceGame>),
}

/// An answer to the first question.
enum Answer {
    New(Game),
    /// Of the games that were left, the one with this index.
    Continue(usize),
    Load(PathBuf),
    /// A new game whose rules are asked; the game, if it is named.
    Options(Option<Game>),
}

/// At most this number of games is offered. The others are, once these are finished.
const MAX_OFFERED: usize = 9;

/// The games of both kinds that were left unfinished, most recently played first.
pub(super) fn kept_of_both(options: &Options, terminal: &mut Terminal) -> io::Result<Vec<AnyKept>> {
    let stones = options.kept::<Stones>(terminal)?.into_iter().map(AnyKept::Stones);
    let dice_race = options.kept::<DiceRace>(terminal)?.into_iter().map(AnyKept::DiceRace);
    let mut kept: Vec<_> = stones.chain(dice_race).collect();
    kept.sort_by_key(|kept| Reverse(kept.written()));
    Ok(kept)
}

impl AnyKept {
    fn written(&self) -> SystemTime {
        match self {
            AnyKept::Stones(kept) => kept.written(),
            AnyKept::DiceRace(kept) => kept.written(),
        }
    }

    pub(super) fn in_words(&self, texts: &Texts) -> String {
        match self {
            AnyKept::Stones(kept) => in_words::<Stones>(kept, texts),
            AnyKept::DiceRace(kept) => in_words::<DiceRace>(kept, texts),
        }
    }
}

/// A game that was left, as a choice.
pub(super) fn in_words<P: Taught>(kept: &Kept<P::Game>, texts: &Texts) -> String {
    kept.in_words(P::title(texts), texts)
}

/// Asks what to play; of one game, if it is `known`. Enter takes the game that was left last, if there is one. `None`
/// to go back.
pub(super) fn ask<K>(
    known: Option<Game>,
    mut kept: Vec<K>,
    in_words: fn(&K, &Texts) -> String,
    terminal: &mut Terminal,
) -> io::Result<Option<Choice<K>>> {
    kept.truncate(MAX_OFFERED);
    let new: &[Game] = known.as_ref().map_or(&Game::ALL, std::slice::from_ref);
    let left: Vec<_> = kept.iter().map(|kept| in_words(kept, &terminal.texts)).collect();
    let question = question(known, new.len(), &left, &terminal.texts);
    while let Some(answer) = question.ask_as_typed(terminal, |answer| read(answer, new, left.len()))? {
        return Ok(Some(match answer {
            Answer::New(game) => Choice::New(game),
            Answer::Continue(index) => Choice::Continue(kept.swap_remove(index)),
            Answer::Load(path) => Choice::Load(path),
            Answer::Options(named) => match named.or(known) {
                Some(game) => Choice::WithOptions(game),
                None => match dialogue::ask_game(terminal)? {
                    Some(game) => Choice::WithOptions(game),
                    None => continue,
                },
            },
        }));
    }
    Ok(None)
}

/// The question with its choices: the new games, the ones that were left, and the words that are understood.
fn question(known: Option<Game>, new: usize, left: &[String], texts: &Texts) -> Question {
    let (first, expected) = match known {
        None => (text!(texts, "session-games"), text!(texts, "session-expected-opening")),
        Some(_) => (text!(texts, "session-new-or-left"), text!(texts, "session-expected-new-or-left")),
    };
    let usual = if left.is_empty() { 1 } else { new + 1 };
    let left = (new + 1..).zip(left).map(|(number, words)| format!("{number}  {words}"));
    let choices: Vec<_> = [first].into_iter().chain(left).chain([text!(texts, "session-opening-words")]).collect();
    Question {
        game: known,
        choices: choices.join("\n"),
        prompt: text!(texts, "session-which-game", usual = usual.to_string()),
        expected,
    }
}

/// Reads an answer: the number or the name of one of the `new` games, or of one of those that were left, or a word.
fn read(answer: &str, new: &[Game], left: usize) -> Option<Answer> {
    let lower = answer.to_lowercase();
    let last_left = (left > 0).then_some(Answer::Continue(0));
    let first_new = new.first().copied().map(Answer::New);
    let new_named = |name: &str| dialogue::game_named(name).filter(|game| new.contains(game));
    if let Some(number) = lower.parse::<usize>().ok().and_then(|number| number.checked_sub(1)) {
        return match new.get(number) {
            Some(game) => Some(Answer::New(*game)),
            None => (number - new.len() < left).then(|| Answer::Continue(number - new.len())),
        };
    }
    match split_word(&lower) {
        ("", _) => last_left.or(first_new),
        ("continue", "") => last_left,
        ("new", "") if new.len() == 1 => first_new,
        ("options", "") => Some(Answer::Options(None)),
        ("options", game) => new_named(game).map(|game| Answer::Options(Some(game))),
        // As it was typed.
        ("load", file) if !file.is_empty() => file_name::read(split_word(answer).1.as_bytes()).map(Answer::Load),
        _ => new_named(&lower).map(Answer::New),
    }
}
