//! The first question of `play`: a new game, one that was left unfinished, or one in a file.

use std::cmp::Reverse;
use std::io;
use std::path::PathBuf;
use std::time::SystemTime;

use dice_race_core::Game as DiceRaceGame;
use stones_dice_texts::{Game, Texts, text};

use super::options::Options;
use crate::dialogue::{self, Purpose, Question};
use crate::files::file_name;
use crate::games::dice_race::session::DiceRace;
use crate::games::stones::AnyGame;
use crate::games::stones::session::Stones;
use crate::lessons::taught::Taught;
use crate::playable::autosave::{Kept, Unfinished};
use crate::playable::terminal::Terminal;
use crate::terminal::console::DefaultAnswer;
use crate::terminal::failure::plain;
use crate::terminal::typed::split_word;

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

/// A game that can be offered: one that was left unfinished.
pub(super) trait Offered {
    /// The game in words.
    fn in_words(&self, texts: &Texts) -> String;

    /// Deletes the game. `false` if another session plays it.
    fn delete(self) -> io::Result<bool>;
}

impl Offered for Kept<AnyGame> {
    fn in_words(&self, texts: &Texts) -> String {
        self.in_words(Stones::title(texts), texts)
    }

    fn delete(self) -> io::Result<bool> {
        self.delete()
    }
}

impl Offered for Kept<DiceRaceGame> {
    fn in_words(&self, texts: &Texts) -> String {
        self.in_words(DiceRace::title(texts), texts)
    }

    fn delete(self) -> io::Result<bool> {
        self.delete()
    }
}

impl Offered for AnyKept {
    fn in_words(&self, texts: &Texts) -> String {
        match self {
            AnyKept::Stones(kept) => Offered::in_words(kept, texts),
            AnyKept::DiceRace(kept) => Offered::in_words(kept, texts),
        }
    }

    fn delete(self) -> io::Result<bool> {
        match self {
            AnyKept::Stones(kept) => kept.delete(),
            AnyKept::DiceRace(kept) => kept.delete(),
        }
    }
}

/// An answer to the first question.
enum Answer {
    New(Game),
    /// Of the games that were left, the one with this index.
    Continue(usize),
    /// Delete the one with this index.
    Delete(usize),
    Load(PathBuf),
    /// A new game whose rules are asked; the game, if it is named.
    Options(Option<Game>),
}

/// At most this number of games is offered. The others are, once these are finished.
const MAX_OFFERED: usize = 9;

/// The games of both kinds that were left unfinished, most recently played first.
pub(super) fn kept_of_both(options: &Options, terminal: &mut Terminal) -> io::Result<Unfinished<AnyKept>> {
    let mut both = options.kept::<Stones>(terminal)?.map(AnyKept::Stones);
    let dice_race = options.kept::<DiceRace>(terminal)?.map(AnyKept::DiceRace);
    both.kept.extend(dice_race.kept);
    both.played += dice_race.played;
    both.kept.sort_by_key(|kept| Reverse(kept.written()));
    Ok(both)
}

impl AnyKept {
    fn written(&self) -> SystemTime {
        match self {
            AnyKept::Stones(kept) => kept.written(),
            AnyKept::DiceRace(kept) => kept.written(),
        }
    }
}

/// Says how many games are not offered, since other sessions play them.
pub(super) fn say_played<K>(unfinished: &Unfinished<K>, terminal: &mut Terminal) -> io::Result<()> {
    match unfinished.played {
        0 => Ok(()),
        games => terminal.console.say(text!(terminal.texts, "session-kept-played", games = games)),
    }
}

/// Asks what to play; of one game, if it is `known`. Enter takes the game that was left last, if there is one. `None`
/// to go back.
pub(super) fn ask<K: Offered>(
    known: Option<Game>,
    unfinished: Unfinished<K>,
    terminal: &mut Terminal,
) -> io::Result<Option<Choice<K>>> {
    say_played(&unfinished, terminal)?;
    let mut kept = unfinished.kept;
    let new: &[Game] = known.as_ref().map_or(&Game::ALL, std::slice::from_ref);
    loop {
        let offered: Vec<_> = kept.iter().take(MAX_OFFERED).map(|kept| kept.in_words(&terminal.texts)).collect();
        let question = question(known, new.len(), &offered, &terminal.texts);
        let Some(answer) = question.ask_as_typed(terminal, |answer| read(answer, new, offered.len()))? else {
            return Ok(None);
        };
        match answer {
            Answer::New(game) => return Ok(Some(Choice::New(game))),
            Answer::Continue(index) => return Ok(Some(Choice::Continue(kept.swap_remove(index)))),
            Answer::Delete(index) => {
                if may_delete(&offered[index], terminal)? {
                    delete(kept.remove(index), terminal)?;
                }
            }
            Answer::Load(path) => return Ok(Some(Choice::Load(path))),
            Answer::Options(named) => {
                let game = match named.or(known) {
                    None => dialogue::ask_game(Purpose::Options, terminal)?,
                    game => game,
                };
                if let Some(game) = game {
                    return Ok(Some(Choice::WithOptions(game)));
                }
            }
        }
    }
}

fn may_delete(game: &str, terminal: &mut Terminal) -> io::Result<bool> {
    let question = text!(terminal.texts, "session-delete", game = game);
    terminal.console.confirm(question, DefaultAnswer::NoAtEnd)
}

fn delete<K: Offered>(kept: K, terminal: &mut Terminal) -> io::Result<()> {
    let texts = &terminal.texts;
    let answer = match kept.delete() {
        Ok(true) => text!(texts, "session-deleted"),
        Ok(false) => text!(texts, "session-kept-taken"),
        Err(error) => text!(texts, "session-not-deleted", reason = plain(error)),
    };
    terminal.console.say(answer)
}

/// The question with its choices: the new games, the ones that were left, and the words that are understood.
fn question(known: Option<Game>, new: usize, offered: &[String], texts: &Texts) -> Question {
    let (first, expected) = match known {
        None => (text!(texts, "session-games"), text!(texts, "session-expected-opening")),
        Some(_) => (text!(texts, "session-new-or-left"), text!(texts, "session-expected-new-or-left")),
    };
    let usual = if offered.is_empty() { 1 } else { new + 1 };
    let delete = (!offered.is_empty()).then(|| text!(texts, "session-delete-words"));
    let offered = (new + 1..)
        .zip(offered)
        .map(|(number, game)| format!("{number}  {}", text!(texts, "session-continue-kept", game = game.as_str())));
    let words = [text!(texts, "session-opening-words")].into_iter().chain(delete);
    let choices: Vec<_> = [first].into_iter().chain(offered).chain(words).collect();
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
    let number = |text: &str| text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let left_at = |number: usize| number.checked_sub(new.len()).filter(|index| *index < left);
    if let Some(number) = number(&lower) {
        return match new.get(number) {
            Some(game) => Some(Answer::New(*game)),
            None => left_at(number).map(Answer::Continue),
        };
    }
    match split_word(&lower) {
        ("", _) => last_left.or(first_new),
        ("continue", "") => last_left,
        ("new", "") if new.len() == 1 => first_new,
        ("delete", text) => number(text).and_then(left_at).map(Answer::Delete),
        ("options", "") => Some(Answer::Options(None)),
        ("options", game) => new_named(game).map(|game| Answer::Options(Some(game))),
        // As it was typed.
        ("load", file) if !file.is_empty() => file_name::read(split_word(answer).1.as_bytes()).map(Answer::Load),
        _ => new_named(&lower).map(Answer::New),
    }
}
