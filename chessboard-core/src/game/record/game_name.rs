/// The name of the game whose record starts here, as its tag `Game` gives it; `None` if no record starts here.
///
/// Byte-order marks and white space may stand before the tag. The rest of the record is not read.
///
/// ```
/// use chessboard_core::record;
///
/// assert_eq!(record::game_name(b"[Game \"Dice race\"]\n[Result \"*\"]\n\n*\n"), Some("Dice race"));
/// assert_eq!(record::game_name(b"1. a1-d4 *"), None);
/// ```
pub fn game_name(bytes: &[u8]) -> Option<&str> {
    let name = skip_blank(bytes).strip_prefix(b"[")?.trim_ascii_start().strip_prefix(b"Game")?;
    let value = name.trim_ascii_start().strip_prefix(b"\"")?;
    // No game has a name with an escape.
    let end = value.iter().position(|byte| b"\"\\\r\n".contains(byte))?;
    if value[end] == b'"' { core::str::from_utf8(&value[..end]).ok() } else { None }
}

fn skip_blank(bytes: &[u8]) -> &[u8] {
    let mut rest = bytes.trim_ascii_start();
    while let Some(after) = rest.strip_prefix(b"\xEF\xBB\xBF") {
        rest = after.trim_ascii_start();
    }
    rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::record::scanner::{Mark, Scanner};

    #[test]
    fn any_layout_of_the_tag_is_read() {
        for record in ["[Game \"Stones!\"]", "\u{FEFF} \r\n\u{FEFF}[\tGame  \"Stones!\" ]", "[Game\"Stones!\""] {
            assert_eq!(game_name(record.as_bytes()), Some("Stones!"), "{record}");
            let (mut scanner, start) = (Scanner::new(0), record.find('['));
            assert_eq!(record.bytes().find_map(|byte| scanner.push(byte)), start.map(Mark::Start), "{record}");
        }
        assert_eq!(game_name(b"[Game \"\"]"), Some(""));
    }

    #[test]
    fn other_text_has_no_name() {
        for text in
            ["", "[", "[Event \"Stones!\"]", "[Game Stones!]", "[Game \"Sto", "[Game \"Sto\nnes!\"]", "* [Game \"x\"]"]
        {
            assert_eq!(game_name(text.as_bytes()), None, "{text}");
        }
        assert_eq!(game_name(b"[Game \"a\\\"b\"]"), None);
        assert_eq!(game_name(b"[Game \"\xFF\"]"), None);
    }
}
