//! The keys in the sources of the programs.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use stones_dice_texts::{COMMAND_WORDS, Game, Language, Lesson, Section};

use crate::messages;

/// A use of the macro `text!`.
#[derive(Debug)]
struct Use {
    place: String,
    key: String,
    variables: BTreeSet<String>,
}

#[test]
fn every_key_that_is_used_exists_with_its_variables() {
    let english = messages::of(Language::English);
    for Use { place, key, variables } in uses() {
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

#[test]
fn every_key_is_used() {
    let english = messages::of(Language::English);
    let references = english.values().flat_map(|message| message.references.iter().cloned());
    let used: BTreeSet<_> =
        uses().into_iter().map(|used| used.key).chain(reasons()).chain(data()).chain(references).collect();
    let unused: Vec<_> = english.keys().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "{unused:?}");
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
    collect(Path::new("../cli/src"), &mut uses);
    assert!(uses.len() > 100, "the sources have moved");
    uses
}

fn collect(folder: &Path, uses: &mut Vec<Use>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, uses);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).unwrap();
            uses.extend(source.split("text!(").skip(1).map(|rest| read_use(&path, rest)));
        }
    }
}

/// Reads the arguments of the macro: the texts, the key, and pairs of a name and a value.
fn read_use(path: &Path, rest: &str) -> Use {
    let place = path.display().to_string();
    let mut arguments = arguments(rest).into_iter().skip(1);
    let key = arguments.next().unwrap_or_default();
    let key = key.strip_prefix('"').and_then(|key| key.strip_suffix('"'));
    let key = key.unwrap_or_else(|| panic!("{place}: expected a key in: {rest:.80}")).to_owned();
    let name = |pair: String| pair.split('=').next().unwrap_or_default().trim().to_owned();
    let variables = arguments.map(name).filter(|name| !name.is_empty()).collect();
    Use { place, key, variables }
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
