//! The keys in the sources of the programs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use stones_dice_texts::{COMMAND_WORDS, Game, Language, Lesson, Section};

use crate::messages;

/// A use of a text: of the macro `text!` in the command, of the function `text` in the page.
#[derive(Debug)]
struct Use {
    place: String,
    key: String,
    variables: BTreeSet<String>,
}

#[test]
fn every_key_that_is_used_exists_with_its_variables() {
    let english = messages::of(Language::English);
    for Use { place, key, variables } in uses().into_iter().chain(uses_of_page()) {
        let message = english.get(&key).unwrap_or_else(|| panic!("{place}: there is no text {key}"));
        assert_eq!(variables, message.variables, "{place}: {key}");
    }
    for (keys, allowed) in [(reasons().collect(), &["origin", "target"][..]), (data().collect::<Vec<_>>(), &[])] {
        for key in keys {
            let message = english.get(&key).unwrap_or_else(|| panic!("there is no text {key}"));
            let variables = &message.variables;
            assert!(variables.iter().all(|name| allowed.contains(&name.as_str())), "{key}: {variables:?}");
        }
    }
}

/// The command uses every key of its own, and the page every key of its own. The page also uses keys of the command.
#[test]
fn every_key_is_used() {
    let english = messages::of(Language::English);
    let (of_page, of_command): (Vec<_>, Vec<_>) = english.iter().partition(|(key, _)| messages::is_of_page(key));
    for (name, messages, uses) in [("command", of_command, uses()), ("page", of_page, uses_of_page())] {
        let references = messages.iter().flat_map(|(_, message)| message.references.iter().cloned());
        let used: BTreeSet<_> =
            uses.into_iter().map(|used| used.key).chain(reasons()).chain(data()).chain(references).collect();
        let unused: Vec<_> = messages.iter().map(|(key, _)| key).filter(|key| !used.contains(**key)).collect();
        assert!(unused.is_empty(), "{name}: {unused:?}");
    }
}

/// The keys of the reasons why moves are illegal, as the command makes them.
fn reasons() -> impl Iterator<Item = String> {
    let stones = stones_core::IllegalMove::ALL.map(|reason| format!("stones-illegal-{}", reason.name()));
    let race = dice_race_core::IllegalMove::ALL.map(|reason| format!("dice-race-illegal-{}", reason.name()));
    stones.into_iter().chain(race)
}

/// The keys of rules, lessons and command words.
fn data() -> impl Iterator<Item = String> {
    let sections = Game::ALL.into_iter().flat_map(Section::all);
    let lessons = Game::ALL.into_iter().flat_map(Lesson::all);
    let of_section = |Section { id, .. }: Section| [format!("{id}.text"), id];
    let of_lesson = |Lesson { id, answers, .. }: Lesson| {
        let attributes = ["task", "hint", "done"].map(str::to_owned).into_iter().chain(answers.into_values());
        attributes.map(|attribute| format!("{id}.{attribute}")).chain([id.clone()]).collect::<Vec<_>>()
    };
    let words = COMMAND_WORDS.map(|word| format!("commands-{word}"));
    sections.flat_map(of_section).chain(lessons.flat_map(of_lesson)).chain(words)
}

fn uses() -> Vec<Use> {
    let mut uses = Vec::new();
    for (path, source) in sources(Path::new("../cli/src"), &["rs"]) {
        uses.extend(source.split("text!(").skip(1).map(|rest| read_use(&path, rest)));
    }
    assert!(uses.len() > 100, "the sources have moved");
    uses
}

fn uses_of_page() -> Vec<Use> {
    let mut uses = Vec::new();
    for (path, source) in sources(Path::new("../web/src"), &["ts", "tsx"]) {
        // Only calls: the function has been imported from its module, and is not a part of another name.
        let pieces: Vec<_> = source.split("text(").collect();
        for pair in pieces.windows(2) {
            let is_call = !pair[0].ends_with(|c: char| c.is_alphanumeric() || "_.".contains(c))
                && !pair[0].ends_with("function ");
            if is_call {
                uses.push(read_use_of_page(&path, pair[1]));
            }
        }
    }
    assert!(uses.len() > 50, "the sources have moved");
    uses
}

/// The files in a folder with one of these endings, each with its text.
fn sources(folder: &Path, endings: &[&str]) -> Vec<(String, String)> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources.extend(self::sources(&path, endings));
        } else if path.extension().is_some_and(|ending| endings.iter().any(|other| ending == *other)) {
            let source = fs::read_to_string(&path).unwrap();
            sources.push((path.display().to_string(), source));
        }
    }
    sources
}

/// Reads the arguments of the macro: the texts, the key, and pairs of a name and a value.
fn read_use(place: &str, rest: &str) -> Use {
    let mut arguments = arguments(rest).into_iter().skip(1);
    let key = arguments.next().unwrap_or_default();
    Use { place: place.to_owned(), key: read_key(place, &key), variables: names(arguments, '=') }
}

/// Reads the arguments of the function: the key, and an object with the values.
fn read_use_of_page(place: &str, rest: &str) -> Use {
    let mut arguments = arguments(rest).into_iter();
    let key = arguments.next().unwrap_or_default();
    let object = arguments.next().unwrap_or_default();
    let pairs = object.trim_start_matches('{').trim_end_matches('}').to_owned() + ")";
    Use {
        place: place.to_owned(),
        key: read_key(place, &key),
        variables: names(self::arguments(&pairs).into_iter(), ':'),
    }
}

fn read_key(place: &str, literal: &str) -> String {
    let key = literal.strip_prefix('"').and_then(|key| key.strip_suffix('"'));
    key.unwrap_or_else(|| panic!("{place}: expected a key, not {literal}")).to_owned()
}

/// The names of pairs of a name and a value.
fn names(pairs: impl Iterator<Item = String>, mark: char) -> BTreeSet<String> {
    let name = |pair: String| pair.split(mark).next().unwrap_or_default().trim().to_owned();
    pairs.map(name).filter(|name| !name.is_empty()).collect()
}

/// The arguments of a call up to its closing parenthesis.
fn arguments(rest: &str) -> Vec<String> {
    let (mut depth, mut is_text, mut arguments) = (0, false, vec![String::new()]);
    for c in rest.chars() {
        match c {
            '"' => is_text = !is_text,
            _ if is_text => {}
            ')' if depth == 0 => break,
            ',' if depth == 0 => {
                arguments.push(String::new());
                continue;
            }
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        arguments.last_mut().unwrap().push(c);
    }
    arguments.iter().map(|argument| argument.trim().to_owned()).collect()
}
