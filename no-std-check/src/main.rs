//! A program without `std` and without a heap: it plays a random game of each kind, as firmware would, and ends with the
//! exit status 0 if both end as games do.

#![no_std]
#![no_main]

use dice_race_core::dice::SeededDice;
use dice_race_core::{Position as Race, Rules as RaceRules};
use stones_core::{Position, Rules};

#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {}
}

// The C runtime, which starts the program.
#[link(name = "c")]
unsafe extern "C" {}

/// The prebuilt `core` names it for unwinding, which this program does not do.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// What the C runtime calls; on a board without a system it is the reset handler.
#[unsafe(no_mangle)]
pub extern "C" fn main() -> i32 {
    if stones() && race() { 0 } else { 1 }
}

/// Plays random moves until a side cannot move.
fn stones() -> bool {
    let (mut position, mut bits) = (Position::initial(), 7_u64);
    while let Some(m) = position.random_move(bits) {
        position.play_unchecked(m);
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    }
    position.outcome(Rules::default()).is_some()
}

/// Rolls, and makes the first legal move, until a side is home.
fn race() -> bool {
    let (mut position, mut dice) = (Race::initial(RaceRules::default()), SeededDice::new(7));
    while position.outcome().is_none() {
        let Ok(rolled) = position.roll(dice.roll()) else { return false };
        let [first, ..] = *rolled.legal_moves() else { return false };
        let Ok(after) = rolled.try_play(first) else { return false };
        position = after;
    }
    true
}
