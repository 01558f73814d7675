//! Packed bytes: what is unpacked packs to the same bytes; an error names one of them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::{AnyPosition, Position, PositionError};

fn check(bytes: &[u8; 13], read: Result<[u8; 13], PositionError>) {
    match read {
        Ok(packed) => assert_eq!(packed, *bytes),
        Err(PositionError::Syntax(error)) => assert!(error.offset < bytes.len()),
        Err(_) => {}
    }
}

fuzz_target!(|bytes: [u8; 13]| {
    check(&bytes, Position::unpack(&bytes).map(|position| position.pack()));
    check(&bytes, AnyPosition::unpack(&bytes).map(|position| position.pack()));
});
