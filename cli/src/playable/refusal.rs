//! Why a text is no legal move.

use chessboard_core::{ParseError, Square};
use stones_dice_texts::{Texts, text};

use crate::terminal::caret::Caret;

/// The message for a malformed move, with a caret under the fault.
pub(crate) fn not_a_move(text: &str, error: ParseError, texts: &Texts) -> String {
    let (before, rest) = text.split_at_checked(error.offset).unwrap_or((text, ""));
    let expected = expected(error, texts);
    let message = match first_word(rest.trim_start()) {
        "" => text!(texts, "session-move-is-short", text = before, expected = expected),
        found => text!(texts, "session-not-a-move", found = found, expected = expected),
    };
    format!("{message}\n{}", Caret::new(text.as_bytes(), error.offset))
}

/// The letters and digits at the start of a text, or its first sign.
fn first_word(text: &str) -> &str {
    let word = text.find(|c: char| !c.is_alphanumeric()).unwrap_or(text.len());
    let sign = text.chars().next().map_or(0, char::len_utf8);
    &text[..word.max(sign)]
}

/// The message for a move that the rules do not allow.
pub(crate) fn illegal(text: &str, reason: String, texts: &Texts) -> String {
    text!(texts, "session-illegal", text = text, reason = reason)
}

/// The message for a square where the piece on another one cannot go.
pub(crate) fn cannot_go(origin: Square, target: Square, moves: &str, texts: &Texts) -> String {
    let message = text!(texts, "session-cannot-go", origin = origin.to_string(), target = target.to_string());
    format!("{message}\n{}", text!(texts, "session-expected-one-of", moves = moves))
}

/// What is expected in a move, in the language of the session.
fn expected(error: ParseError, texts: &Texts) -> String {
    match error.expected {
        "a square, a1 to h8" => text!(texts, "session-expected-square"),
        "a square, `@` or `--`" => text!(texts, "session-expected-square-or-sign"),
        "`-` or `x`" => text!(texts, "session-expected-separator"),
        "`-`, `x`, `^` or the target square" => text!(texts, "session-expected-separator-or-target"),
        "`-`: a pass is `--`" => text!(texts, "session-expected-pass"),
        "the end of the text" => text!(texts, "session-expected-end"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use stones_dice_texts::Language;

    /// Every error of a text of up to four signs, in both games.
    fn errors() -> impl Iterator<Item = ParseError> {
        let signs = ["", "a", "1", "@", "-", "x", "^", "z"];
        let texts =
            (0..8_usize.pow(4)).map(move |n| (0..4).map(|at| signs[n / 8_usize.pow(at) % 8]).collect::<String>());
        texts
            .chain(["a1-d4-".to_owned(), "a1-d1 ".to_owned()])
            .flat_map(|text| {
                [text.parse::<stones_core::MoveText>().err(), text.parse::<dice_race_core::MoveText>().err()]
            })
            .flatten()
    }

    #[test]
    fn whatever_a_move_lacks_has_a_text() {
        let mut seen: Vec<_> = errors().map(|error| error.expected).collect();
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), 6, "{seen:?}");
        for expected in seen {
            let text = |language| super::expected(ParseError::new(0, expected), &Texts::new(language));
            assert_eq!(text(Language::English), expected);
            assert_ne!(text(Language::Ukrainian), expected);
        }
    }
}
