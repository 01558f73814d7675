/// Marsaglia's xorshift with 64 bits: random enough for a workload, and the same for both sides.
#[derive(Debug, Clone)]
pub struct Xorshift(u64);

impl Xorshift {
    /// The same numbers in every run.
    #[inline]
    pub fn new() -> Xorshift {
        Xorshift(88_172_645_463_325_252)
    }

    /// Other numbers for another seed.
    pub fn seeded(seed: u64) -> Xorshift {
        let mut random = Xorshift::new();
        // The state may be anything but 0; some steps take neighboring seeds apart.
        random.0 ^= seed.wrapping_mul(2) << 1;
        for _ in 0..16 {
            random.next_bits();
        }
        random
    }

    /// 64 random bits.
    #[inline]
    pub fn next_bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A random number below `bound`.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        chessboard_core::random::below(bound as u64, self.next_bits()) as usize
    }
}

impl Default for Xorshift {
    fn default() -> Xorshift {
        Xorshift::new()
    }
}
