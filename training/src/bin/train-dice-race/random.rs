//! Random numbers for training.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::Rng;

/// A number from 0 up to, but not, 1.
pub(crate) fn unit(random: &mut Xoshiro256PlusPlus) -> f32 {
    (random.next_u64() >> 40) as f32 / (1 << 24) as f32
}

/// A number below `count`.
pub(crate) fn below(random: &mut Xoshiro256PlusPlus, count: usize) -> usize {
    ((u128::from(random.next_u64()) * count as u128) >> 64) as usize
}
