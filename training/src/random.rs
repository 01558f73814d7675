//! Random numbers of the ranges that training needs.

use rand_core::Rng;

/// A number from 0 up to, but not including, 1.
pub fn unit(random: &mut impl Rng) -> f32 {
    (random.next_u64() >> 40) as f32 / (1 << 24) as f32
}

/// A number below `count`.
pub fn below(random: &mut impl Rng, count: usize) -> usize {
    chessboard_core::random::below(count as u64, random.next_u64()) as usize
}
