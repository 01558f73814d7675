use chessboard_core::hash;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

/// The generator of game `number` of a seed.
pub(in crate::position) fn generator_of_game(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(hash::words([seed, number]))
}

/// One generator of random bits a lane: `rand_xoshiro`'s xoshiro256++, its four words of state in arrays.
pub(super) struct Generators<const N: usize> {
    words: [[u64; N]; 4],
}

impl<const N: usize> Generators<N> {
    pub(super) const fn new() -> Generators<N> {
        Generators { words: [[0; N]; 4] }
    }

    pub(super) fn set(&mut self, lane: usize, generator: &Xoshiro256PlusPlus) {
        let state = generator.state();
        for (word, bytes) in self.words.iter_mut().zip(state.as_chunks().0) {
            word[lane] = u64::from_le_bytes(*bytes);
        }
    }

    /// The next 64 random bits of a lane.
    #[inline(always)]
    pub(super) fn next(&mut self, lane: usize) -> u64 {
        let [a, b, c, d] = &mut self.words;
        let (s0, s1, s2, s3) = (a[lane], b[lane], c[lane], d[lane]);
        let bits = s0.wrapping_add(s3).rotate_left(23).wrapping_add(s0);
        let (x2, x3) = (s2 ^ s0, s3 ^ s1);
        (a[lane], b[lane]) = (s0 ^ x3, s1 ^ x2);
        (c[lane], d[lane]) = (x2 ^ s1 << 17, x3.rotate_left(45));
        bits
    }
}
