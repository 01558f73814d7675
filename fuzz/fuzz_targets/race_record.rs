//! Record files of the dice race: any bytes are read to their end, a fault points into them, a game is read back as it is written.

#![no_main]

use libfuzzer_sys::fuzz_target;

fuzz_target!(|file: &[u8]| fuzz::records::<dice_race_core::Game>(file));
