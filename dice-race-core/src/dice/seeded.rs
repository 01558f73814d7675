use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Roll;

/// A die whose rolls follow from a seed. Not for play among people who distrust each other: whoever knows
/// the seed knows the rolls.
///
/// The algorithm is a promise, held by a golden sequence: xoshiro256++ with its state filled from the seed by
/// `SplitMix64`. Each 64-bit output is used from the top in 21 groups of three bits, the lowest bit is left
/// over; a group of 0 to 5 is the roll minus one, 6 and 7 are rejected, so every number is equally likely.
///
/// ```
/// use dice_race_core::dice::SeededDice;
///
/// let rolls: Vec<_> = SeededDice::new(1).take(8).map(|roll| roll.get()).collect();
/// assert_eq!(rolls, SeededDice::new(1).take(8).map(|roll| roll.get()).collect::<Vec<_>>());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeededDice {
    generator: Xoshiro256PlusPlus,
    /// Bits not used yet, at the top of the word.
    bits: u64,
    groups_left: u8,
}

impl SeededDice {
    /// A die for this seed.
    pub fn new(seed: u64) -> SeededDice {
        SeededDice { generator: Xoshiro256PlusPlus::seed_from_u64(seed), bits: 0, groups_left: 0 }
    }

    /// The next roll.
    #[inline]
    pub fn roll(&mut self) -> Roll {
        loop {
            if self.groups_left == 0 {
                self.bits = self.generator.next_u64();
                self.groups_left = 21;
            }
            let group = (self.bits >> 61) as u8;
            self.bits <<= 3;
            self.groups_left -= 1;
            if let Some(roll) = Roll::new(group + 1) {
                return roll;
            }
        }
    }
}

/// An endless iterator over rolls.
impl Iterator for SeededDice {
    type Item = Roll;

    fn next(&mut self) -> Option<Roll> {
        Some(self.roll())
    }
}
