//! The Fluent files.

use crate::Language;

/// The files of a language: their names without the ending, and their texts.
pub(crate) const fn of(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::English => ENGLISH,
        Language::Ukrainian => UKRAINIAN,
        Language::Gujarati => GUJARATI,
        Language::Russian => RUSSIAN,
    }
}

macro_rules! files {
    ($folder:literal) => {
        files!(@ $folder:
            "session", "commands", "stones", "dice-race", "fair-dice",
            "stones-rules", "dice-race-rules",
            "tutorial", "stones-lessons", "dice-race-lessons")
    };
    (@ $folder:literal: $($name:literal),*) => {
        &[$(($name, include_str!(concat!("../", $folder, "/", $name, ".ftl")))),*]
    };
}

const ENGLISH: &[(&str, &str)] = files!("en");
const UKRAINIAN: &[(&str, &str)] = files!("uk");
const GUJARATI: &[(&str, &str)] = files!("gu");
const RUSSIAN: &[(&str, &str)] = files!("ru");
