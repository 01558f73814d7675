//! The choice of a language, and what it does to numbers.

use std::collections::BTreeSet;

use stones_dice_texts::{Language, UnknownLanguage};

/// The language that these variables ask for.
fn of(variables: &[(&str, &str)]) -> Option<Language> {
    let value = |name: &str| variables.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
    Language::of_variables(value)
}

#[test]
fn a_tag_reads_back_and_an_error_names_all_tags() {
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
        assert!(UnknownLanguage.to_string().contains(&format!("`{language}`")));
    }
    assert_eq!("UK".parse::<Language>(), Err(UnknownLanguage));
    assert_eq!("".parse::<Language>(), Err(UnknownLanguage));
    assert_eq!(Language::ALL.map(Language::name).into_iter().collect::<BTreeSet<_>>().len(), Language::ALL.len());
}

#[test]
fn the_first_variable_that_is_set_counts() {
    assert_eq!(of(&[]), None);
    assert_eq!(of(&[("LANGUAGE", "uk")]), None, "without a locale, there is nothing to prefer a language to");
    assert_eq!(of(&[("LANG", "uk_UA.UTF-8")]), Some(Language::Ukrainian));
    assert_eq!(of(&[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "gu_IN")]), Some(Language::Gujarati));
    assert_eq!(of(&[("LANG", "uk_UA.UTF-8"), ("LC_MESSAGES", "gu_IN"), ("LC_ALL", "ru")]), Some(Language::Russian));
    assert_eq!(of(&[("LC_ALL", ""), ("LANG", "ru_RU.KOI8-R@x")]), Some(Language::Russian));
    assert_eq!(of(&[("LANG", "uk-UA")]), Some(Language::Ukrainian));
    assert_eq!(of(&[("LANG", "pl_PL.UTF-8")]), Some(Language::English));
    assert_eq!(of(&[("LANG", "ukr")]), Some(Language::English));
}

#[test]
fn preferred_languages_come_first_unless_the_locale_is_c() {
    let preferred = ("LANGUAGE", "pl:gu_IN:ru");
    assert_eq!(of(&[preferred, ("LANG", "uk_UA.UTF-8")]), Some(Language::Gujarati));
    assert_eq!(of(&[("LANGUAGE", "pl:"), ("LANG", "uk_UA.UTF-8")]), Some(Language::Ukrainian));
    for locale in ["C", "POSIX", "C.UTF-8"] {
        assert_eq!(of(&[preferred, ("LC_ALL", locale), ("LANG", "uk_UA.UTF-8")]), Some(Language::English), "{locale}");
    }
}

#[test]
fn numbers_have_the_decimal_mark_of_the_language() {
    let numbers = Language::ALL.map(|language| language.number("+0.35"));
    assert_eq!(numbers, ["+0.35", "+0,35", "+0.35", "+0,35"]);
}
