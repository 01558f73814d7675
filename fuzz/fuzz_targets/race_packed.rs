//! Packed bytes of the dice race: what is unpacked packs to the same bytes; an error names one of them.

#![no_main]

use dice_race_core::{Position, PositionError};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: [u8; 10]| {
    match Position::unpack(&bytes) {
        Ok(position) => {
            assert_eq!(position.pack(), bytes);
            assert_eq!(Position::parse(&position.to_string(), position.rules()), Ok(position));
        }
        Err(PositionError::Syntax(error)) => assert!(error.offset < bytes.len()),
        Err(_) => {}
    }
});
