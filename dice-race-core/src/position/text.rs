//! The one-line text of a position. It leaves the rules out, so a reader needs them.
//!
//! ```text
//! position = side "/" side " " turn " " roll         White's pieces first
//! side     = place { "," place }
//! place    = "0" … "31" | "-"                         highest first, waiting pieces (`-`) last
//! turn     = "w" | "b"
//! roll    = "?" | "1" … "6"                          `?`: not rolled yet
//! ```
//!
//! One position has one text; exactly that is read.

use core::fmt::{self, Write};
use core::str::FromStr;

use chessboard_core::text::Cursor;
use chessboard_core::{Color, ParseError};

use crate::{Position, PositionError, Progress, Roll, Rules, Setup, SetupSide};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to_setup().fmt(f)
    }
}

/// The text without the rules, whether or not the position is possible.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.white.write(f)?;
        f.write_char('/')?;
        self.black.write(f)?;
        f.write_char(' ')?;
        f.write_char(self.turn.letter())?;
        f.write_char(' ')?;
        f.write_char(self.rolled.map_or('?', |roll| digit(roll.get())))
    }
}

impl SetupSide {
    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let places = Progress::ALL.into_iter().rev().map(Some).chain([None]);
        let pieces = places.flat_map(|place| (0..self.count(place)).map(move |_| place));
        for (number, place) in pieces.enumerate() {
            if number > 0 {
                f.write_char(',')?;
            }
            write_place(place, f)?;
        }
        Ok(())
    }
}

impl Position {
    /// Reads a position of these rules.
    pub fn parse(text: &str, rules: Rules) -> Result<Position, PositionError> {
        Ok(Setup::parse(text, rules)?.to_position()?)
    }
}

fn write_place(place: Option<Progress>, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(progress) = place.map(Progress::get) else { return f.write_char('-') };
    if progress >= 10 {
        f.write_char(digit(progress / 10))?;
    }
    f.write_char(digit(progress % 10))
}

/// The digit of a number less than ten.
fn digit(number: u8) -> char {
    (b'0' + number) as char
}

/// Reads a position of the default rules.
impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Position, PositionError> {
        Position::parse(text, Rules::default())
    }
}

impl Setup {
    /// Reads a position's text, whether or not the position is possible.
    pub fn parse(text: &str, rules: Rules) -> Result<Setup, ParseError> {
        let mut cursor = Cursor::new(text);
        let white = SetupSide::read(&mut cursor)?;
        cursor.expect(b'/', "`,` or `/`")?;
        let black = SetupSide::read(&mut cursor)?;
        cursor.expect(b' ', "`,` or a space before the side to move")?;
        let turn = Color::read(&mut cursor)?;
        cursor.expect(b' ', "a space before the roll")?;
        let rolled = if cursor.eat(b'?') { None } else { Some(Roll::read(&mut cursor, "the roll, `?` or 1 to 6")?) };
        cursor.finish()?;
        Ok(Setup { white, black, turn, rolled, rules })
    }
}

impl SetupSide {
    fn read(cursor: &mut Cursor<'_>) -> Result<SetupSide, ParseError> {
        let mut side = SetupSide::EMPTY;
        let mut highest = Some(Progress::LAST);
        loop {
            let start = cursor.offset();
            let place = read_place(cursor)?;
            // `None`, a waiting piece, is less than any progress.
            if place > highest {
                return Err(ParseError::new(start, "the highest progress first, waiting pieces last"));
            }
            side.add(place);
            highest = place;
            if !cursor.eat(b',') {
                return Ok(side);
            }
        }
    }
}

fn read_place(cursor: &mut Cursor<'_>) -> Result<Option<Progress>, ParseError> {
    const EXPECTED: &str = "a progress, 0 to 31, or `-`";
    if cursor.eat(b'-') {
        return Ok(None);
    }
    let start = cursor.offset();
    let mut value = cursor.digit(b'0', 10, EXPECTED)?;
    // A number has no leading zero.
    if value > 0
        && let Ok(units) = cursor.digit(b'0', 10, EXPECTED)
    {
        value = value * 10 + units;
    }
    let progress = u8::try_from(value).ok().and_then(Progress::new);
    progress.map(Some).ok_or(ParseError::new(start, EXPECTED))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn texts_round_trip() {
        for text in ["0,-,-,-/0,-,-,- w ?", "31,30,29,28/27,5,1,- b ?", "-,-,-,-/31,14,-,- b 6"] {
            assert_eq!(text.parse::<Position>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn bad_texts_say_where_and_what() {
        let cases = [
            ("", 0, "a progress, 0 to 31, or `-`"),
            ("32,-,-,-/0,-,-,- w ?", 0, "a progress, 0 to 31, or `-`"),
            ("00,-,-,-/0,-,-,- w ?", 1, "`,` or `/`"),
            ("0,1,-,-/0,-,-,- w ?", 2, "the highest progress first, waiting pieces last"),
            ("-,0,-,-/0,-,-,- w ?", 2, "the highest progress first, waiting pieces last"),
            ("0,-,-,-/0,-,-,-  w ?", 16, "the side to move, `w` or `b`"),
            ("0,-,-,-/0,-,-,- w", 17, "a space before the roll"),
            ("0,-,-,-/0,-,-,- w 7", 18, "the roll, `?` or 1 to 6"),
            ("0,-,-,-/0,-,-,- w 0", 18, "the roll, `?` or 1 to 6"),
            ("0,-,-,-/0,-,-,- w ? ", 19, "the end of the text"),
        ];
        for (text, offset, expected) in cases {
            let error = text.parse::<Position>().unwrap_err();
            assert_eq!(error, ParseError::new(offset, expected).into(), "{text:?}");
        }
    }

    #[test]
    fn impossible_positions_list_every_fault() {
        let error = |text: &str| text.parse::<Position>().unwrap_err().to_string();
        assert_eq!(
            error("0,-,-/0,-,-,-,- w ?"),
            "impossible position: 3 pieces of White, the rules say 4; 5 pieces of Black, the rules say 4"
        );
        assert_eq!(error("28,0,-,-/0,-,-,- w ?"), "impossible position: two pieces on a1");
        assert_eq!(error("5,5,-,-/19,-,-,- w ?"), "impossible position: two pieces on f1");
        assert_eq!(
            error("31,30,29,28/31,30,29,28 w 3"),
            "impossible position: both sides have won; a roll after the game is over"
        );
    }
}
