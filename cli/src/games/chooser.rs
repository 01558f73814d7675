//! The best of some, by the roll of a coin where several are equally good.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{Rng, SeedableRng};

/// Chooses the best; the same seed chooses the same.
#[derive(Debug, Clone)]
pub(crate) struct Chooser {
    random: Xoshiro256PlusPlus,
}

impl Chooser {
    pub(crate) fn new(seed: u64) -> Chooser {
        Chooser { random: Xoshiro256PlusPlus::seed_from_u64(seed) }
    }

    /// One of those that are worth most; `None` of none.
    pub(crate) fn best<T: Copy, W: Ord>(&mut self, rated: &[(W, T)]) -> Option<T> {
        let best = rated.iter().map(|(worth, _)| worth).max()?;
        let equals: Vec<_> = rated.iter().filter(|(worth, _)| worth == best).map(|(_, choice)| *choice).collect();
        equals.get(self.below(equals.len())).copied()
    }

    /// A number below `count`, each as likely as any other to within `count` parts in 2^64.
    fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.random.next_u64()) * count as u128) >> 64) as usize
    }
}
