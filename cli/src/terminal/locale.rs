//! What characters the terminal can show.

use std::env;

/// Whether the locale has ASCII characters only. Without a locale, the terminal is taken to be modern.
pub(crate) fn is_ascii() -> bool {
    // In the order in which they count.
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    locale.into_iter().find(|value| !value.is_empty()).is_some_and(|locale| !is_utf8(&locale))
}

/// `en_US.UTF-8`, `C.utf8`.
fn is_utf8(locale: &str) -> bool {
    let charset = locale.to_lowercase().replace('-', "");
    charset.contains("utf8")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locale_names_its_characters() {
        assert!(["en_US.UTF-8", "C.UTF-8", "uk_UA.utf8", "de_DE.UTF-8@euro"].iter().all(|locale| is_utf8(locale)));
        assert!(["C", "POSIX", "en_US", "ru_RU.KOI8-R", "de_DE.ISO-8859-1"].iter().all(|locale| !is_utf8(locale)));
    }
}
