//! Characters that a terminal obeys instead of showing them.

use std::borrow::Cow;
use std::io::Write;

/// Whether a terminal would obey a character, or write what follows in another order or line. A line break and a tab are
/// shown as they are.
pub(crate) fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        // Line and paragraph separators; marks, embeddings, overrides and isolates of the writing direction.
        '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{200E}' | '\u{200F}' | '\u{061C}' => true,
        _ => c.is_control(),
    }
}

/// The text with hidden characters as `\u001b`, as in JSON, and bytes that are not UTF-8 as `\x9b`.
pub(crate) fn escape(text: &[u8]) -> Cow<'_, [u8]> {
    if std::str::from_utf8(text).is_ok_and(|text| !text.contains(is_hidden)) {
        return Cow::Borrowed(text);
    }
    let mut escaped = Vec::with_capacity(text.len());
    for chunk in text.utf8_chunks() {
        for c in chunk.valid().chars() {
            // A vector takes any bytes.
            let _ = if is_hidden(c) { write!(escaped, "\\u{:04x}", u32::from(c)) } else { write!(escaped, "{c}") };
        }
        for byte in chunk.invalid() {
            let _ = write!(escaped, "\\x{byte:02x}");
        }
    }
    Cow::Owned(escaped)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn escaped(text: &[u8]) -> String {
        String::from_utf8(escape(text).into_owned()).unwrap()
    }

    #[test]
    fn what_a_terminal_would_obey_is_escaped() {
        assert_eq!(
            escaped("{\x1b[31mred\x7f\u{9b}1m}\r\n\té".as_bytes()),
            "{\\u001b[31mred\\u007f\\u009b1m}\\u000d\n\té"
        );
        assert_eq!(escaped(b"\x9b2J\xC2"), "\\x9b2J\\xc2");
        let ranges =
            ['\0'..='\x08', '\x0b'..='\x1f', '\x7f'..='\u{9f}', '\u{2028}'..='\u{202e}', '\u{2066}'..='\u{2069}'];
        for c in ranges.into_iter().flatten() {
            assert_eq!(escaped(c.to_string().as_bytes()), format!("\\u{:04x}", u32::from(c)));
        }
    }

    #[test]
    fn all_other_text_stays_as_it_is() {
        for text in ["", "a1-d4\n\tb", "é○●· 你好 \u{a0}…", "\\u001b"] {
            assert!(matches!(escape(text.as_bytes()), Cow::Borrowed(shown) if shown == text.as_bytes()));
        }
    }
}
