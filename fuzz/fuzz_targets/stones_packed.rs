//! Packed bytes: what is unpacked packs to the same bytes; an error names one of them.

#![no_main]

use conformance::check_packed;
use libfuzzer_sys::fuzz_target;
use stones_core::{AnyPosition, Position};

fuzz_target!(|bytes: [u8; 13]| {
    check_packed(&bytes, Position::unpack(&bytes), Position::pack);
    check_packed(&bytes, AnyPosition::unpack(&bytes), AnyPosition::pack);
});
