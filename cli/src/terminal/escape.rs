//! Characters that a terminal obeys instead of showing them.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::io::Write;
use std::path::Path;

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

/// A typed line without the codes of arrows and of keys such as Home and Delete. Other codes may be a part of a name.
pub(crate) fn without_keys(line: &[u8]) -> Vec<u8> {
    let (mut text, mut rest) = (Vec::with_capacity(line.len()), line);
    while let Some((&first, after)) = rest.split_first() {
        let after_key = after_key(rest);
        if after_key.is_none() {
            text.push(first);
        }
        rest = after_key.unwrap_or(after);
    }
    text
}

/// What follows the code of a key: `ESC [`, numbers and a letter or `~`, or `ESC O` and a letter.
fn after_key(line: &[u8]) -> Option<&[u8]> {
    let code = line.strip_prefix(b"\x1b[").or_else(|| line.strip_prefix(b"\x1bO"))?;
    let numbers = code.iter().take_while(|byte| byte.is_ascii_digit() || **byte == b';').count();
    let (key, rest) = code[numbers..].split_first()?;
    matches!(key, b'A'..=b'D' | b'F' | b'H' | b'~').then_some(rest)
}

/// Whether this may become the code of a key with the bytes that follow.
#[cfg(unix)]
pub(crate) fn is_begun_key(code: &[u8]) -> bool {
    match code {
        b"\x1b" | b"\x1bO" => true,
        [0x1b, b'[', numbers @ ..] => numbers.iter().all(|byte| byte.is_ascii_digit() || *byte == b';'),
        _ => false,
    }
}

/// Text with bytes that are not UTF-8 as `\x9b`.
pub(crate) fn text(bytes: &[u8]) -> String {
    let mut text = String::new();
    for chunk in bytes.utf8_chunks() {
        text += chunk.valid();
        for byte in chunk.invalid() {
            // A string takes any text.
            let _ = write!(text, "\\x{byte:02x}");
        }
    }
    text
}

/// Text as one line: line breaks and tabs are as in JSON.
pub(crate) fn one_line(text: &str) -> String {
    text.replace('\n', "\\u000a").replace('\r', "\\u000d").replace('\t', "\\u0009")
}

/// The name of a file as one line of text.
pub(crate) fn name(path: &Path) -> String {
    one_line(&text(path.as_os_str().as_encoded_bytes()))
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
    fn the_codes_of_keys_are_left_out() {
        assert_eq!(without_keys(b"\x1b[Aa1\x1b[3~-d\x1bOC4\x1b[1;5D"), b"a1-d4");
        for line in
            [&b""[..], b"a1-d4", b"\x1b", b"\x1b[", b"\x1b[1;", b"\x1bO", b"[A", b"\x1b[31m", "\u{9b}é".as_bytes()]
        {
            assert_eq!(without_keys(line), line);
        }
    }

    #[test]
    fn a_file_name_is_one_line_of_text() {
        assert_eq!(name(Path::new("a b\x1b[0m é\n\r\t.txt")), "a b\x1b[0m é\\u000a\\u000d\\u0009.txt");
        #[cfg(unix)]
        {
            use std::os::unix::ffi::OsStrExt;
            let path = Path::new(std::ffi::OsStr::from_bytes(b"a\xff\xc3\nb"));
            assert_eq!(name(path), "a\\xff\\xc3\\u000ab");
        }
    }

    #[test]
    fn all_other_text_stays_as_it_is() {
        for text in ["", "a1-d4\n\tb", "é○●· 你好 \u{a0}…", "\\u001b"] {
            assert!(matches!(escape(text.as_bytes()), Cow::Borrowed(shown) if shown == text.as_bytes()));
        }
    }
}
