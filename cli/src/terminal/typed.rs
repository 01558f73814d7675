//! What a typed line means: commands in the language of the session, and letters of other scripts that look like Latin
//! ones.

use std::borrow::Cow;

use stones_dice_texts::Texts;

/// A word and its argument: `save game.txt`.
pub(crate) fn split_word(line: &str) -> (&str, &str) {
    let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    (word, rest.trim_start())
}

/// The line in English words and Latin letters, as commands, squares and moves are read. The name of a file stays as it
/// is, and so does what is not UTF-8.
pub(crate) fn in_english<'a>(line: &'a [u8], texts: &Texts) -> Cow<'a, [u8]> {
    if line.is_ascii() {
        return Cow::Borrowed(line);
    }
    let (first, rest) = line.split_at(line.iter().position(u8::is_ascii_whitespace).unwrap_or(line.len()));
    let Ok(first) = str::from_utf8(first) else { return Cow::Borrowed(line) };
    let first = word(first, texts);
    let rest = match str::from_utf8(rest) {
        Ok(rest) if !["save", "load"].contains(&first.to_lowercase().as_str()) => words(rest, texts).into(),
        _ => Cow::Borrowed(rest),
    };
    Cow::Owned([first.as_bytes(), &rest].concat())
}

/// An answer to a question, likewise.
pub(crate) fn answer_in_english(answer: &str, texts: &Texts) -> String {
    String::from_utf8_lossy(&in_english(answer.as_bytes(), texts)).into_owned()
}

/// The words of a text, each in English; the spaces between stay.
fn words(text: &str, texts: &Texts) -> Vec<u8> {
    text.split_inclusive(' ')
        .flat_map(|part| {
            let (text, space) = part.strip_suffix(' ').map_or((part, ""), |text| (text, " "));
            [word(text, texts), Cow::Borrowed(space)].concat().into_bytes()
        })
        .collect()
}

/// The word in English: a command of the language, else the word in Latin letters if all of it looks like that.
fn word<'a>(word: &'a str, texts: &Texts) -> Cow<'a, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let lower: String = word.to_lowercase().replace('\'', "’");
    let command = texts.english_command_word(&lower).map(Cow::Borrowed);
    command.or_else(|| lower.chars().map(latin).collect::<Option<String>>().map(Cow::Owned)).unwrap_or(word.into())
}

/// The ASCII character that a character in lower case looks like, itself or as a capital. All that is understood stands
/// here.
fn latin(c: char) -> Option<char> {
    Some(match c {
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'ԁ' => 'd',
        'е' | 'ε' => 'e',
        'н' | 'һ' | 'η' => 'h',
        'і' | 'ι' => 'i',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ν' => 'n',
        'о' | 'ο' => 'o',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'у' | 'υ' => 'y',
        'х' | 'χ' | '×' => 'x',
        '‐' | '‑' | '–' | '−' => '-',
        // Gujarati digits, and the full-width forms of ASCII.
        '૦'..='૯' => ascii(u32::from(c) - u32::from('૦') + u32::from('0'))?,
        '！'..='～' => ascii(u32::from(c) - u32::from('！') + u32::from('!'))?,
        _ => c.is_ascii().then_some(c)?,
    })
}

fn ascii(code: u32) -> Option<char> {
    char::from_u32(code).filter(char::is_ascii)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stones_dice_texts::{COMMAND_WORDS, Language};

    fn read(line: &str, language: Language) -> String {
        answer_in_english(line, &Texts::new(language))
    }

    #[test]
    fn commands_are_understood_in_the_language_and_in_english() {
        for language in Language::ALL {
            let texts = Texts::new(language);
            for english in COMMAND_WORDS {
                let word = texts.command(english);
                assert_eq!(answer_in_english(&word, &texts), english, "{language}: {word}");
                assert_eq!(
                    answer_in_english(&word.to_uppercase(), &texts).to_lowercase(),
                    english,
                    "{language}: {word}"
                );
                assert_eq!(answer_in_english(english, &texts), english);
            }
        }
        assert_eq!(read("гравці людина 3", Language::Ukrainian), "players human 3");
        assert_eq!(read("СКАСУВАТИ  кидок", Language::Ukrainian), "undo  roll");
        assert_eq!(read("гравці комп'ютер людина", Language::Ukrainian), "players computer human");
        assert_eq!(read("скасувати", Language::Russian), "скасувати");
    }

    #[test]
    fn letters_that_look_latin_are_read_as_latin() {
        for (typed, meant) in [
            ("а1-с3", "a1-c3"),
            ("В2хЕ5", "b2xe5"),
            ("Н8", "h8"),
            ("Α1 Β2", "a1 b2"),
            ("ａ１－Ｄ４", "a1-d4"),
            ("a૧-d૪", "a1-d4"),
            ("c3×e5", "c3xe5"),
            ("a1–d4", "a1-d4"),
            ("＠ａ１", "@a1"),
            ("hеlр", "help"),
        ] {
            for language in Language::ALL {
                assert_eq!(read(typed, language), meant, "{typed}");
            }
        }
        // As a whole or not at all.
        for typed in ["скасуй", "д1", "é1", "a1-ж4", "你好"] {
            assert_eq!(read(typed, Language::English), typed);
        }
    }

    #[test]
    fn the_name_of_a_file_stays_as_it_is() {
        assert_eq!(read("save ас.txt", Language::English), "save ас.txt");
        assert_eq!(read("зберегти гра скасувати", Language::Ukrainian), "save гра скасувати");
        assert_eq!(read("ѕаvе ас", Language::English), "ѕаvе ас".replace("ѕаvе", "save"));
        let texts = Texts::new(Language::Ukrainian);
        let named = |name: &[u8]| ["зберегти ".as_bytes(), name].concat();
        assert_eq!(*in_english(&named(b"\xff.txt"), &texts), *b"save \xff.txt");
        assert_eq!(*in_english(b"\xff\xfe a1", &texts), *b"\xff\xfe a1");
    }
}
