//! Seeds of random numbers.

/// A random seed.
pub(crate) fn random_seed() -> u64 {
    // Without a source of randomness the game can be played all the same.
    getrandom::u64().unwrap_or_default()
}
