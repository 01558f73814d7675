//! Record files: any bytes are read to their end, a fault points into them, a game is read back as it is written.

#![no_main]

use libfuzzer_sys::fuzz_target;
use stones_core::Game;

fuzz_target!(|file: &[u8]| {
    for game in Game::read_records(file) {
        match game {
            Ok(game) => {
                let written = game.to_record();
                assert_eq!(Game::from_record(&written).as_ref(), Ok(&game), "{written}");
            }
            Err(damaged) => assert!(damaged.error.offset <= file.len(), "{}", damaged.error),
        }
    }
    if let Ok(text) = std::str::from_utf8(file)
        && let Err(damaged) = Game::from_record(text)
    {
        assert!(text.is_char_boundary(damaged.error.offset), "{}", damaged.error);
    }
});
