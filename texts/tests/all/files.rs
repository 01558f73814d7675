//! The files of all languages say the same.

use std::collections::BTreeSet;
use std::fs;

use stones_dice_texts::{COMMAND_WORDS, FluentValue, Language, Texts};

use crate::messages::{self, Bundle};

#[test]
fn every_file_of_a_folder_is_read() {
    for language in Language::ALL {
        let read: BTreeSet<_> = messages::files(language).map(|(name, _)| format!("{name}.ftl")).collect();
        let there = fs::read_dir(language.tag()).unwrap();
        let there: BTreeSet<_> = there.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        assert_eq!(read, there, "{language}");
    }
}

#[test]
fn all_languages_have_the_same_keys_with_the_same_variables() {
    let english = messages::of(Language::English);
    for language in Language::ALL {
        let other = messages::of(language);
        assert!(english.keys().eq(other.keys()), "{language}");
        for (key, message) in &other {
            assert_eq!(message.variables, english[key].variables, "{language}: {key}");
        }
    }
}

/// A selector by a number needs all the forms of the language.
#[test]
fn plurals_are_complete() {
    for language in Language::ALL {
        let forms: &[&str] = match language {
            Language::English | Language::Gujarati => &["one", "other"],
            Language::Ukrainian | Language::Russian => &["one", "few", "many"],
        };
        for (key, message) in messages::of(language) {
            for variants in message.selectors.iter().filter(|variants| variants.contains("one")) {
                let forms: BTreeSet<_> = forms.iter().map(|&form| form.to_owned()).collect();
                assert_eq!(variants, &forms, "{language}: {key}");
            }
        }
    }
}

/// In some languages the form `one` is not only that of 1: it also stands for 0, or for 21.
#[test]
fn every_plural_names_its_number() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let texts = Bundle::new(language);
        for (key, message) in messages::of(language) {
            let is_plural = message.selectors.iter().any(|variants| variants.contains("one"));
            for number in [0, 1, 2, 5, 21].into_iter().filter(|_| is_plural) {
                let args: Vec<_> = message.variables.iter().map(|name| (name.as_str(), number.into())).collect();
                let text = texts.format(&key, &args);
                assert!(text.contains(&number.to_string()), "{language}: {key}: {text}");
            }
        }
    }
}

/// Commands, signs and options are the same in the files of all languages.
#[test]
fn words_in_backquotes_are_not_translated() {
    let quoted = |texts: &Bundle, key: &str| {
        let text = texts.format(key, &[]);
        let mut words: Vec<_> = text.split('`').skip(1).step_by(2).map(str::to_owned).collect();
        words.sort_unstable();
        words.dedup();
        words
    };
    let english = Bundle::new(Language::English);
    let answers = ["session-answer-append"];
    for language in Language::ALL {
        let texts = Bundle::new(language);
        for key in messages::of(language).keys().filter(|key| !answers.contains(&key.as_str())) {
            assert_eq!(quoted(&texts, key), quoted(&english, key), "{language}: {key}");
        }
    }
}

/// A menu that named the English words would look as if only these were understood.
#[test]
fn texts_name_commands_in_the_words_of_the_language() {
    let mut seen = BTreeSet::new();
    for language in Language::ALL {
        let texts = Texts::new(language);
        for key in messages::of(language).into_keys().filter(|key| !messages::is_of_page(key)) {
            let text = texts.format(&key, &[]);
            for quoted in text.split('`').skip(1).step_by(2) {
                let first = quoted.split(' ').next().unwrap_or_default();
                let is_english = COMMAND_WORDS.contains(&first);
                assert!(!is_english || language == Language::English, "{language}: {key}: {quoted}");
                seen.extend(texts.english_command_word(first));
            }
        }
    }
    assert!(seen.len() > 20, "{seen:?}");
    let texts = Texts::new(Language::Ukrainian);
    assert!(texts.format("session-opening-words", &[]).starts_with("`завантажити FILE` продовжує"));
    assert!(texts.format("session-expected-players", &[]).contains("`гравці людина 3`"));
    let typed = [("text", "undo".into())];
    assert!(texts.format("tutorial-expected", &typed).ends_with("а не `undo`."), "as it was typed");
    assert!(texts.format("tutorial-play-stones", &[]).starts_with("`stones-dice play stones`"));
}

