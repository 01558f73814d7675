//! The promised order of moves: that of the action numbers.

use conformance::{Rng, SeedableRng, SplitMix64, below};
use dice_race_core::{BlockRule, CaptureRule, Position, Roll, Rules};

/// Checks the moves of a position with a roll.
fn check(position: &Position, bits: u64) {
    let list = position.legal_moves();
    assert!(list.is_sorted_by(|a, b| a.action() < b.action()), "{position}");
    for (n, &m) in (0..).zip(&list) {
        assert_eq!(position.nth_move(n), Some(m), "move {n} of {position}");
        assert_eq!(Ok(position.after(m)), position.try_play(m), "{m} in {position}");
    }
    assert_eq!(position.nth_move(list.len() as u32), None, "{position}");
    let n = (u128::from(bits) * list.len() as u128) >> 64;
    assert_eq!(position.random_move(bits), list.get(n as usize).copied(), "{position}");
    assert!(position.has_legal_move());
    assert_eq!(position.must_pass(), list.iter().any(|m| m.target().is_none()), "{position}");
}

#[test]
fn moves_are_in_the_order_of_their_action_numbers() {
    let mut random = SplitMix64::seed_from_u64(34);
    for (capture, block) in [
        (CaptureRule::FirstContact, BlockRule::StopShort),
        (CaptureRule::FirstContact, BlockRule::WholeRoll),
        (CaptureRule::LandingOnly, BlockRule::StopShort),
        (CaptureRule::LandingOnly, BlockRule::WholeRoll),
    ] {
        for _ in 0..100 {
            let mut position = Position::initial(Rules { capture, block, ..Rules::default() });
            while let Ok(rolled) = position.roll(Roll::ALL[below(&mut random, 6)]) {
                assert!(!position.has_legal_move() && position.legal_moves().is_empty());
                assert_eq!(rolled.without_roll(), position);
                let bits = random.next_u64();
                check(&rolled, bits);
                position = rolled.random_move(bits).map_or(rolled, |m| rolled.after(m));
            }
        }
    }
}
