//! Position texts of 8×8: an error points into the text, a position is written as it was read.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::{Position, PositionError, Setup};

fuzz_target!(|text: &str| {
    let setup = text.parse::<Setup>();
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(setup.unwrap().to_position(), Ok(position));
            let written = position.to_string();
            assert!(written.len() <= text.len(), "a position's own text is its shortest");
            assert_eq!(written.parse(), Ok(position));
            let _ = (position.legal_moves(), position.diagram().to_string());
        }
        Err(PositionError::Syntax(error)) => {
            assert!(text.is_char_boundary(error.offset));
            assert_eq!(setup, Err(error));
        }
        Err(_) => assert!(setup.unwrap().to_position().is_err()),
    }
});