/// A word that is a command twice would run one of the two.
#[test]
fn each_command_has_a_word_of_its_own() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let words = COMMAND_WORDS.map(|word| texts.command(word));
        assert_eq!(words.iter().collect::<BTreeSet<_>>().len(), words.len(), "{language}: {words:?}");
        for (english, word) in COMMAND_WORDS.into_iter().zip(words) {
            let is_word =
                word.chars().all(|c| !c.is_whitespace() && !c.is_ascii_digit()) && word == word.to_lowercase();
            assert!(is_word, "{language}: {english} = {word:?}");
            assert_eq!(texts.english_command_word(&word), Some(english), "{language}: {word}");
            let is_english = COMMAND_WORDS.contains(&word.as_str());
            assert_eq!(is_english, language == Language::English, "{language}: {english} = {word}");
        }
    }
    let ukrainian = Texts::new(Language::Ukrainian);
    assert_eq!(ukrainian.command("undo roll"), "скасувати кидок");
    assert_eq!(ukrainian.command("save FILE"), "зберегти FILE");
    assert_eq!(ukrainian.english_command_word("скасуй"), None);
}

/// Only names, keys, options and commands are in Latin letters.
#[test]
fn no_english_is_left_in_other_languages() {
    const ALLOWED: [&str; 4] = ["Stones", "Enter", "Ctrl-C", "UTF"];
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let texts = Bundle::new(language);
        for (key, message) in messages::of(language) {
            let args: Vec<_> = message.variables.iter().map(|name| (name.as_str(), "".into())).collect();
            let text = texts.format(&key, &args);
            // Commands stand in backquotes, options after two hyphens; `(undo, save, new, quit)` are commands too.
            let own = text.split('`').step_by(2).flat_map(|part| part.split(['(', ')']).step_by(2));
            let words = own.flat_map(|part| part.split(|c: char| !c.is_ascii_alphabetic() && c != '-'));
            let is_english =
                |word: &&str| word.len() > 2 && !word.starts_with("--") && !ALLOWED.contains(&word.trim_matches('-'));
            let english: Vec<_> = words.filter(is_english).collect();
            assert!(english.is_empty(), "{language}: {key}: {english:?}");
        }
    }
}

/// The moves and squares of rules and lessons are the same in all languages.
#[test]
fn squares_are_not_translated() {
    let squares = |texts: &Bundle, key: &str| {
        let text = texts.format(key, &[]);
        let words = text
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| matches!(word.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]));
        words.map(str::to_owned).collect::<BTreeSet<_>>()
    };
    let english = Bundle::new(Language::English);
    for language in Language::ALL {
        let texts = Bundle::new(language);
        for key in messages::of(language).keys() {
            assert_eq!(squares(&texts, key), squares(&english, key), "{language}: {key}");
        }
    }
}

#[test]
fn every_text_is_formatted_without_errors() {
    let values = [0, 1, 2, 5, 21, 100].map(FluentValue::from).into_iter();
    let values: Vec<_> = values.chain(["white", "black"].map(FluentValue::from)).collect();
    for language in Language::ALL {
        let texts = Bundle::new(language);
        for (key, message) in messages::of(language) {
            for value in &values {
                let args: Vec<_> = message.variables.iter().map(|name| (name.as_str(), value.clone())).collect();
                let (text, errors) = texts.try_format(&key, &args);
                assert!(errors.is_empty() && !text.trim().is_empty(), "{language}: {key}: {errors:?}");
            }
        }
    }
}

#[test]
fn the_command_does_without_the_texts_of_the_page() {
    for (language, key) in Language::ALL
        .into_iter()
        .flat_map(|language| messages::of(language).into_keys().map(move |key| (language, key)))
    {
        let text = Texts::new(language).format(&key, &[]);
        assert_eq!(text == key, messages::is_of_page(&key), "{language}: {key}");
    }
}

#[test]
fn plurals_follow_the_language() {
    let moves = |language, number: u32| Texts::new(language).format("session-legal-moves", &[("moves", number.into())]);
    for (language, number, text) in [
        (Language::English, 1, "1 legal move"),
        (Language::English, 21, "21 legal moves"),
        (Language::Ukrainian, 21, "21 можливий хід"),
        (Language::Ukrainian, 3, "3 можливі ходи"),
        (Language::Ukrainian, 12, "12 можливих ходів"),
        (Language::Russian, 1, "1 возможный ход"),
        (Language::Russian, 22, "22 возможных хода"),
        (Language::Russian, 11, "11 возможных ходов"),
    ] {
        assert_eq!(moves(language, number), text);
    }
    let lessons = |number: u32| {
        let args = [("solved", number.into()), ("lessons", 11.into())];
        Texts::new(Language::Gujarati).format("tutorial-solved", &args)
    };
    assert_eq!([0, 1, 2].map(lessons).map(|text| text.ends_with("ઉકેલ્યો.")), [true, true, false]);
}
