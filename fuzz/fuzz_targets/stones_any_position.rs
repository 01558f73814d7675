//! Position texts of any size: an error points into the text, a position is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::AnyBoard;

fuzz_target!(|text: &str| fuzz::stones_position::<AnyBoard>(text));
