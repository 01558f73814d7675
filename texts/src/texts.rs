use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use crate::Language;

/// The texts of one language. A clone is cheap, and threads can share them.
#[derive(Clone)]
pub struct Texts {
    language: Language,
    bundle: Arc<FluentBundle<FluentResource>>,
}

impl Texts {
    /// The texts of this language. They name commands in its words.
    pub fn new(language: Language) -> Texts {
        let files = language.files().iter();
        let words = files.clone().filter(|(name, _)| *name == "commands").map(|(_, source)| (*source).to_owned());
        let words = Texts::from_sources(language, words);
        Texts::from_sources(language, files.map(|(_, source)| words.with_commands(source)))
    }

    fn from_sources(language: Language, sources: impl Iterator<Item = String>) -> Texts {
        // Tests hold that each tag and each file can be read.
        let mut bundle = FluentBundle::new_concurrent(language.tag().parse().into_iter().collect());
        // A terminal shows the marks of writing directions; no language here needs them.
        bundle.set_use_isolating(false);
        for source in sources {
            let resource = FluentResource::try_new(source).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Texts { language, bundle: Arc::new(bundle) }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The text with this key, `message` or `message.attribute`; without one, the key.
    ///
    /// The macro [`text!`](crate::text) calls it, and tests hold that its keys exist.
    pub fn format(&self, key: &str, args: &[(&str, FluentValue<'_>)]) -> String {
        let (message, attribute) = key.split_once('.').map_or((key, None), |(message, name)| (message, Some(name)));
        let pattern = self.bundle.get_message(message).and_then(|message| match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        });
        let Some(pattern) = pattern else { return key.to_owned() };
        let args: FluentArgs<'_> = args.iter().cloned().collect();
        // Tests hold that there are no errors.
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Texts").field(&self.language).finish()
    }
}

/// The texts of the default language, English.
impl Default for Texts {
    fn default() -> Texts {
        Texts::new(Language::default())
    }
}

/// A text by its key, with the values of its variables: `text!(texts, "session-saved", file = "game.txt")`.
///
/// The key is a literal, so that tests find every key that is used. A number is a value that plurals depend on; a
/// string is shown as it is.
#[macro_export]
macro_rules! text {
    ($texts:expr, $key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $texts.format($key, &[$((stringify!($name), $crate::FluentValue::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_can_share_texts() {
        const fn is_shared<T: Send + Sync>() {}
        is_shared::<Texts>();
    }
}
