//! The promised order of moves: that of the action numbers.

use conformance::{Rng, SeedableRng, SplitMix64, check_order, walk};
use dice_race_core::{PieceCount, Position, Roll, Rules};

use crate::conformance::DiceRace;

/// Random games under all rules with four pieces and without extra rolls.
fn positions() -> impl Iterator<Item = Position> {
    let rules = Rules::ALL.into_iter().filter(|rules| rules.pieces == PieceCount::Four && !rules.extra_roll_on_six);
    rules.flat_map(|rules| walk::<DiceRace>(Position::initial(rules), 100, 1000, 34))
}

#[test]
fn moves_are_in_the_order_of_their_action_numbers() {
    check_order::<DiceRace, _>(positions(), |_, m| m.action());
}

#[test]
fn a_roll_brings_moves_or_a_pass() {
    let mut random = SplitMix64::seed_from_u64(34);
    for position in positions() {
        let list = position.legal_moves();
        let bits = random.next_u64();
        let n = (u128::from(bits) * list.len() as u128) >> 64;
        assert_eq!(position.random_move(bits), list.get(n as usize).copied(), "{position}");
        assert_eq!(position.has_legal_move(), position.rolled().is_some(), "{position}");
        assert_eq!(list.is_empty(), position.rolled().is_none(), "{position}");
        assert_eq!(position.must_pass(), list.iter().any(|m| m.target().is_none()), "{position}");
        for rolled in Roll::ALL.into_iter().filter_map(|roll| position.roll(roll).ok()) {
            assert_eq!(rolled.without_roll(), position);
        }
    }
}
