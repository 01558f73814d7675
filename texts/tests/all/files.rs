//! The files of all languages say the same.

use std::collections::BTreeSet;
use std::fs;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use stones_dice_texts::{FluentValue, Language};

use crate::messages;

#[test]
fn every_file_of_a_folder_is_read() {
    for language in Language::ALL {
        let read: BTreeSet<_> = language.files().iter().map(|(name, _)| format!("{name}.ftl")).collect();
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
            Language::English => &["one", "other"],
        };
        for (key, message) in messages::of(language) {
            for variants in message.selectors.iter().filter(|variants| variants.contains("one")) {
                let forms: BTreeSet<_> = forms.iter().map(|&form| form.to_owned()).collect();
                assert_eq!(variants, &forms, "{language}: {key}");
            }
        }
    }
}

#[test]
fn every_text_is_formatted_without_errors() {
    let values = [0, 1, 2, 5, 21, 100].map(FluentValue::from).into_iter();
    let values: Vec<_> = values.chain(["white", "black"].map(FluentValue::from)).collect();
    for language in Language::ALL {
        let mut bundle = FluentBundle::new(vec![language.tag().parse().unwrap()]);
        for (_, source) in language.files() {
            bundle.add_resource(FluentResource::try_new((*source).to_owned()).unwrap()).unwrap();
        }
        for (key, message) in messages::of(language) {
            for value in &values {
                let args: FluentArgs<'_> =
                    message.variables.iter().map(|name| (name.as_str(), value.clone())).collect();
                let (id, attribute) = key.split_once('.').map_or((&key[..], None), |(id, name)| (id, Some(name)));
                let found = bundle.get_message(id).unwrap();
                let pattern = match attribute {
                    Some(name) => found.get_attribute(name).unwrap().value(),
                    None => found.value().unwrap(),
                };
                let mut errors = Vec::new();
                let text = bundle.format_pattern(pattern, Some(&args), &mut errors);
                assert!(errors.is_empty() && !text.trim().is_empty(), "{language}: {key}: {errors:?}");
            }
        }
    }
}
