//! The best of several choices, and a random one of those that are equally good.

use chessboard_core::softmax;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Chooses the best; the same seed makes the same choices.
#[derive(Debug, Clone)]
pub(crate) struct Chooser {
    random: Xoshiro256PlusPlus,
}

impl Chooser {
    pub(crate) fn new(seed: u64) -> Chooser {
        Chooser { random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// A choice with the highest rating, each of them equally likely; `None` if there is no choice.
    pub(crate) fn best<T: Copy, R: Ord>(&mut self, rated: &[(R, T)]) -> Option<T> {
        let best = rated.iter().map(|(rating, _)| rating).max()?;
        let loss = |(rating, _): &(R, T)| if rating == best { 0.0 } else { f64::INFINITY };
        softmax::sample(rated, loss, 1.0, self.random.next_u64()).map(|(_, choice)| *choice)
    }
}
