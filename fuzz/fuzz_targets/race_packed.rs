//! Packed bytes of the dice race: what is unpacked packs to the same bytes; an error names one of them.

#![no_main]

use conformance::check_packed;
use dice_race_core::Position;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: [u8; 10]| {
    if let Some(Ok(position)) = check_packed(&bytes, Position::unpack(&bytes), Position::pack) {
        assert_eq!(Position::parse(&position.to_string(), position.rules()), Ok(position));
    }
});
