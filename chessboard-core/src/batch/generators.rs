//! The random bits of a seed's endless series of games: each game has its own generator, so that it is the same
//! whichever games are played beside it.

use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::hash;

/// The generator of game `number` of a seed: xoshiro256++ seeded with [`hash::words`]`([seed, number])`.
pub fn generator_of_game(seed: u64, number: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(hash::words([seed, number]))
}

/// One generator a lane: `rand_xoshiro`'s xoshiro256++, its four words of state in arrays, so that a loop over all
/// lanes becomes vector instructions.
#[derive(Debug, Clone)]
pub struct Generators<const N: usize> {
    words: [[u64; N]; 4],
}

impl<const N: usize> Generators<N> {
    /// Generators without a seed, which give only zeros.
    pub const ZERO: Generators<N> = Generators { words: [[0; N]; 4] };

    /// Puts a generator into a lane; does nothing if there is no such lane.
    pub fn set(&mut self, lane: usize, generator: &Xoshiro256PlusPlus) {
        let state = generator.state();
        for (words, bytes) in self.words.iter_mut().zip(state.as_chunks().0) {
            if let Some(word) = words.get_mut(lane) {
                *word = u64::from_le_bytes(*bytes);
            }
        }
    }

    /// The state of a lane's generator; without such a lane, that of a generator without a seed.
    #[inline(always)]
    pub fn get(&self, lane: usize) -> Generator {
        let [a, b, c, d] = &self.words;
        if lane < N { Generator([a[lane], b[lane], c[lane], d[lane]]) } else { Generator([0; 4]) }
    }

    /// Puts a state back into a lane.
    #[inline(always)]
    pub fn put(&mut self, lane: usize, Generator(state): Generator) {
        let [a, b, c, d] = &mut self.words;
        if lane < N {
            [a[lane], b[lane], c[lane], d[lane]] = state;
        }
    }
}

/// The state of one xoshiro256++ generator.
#[derive(Debug, Clone, Copy)]
pub struct Generator([u64; 4]);

impl Generator {
    /// The next 64 random bits, and the state after them.
    #[inline(always)]
    pub fn next(self) -> (u64, Generator) {
        let [s0, s1, s2, s3] = self.0;
        let bits = s0.wrapping_add(s3).rotate_left(23).wrapping_add(s0);
        let (x2, x3) = (s2 ^ s0, s3 ^ s1);
        (bits, Generator([s0 ^ x3, s1 ^ x2, x2 ^ s1 << 17, x3.rotate_left(45)]))
    }

    /// One of two states, without a branch.
    #[inline(always)]
    pub fn select(condition: bool, Generator(yes): Generator, Generator(no): Generator) -> Generator {
        Generator(core::array::from_fn(|i| core::hint::select_unpredictable(condition, yes[i], no[i])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand_core::Rng;

    #[test]
    fn lanes_give_the_bits_of_their_games() {
        let mut lanes = Generators::<3>::ZERO;
        let mut games = [5, 0, u64::MAX].map(|number| generator_of_game(7, number));
        (0..).zip(&games).for_each(|(lane, game)| lanes.set(lane, game));
        for _ in 0..100 {
            for (lane, game) in games.iter_mut().enumerate() {
                let (bits, next) = lanes.get(lane).next();
                assert_eq!(bits, game.next_u64());
                lanes.put(lane, next);
            }
        }
    }

    #[test]
    fn a_lane_that_does_not_exist_is_ignored() {
        let mut lanes = Generators::<1>::ZERO;
        lanes.set(1, &generator_of_game(1, 1));
        lanes.put(9, Generator([1; 4]));
        assert_eq!((lanes.get(0).next().0, lanes.get(1).next().0), (0, 0));
    }
}
