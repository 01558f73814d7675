//! What both games share: versions, colors, squares, dice in rules.

use core::ffi::c_char;
use core::mem::MaybeUninit;

use chessboard_core::{Color, Square};

use crate::border::{Result, call, fill_text, text};
use crate::error::{Error, Fault};

/// The version of this interface: it changes when a program has to be compiled again.
pub const SD_ABI_VERSION: u32 = 1;

/// White, who moves first and sits at rank 1.
pub const SD_WHITE: u8 = 0;
/// Black.
pub const SD_BLACK: u8 = 1;
/// Neither side: a draw.
pub const SD_NO_COLOR: u8 = 255;

/// No square: a slide jumps none, a piece that enters comes from none. Squares are 0 for a1, 1 for b1 … 63 for h8.
pub const SD_NO_SQUARE: u8 = 255;

/// The library has computer players, analysts, the solver and tables.
pub const SD_FEATURE_SEARCH: u32 = 1;
/// The library has dice that both players can verify.
pub const SD_FEATURE_FAIR_DICE: u32 = 2;
/// The library computes tables, and reads and writes them as files.
pub const SD_FEATURE_EXACT: u32 = 4;
/// The library has batches.
pub const SD_FEATURE_BATCH: u32 = 8;

/// `SD_ABI_VERSION` of the library. A program that was compiled with another number must not go on.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_abi_version() -> u32 {
    SD_ABI_VERSION
}

/// The version of the library, `0.1.0`: a text that lives as long as the library.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}

/// What the library was built with: a sum of `SD_FEATURE_…`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_features() -> u32 {
    let feature = |is_present, number| if is_present { number } else { 0 };
    feature(cfg!(feature = "search"), SD_FEATURE_SEARCH)
        | feature(cfg!(feature = "batch"), SD_FEATURE_BATCH)
        | feature(cfg!(feature = "fair-dice"), SD_FEATURE_FAIR_DICE)
        | feature(cfg!(feature = "exact"), SD_FEATURE_EXACT)
}

/// Reads the name of a square, `a1` to `h8`, and returns its number.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_square_parse(name: *const c_char, length: usize, error: Option<&mut MaybeUninit<Error>>) -> i32 {
    call(error, || Ok(text(name, length, "name")?.parse::<Square>()?.index() as i32))
}

/// Writes the name of a square.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn sd_square_write(
    square: u8,
    buffer: *mut c_char,
    capacity: usize,
    error: Option<&mut MaybeUninit<Error>>,
) -> i64 {
    call(error, || fill_text(buffer, capacity, &read_square(square, "square")?.to_string()))
}

#[inline]
pub(crate) fn read_color(color: u8, name: &str) -> Result<Color> {
    match color {
        SD_WHITE => Ok(Color::White),
        SD_BLACK => Ok(Color::Black),
        _ => Err(Fault::argument(name, "SD_WHITE or SD_BLACK")),
    }
}

/// A winner, who may be missing.
pub(crate) fn read_winner(color: u8) -> Result<Option<Color>> {
    match color {
        SD_NO_COLOR => Ok(None),
        color => read_color(color, "winner").map(Some),
    }
}

pub(crate) fn from_winner(color: Option<Color>) -> u8 {
    color.map_or(SD_NO_COLOR, |color| color as u8)
}

#[inline]
pub(crate) fn read_square(square: u8, name: &str) -> Result<Square> {
    Square::from_index(square.into()).ok_or_else(|| Fault::argument(name, "a square, 0 to 63"))
}

#[inline]
pub(crate) fn from_square(square: Option<Square>) -> u8 {
    square.map_or(SD_NO_SQUARE, |square| square as u8)
}

/// Reads the number of a value of a closed set.
#[inline]
pub(crate) fn read_one<T: Copy>(all: &[T], number: u8, name: &str) -> Result<T> {
    let one = all.get(usize::from(number)).copied();
    one.ok_or_else(|| Fault::argument(name, format_args!("a number below {}", all.len())))
}
