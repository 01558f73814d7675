use std::fmt;
use std::str::FromStr;

use crate::files;

/// A language of the texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    /// English, also for users of other languages.
    #[default]
    English,
    /// Ukrainian.
    Ukrainian,
    /// Gujarati.
    Gujarati,
    /// Russian.
    Russian,
}

/// A language that has no texts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[error("expected `en`, `uk`, `gu` or `ru`")]
pub struct UnknownLanguage;

impl Language {
    /// All languages.
    pub const ALL: [Language; 4] = [Language::English, Language::Ukrainian, Language::Gujarati, Language::Russian];

    /// The language's tag, such as `en`.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Ukrainian => "uk",
            Language::Gujarati => "gu",
            Language::Russian => "ru",
        }
    }

    /// The language's name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Ukrainian => "Українська",
            Language::Gujarati => "ગુજરાતી",
            Language::Russian => "Русский",
        }
    }

    /// The Fluent files of the language: their names without the ending, and their texts.
    pub const fn files(self) -> &'static [(&'static str, &'static str)] {
        files::of(self)
    }

    /// The language of the user of this process: by the variables of the locale, else by the system, else English.
    pub fn of_user() -> Language {
        Language::of_variables(|name| std::env::var(name).ok())
            .or_else(|| sys_locale::get_locales().find_map(|locale| Language::of_locale(&locale)))
            .unwrap_or_default()
    }

    /// The language that the variables of the locale ask for, as gettext reads them; `None` if none is set.
    ///
    /// The locale is the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty. Unless it is `C`, the languages
    /// in `LANGUAGE` come first.
    pub fn of_variables(variable: impl Fn(&str) -> Option<String>) -> Option<Language> {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set)?;
        if matches!(locale.split('.').next(), Some("C" | "POSIX")) {
            return Some(Language::English);
        }
        let preferred = set(&"LANGUAGE").unwrap_or_default();
        let found = preferred.split(':').chain([locale.as_str()]).find_map(Language::of_locale);
        Some(found.unwrap_or_default())
    }

    /// The language of a locale such as `uk_UA.UTF-8` or `uk-UA`.
    fn of_locale(locale: &str) -> Option<Language> {
        let tag = locale.split(['_', '-', '.', '@']).next()?;
        tag.to_lowercase().parse().ok()
    }

    /// The mark between the whole part of a number and its decimals.
    const fn decimal_mark(self) -> char {
        match self {
            Language::English | Language::Gujarati => '.',
            Language::Ukrainian | Language::Russian => ',',
        }
    }

    /// A number in the digits of English, such as `+0.35`, as the language writes it.
    pub fn number(self, digits: impl fmt::Display) -> String {
        digits.to_string().replace('.', self.decimal_mark().encode_utf8(&mut [0; 4]))
    }
}

/// The tag.
impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.tag())
    }
}

/// Reads the tag.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(tag: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.tag() == tag).ok_or(UnknownLanguage)
    }
}
