use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::Roll;

/// A die whose rolls follow from a seed. Not for players who do not trust each other: the seed reveals all rolls.
///
/// The algorithm is a promise, checked by a golden sequence: xoshiro256++ with its state filled from the seed by
/// `SplitMix64`. Each 64-bit output is used from the top in 21 groups of three bits, the lowest bit is left over; a
/// group of 0 to 5 is the roll minus one, 6 and 7 are rejected, so every number is equally likely.
///
/// A die is saved as its seed and the number of its rolls: with serde, `{"seed": 1, "rolled": 8}`.
///
/// ```
/// use dice_race_core::dice::SeededDice;
///
/// let mut dice = SeededDice::new(1);
/// for _ in 0..8 {
///     dice.roll();
/// }
/// let mut resumed = SeededDice::resume(dice.seed(), 8);
/// assert_eq!(resumed, dice);
/// assert_eq!(resumed.roll(), dice.roll());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "saved::Saved", into = "saved::Saved"))]
pub struct SeededDice {
    seed: u64,
    rolled: u64,
    generator: Xoshiro256PlusPlus,
    /// Bits not used yet, at the top of the word.
    bits: u64,
    groups_left: u8,
}

impl SeededDice {
    /// A die for this seed.
    pub fn new(seed: u64) -> SeededDice {
        let generator = Xoshiro256PlusPlus::seed_from_u64(seed);
        SeededDice { seed, rolled: 0, generator, bits: 0, groups_left: 0 }
    }

    /// A die for this seed after a number of rolls, which are made again: some nanoseconds each.
    pub fn resume(seed: u64, rolled: u64) -> SeededDice {
        let mut dice = SeededDice::new(seed);
        (0..rolled).for_each(|_| _ = dice.roll());
        dice
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The number of rolls made so far.
    pub fn rolled(&self) -> u64 {
        self.rolled
    }

    /// The next roll.
    #[inline]
    pub fn roll(&mut self) -> Roll {
        self.rolled = self.rolled.wrapping_add(1);
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

#[cfg(feature = "serde")]
mod saved {
    use super::SeededDice;

    /// What serde sees of a die.
    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, rename = "SeededDice", expecting = "a die, an object of `seed` and `rolled`")]
    pub(super) struct Saved {
        seed: u64,
        rolled: u64,
    }

    impl From<SeededDice> for Saved {
        fn from(dice: SeededDice) -> Saved {
            Saved { seed: dice.seed, rolled: dice.rolled }
        }
    }

    /// Reading takes time for each roll; this many take some seconds.
    const MAX_ROLLED: u64 = 1 << 32;

    impl TryFrom<Saved> for SeededDice {
        type Error = &'static str;

        fn try_from(saved: Saved) -> Result<SeededDice, &'static str> {
            if saved.rolled > MAX_ROLLED {
                return Err("rolled: expected at most 4294967296");
            }
            Ok(SeededDice::resume(saved.seed, saved.rolled))
        }
    }
}
