//! The choice of a language.

use stones_dice_texts::{Language, UnknownLanguage};

#[test]
fn a_tag_reads_back_and_an_error_names_all_tags() {
    for language in Language::ALL {
        assert_eq!(language.tag().parse(), Ok(language));
        assert!(UnknownLanguage.to_string().contains(language.tag()));
    }
    assert_eq!("EN".parse::<Language>(), Err(UnknownLanguage));
}
