//! Position texts of 8×8: an error points into the text, a position is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::Board8x8;

fuzz_target!(|text: &str| fuzz::stones_position::<Board8x8>(text));
