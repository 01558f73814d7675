//! The C library: `include/stones_dice.h` is made from the comments here, and `README.md` is its guide.
//!
//! The functions translate and hold no rules. [`border`] has the only `unsafe` blocks.

// A function that C calls needs `#[unsafe(no_mangle)]`, and a text from C is a pointer and a length.
#![allow(unsafe_code, reason = "C calls this library")]
// Rust borrows for the time of a call what C passes by pointer; `None` is a null pointer.
#![allow(clippy::needless_pass_by_value, reason = "C passes small values by value, and gives back what it owns")]

#[cfg(feature = "batch")]
pub mod batch;
pub mod border;
pub mod common;
pub mod error;
pub mod game;
pub mod race;
#[cfg(feature = "search")]
pub mod search;
pub mod stones;
