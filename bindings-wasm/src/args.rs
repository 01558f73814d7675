//! Arguments. JavaScript may pass anything for any of them, so they are read from values without a type.

use core::ops::RangeInclusive;
use core::str::FromStr;

use chessboard_core::{Color, NameError, Square, SquareSet};
use wasm_bindgen::prelude::*;

use crate::errors::{self, Error, Raise, Result};
use crate::plain::Read;

/// The largest number that JavaScript holds exactly, as all numbers below.
pub(crate) const MAX_SAFE: u64 = (1 << 53) - 1;

/// Longer texts are rejected, before memory for them can run out.
const MAX_LENGTH: u32 = 1 << 26;

/// A text; `None` if it is no string.
pub(crate) fn as_text(value: &JsValue, name: &str) -> Result<Option<String>> {
    let Some(text) = value.dyn_ref::<js_sys::JsString>() else { return Ok(None) };
    if text.length() > MAX_LENGTH {
        return Err(errors::argument(name, "a text of at most 64 Mi characters"));
    }
    Ok(text.as_string())
}

pub(crate) fn text(value: &JsValue, name: &str) -> Result<String> {
    as_text(value, name)?.ok_or_else(|| errors::argument(name, "a text"))
}

/// Whether an argument is left out.
pub(crate) fn is_absent(value: &JsValue) -> bool {
    value.is_undefined() || value.is_null()
}

/// Reads an argument that may be left out.
pub(crate) fn optional<T>(value: &JsValue, read: impl FnOnce(&JsValue) -> Result<T>) -> Result<Option<T>> {
    if is_absent(value) { Ok(None) } else { read(value).map(Some) }
}

/// A whole number within a range.
pub(crate) fn number(value: &JsValue, name: &str, range: RangeInclusive<u64>) -> Result<u64> {
    let number = value.as_f64().filter(|number| number.fract() == 0.0 && *number >= 0.0 && *number <= MAX_SAFE as f64);
    number.map(|number| number as u64).filter(|number| range.contains(number)).ok_or_else(|| out_of(name, &range))
}

/// A whole number of plain data within a range.
pub(crate) fn within(value: Option<u64>, name: &str, range: RangeInclusive<u64>) -> Result<Option<u64>> {
    match value {
        Some(number) if !range.contains(&number) => Err(out_of(name, &range)),
        value => Ok(value),
    }
}

fn out_of(name: &str, range: &RangeInclusive<u64>) -> Error {
    errors::argument(name, &format!("a whole number from {} to {}", range.start(), range.end()))
}

/// Plain data, or an object of the package, which is read by its `toJSON`.
pub(crate) fn plain<T: Read>(value: &JsValue, name: &str) -> Result<T> {
    T::read(&plain_copy(value, name)?, name)
}

/// Like [`plain`]; left out, it is the default.
pub(crate) fn options<T: Read + Default>(value: &JsValue, name: &str) -> Result<T> {
    if is_absent(value) { Ok(T::default()) } else { plain(value, name) }
}

/// A copy of a value that is plain data: what `JSON` makes of it.
pub(crate) fn plain_copy(value: &JsValue, name: &str) -> Result<JsValue> {
    let text = js_sys::JSON::stringify(value).map_err(|thrown| Error::thrown(thrown, name))?;
    // There is no text of a function or of `undefined`.
    if !text.is_string() || text.length() > MAX_LENGTH {
        return Err(errors::argument(name, "plain data"));
    }
    parse_json(&text).map_err(|thrown| Error::thrown(thrown, name))
}

#[wasm_bindgen]
extern "C" {
    /// `JSON.parse` of a text that need not be copied into the module.
    #[wasm_bindgen(catch, js_namespace = JSON, js_name = parse)]
    pub(crate) fn parse_json(text: &js_sys::JsString) -> core::result::Result<JsValue, JsValue>;
}

pub(crate) fn color(value: &JsValue, name: &str) -> Result<Color> {
    let text = as_text(value, name)?;
    let found = text.and_then(|text| Color::ALL.into_iter().find(|color| color.name() == text));
    found.ok_or_else(|| errors::argument(name, "`white` or `black`"))
}

pub(crate) fn square(value: &JsValue) -> Result<Square> {
    named_square(&text(value, "square")?)
}

pub(crate) fn named_square(name: &str) -> Result<Square> {
    name.parse::<Square>().map_err(|error| error.raise(name))
}

pub(crate) fn squares(names: &[String]) -> Result<SquareSet> {
    names.iter().map(|name| named_square(name)).collect()
}

/// The names of squares, in order.
pub(crate) fn names(squares: impl IntoIterator<Item = Square>) -> Vec<&'static str> {
    squares.into_iter().map(Square::name).collect()
}

/// A number of 64 bits as hexadecimal digits.
pub(crate) fn hex(number: u64) -> String {
    format!("{number:016x}")
}

/// A seed in plain data: a number, or 1 to 16 hexadecimal digits.
pub(crate) enum Seed {
    Number(u64),
    Digits(String),
}

impl Read for Seed {
    fn read(value: &JsValue, name: &str) -> Result<Seed> {
        match value.as_string() {
            Some(digits) => Ok(Seed::Digits(digits)),
            None => u64::read(value, name).map(Seed::Number),
        }
    }
}

impl Seed {
    pub(crate) fn get(&self) -> Result<u64> {
        let seed = match self {
            Seed::Number(number) => Some(*number).filter(|number| *number <= MAX_SAFE),
            // Without the sign that `from_str_radix` takes.
            Seed::Digits(digits) if digits.bytes().all(|digit| digit.is_ascii_hexdigit()) => {
                u64::from_str_radix(digits, 16).ok()
            }
            Seed::Digits(_) => None,
        };
        let expected = "a whole number from 0 to 2^53 - 1, or 1 to 16 hexadecimal digits";
        seed.ok_or_else(|| errors::argument("seed", expected))
    }
}

/// Random bytes from the system.
pub(crate) fn random_bytes<const N: usize>(name: &str) -> Result<[u8; N]> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| errors::rejected(name, error))?;
    Ok(bytes)
}

/// Sets an option of the rules by its name, if it is given; an unknown name is a fault.
pub(crate) fn rule<T: FromStr<Err = NameError>>(
    rule: &mut T,
    name: &str,
    value: Option<&str>,
    faults: &mut Vec<String>,
) {
    match value.map(str::parse) {
        Some(Ok(value)) => *rule = value,
        Some(Err(error)) => faults.push(format!("{name}: {error}")),
        None => {}
    }
}

/// A playing strength; the highest if it is left out.
#[cfg(feature = "search")]
pub(crate) fn level(level: Option<u64>) -> Result<chessboard_core::Level> {
    use chessboard_core::Level;
    let level = within(level, "level", Level::LOWEST.get().into()..=Level::HIGHEST.get().into())?;
    Ok(level.and_then(|level| Level::new(level as u8)).unwrap_or(Level::HIGHEST))
}
