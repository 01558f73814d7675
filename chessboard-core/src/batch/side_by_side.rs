use rand_xoshiro::Xoshiro256PlusPlus;

use super::{BatchError, LengthError, generator_of_game};

/// Positions of a game in lanes.
pub trait Lanes: 'static {
    /// One position.
    type Position: Copy;
    /// How many positions there are.
    const LANES: usize;
    /// Lanes without a game.
    const EMPTY: Self;

    /// The position in a lane; `like` knows what all of them share.
    fn get(&self, lane: usize, like: &Self::Position) -> Self::Position;
    /// Puts a position into a lane.
    fn set(&mut self, lane: usize, position: &Self::Position);
    /// Puts a generator into a lane.
    fn seed(&mut self, lane: usize, generator: &Xoshiro256PlusPlus);
}

/// Games side by side in memory `M`, which holds blocks of lanes; a position is a `P`. Where one ends, the next one of the seed begins.
#[derive(Debug, Clone)]
pub struct SideBySide<M, P> {
    memory: M,
    len: usize,
    start: P,
    seed: u64,
    next_game: u64,
}

impl<M, P: Copy> SideBySide<M, P> {
    /// The number of games.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// With which position games begin.
    pub fn start(&self) -> &P {
        &self.start
    }

    /// The number of the next game of the seed.
    pub fn next_game(&self) -> u64 {
        self.next_game
    }

    /// Checks the length of a slice with `each` items for each game.
    pub fn check_length(&self, found: usize, each: usize) -> Result<(), LengthError> {
        let expected = self.len.saturating_mul(each);
        if found == expected { Ok(()) } else { Err(LengthError { expected, found }) }
    }

    /// Games that begin with `start`, in at least as many blocks as they need.
    pub fn new<B>(memory: M, len: usize, start: P, seed: u64) -> Result<SideBySide<M, P>, LengthError>
    where
        B: Lanes<Position = P>,
        M: AsRef<[B]> + AsMut<[B]>,
    {
        let (expected, found) = (len.div_ceil(B::LANES), memory.as_ref().len());
        if found < expected {
            return Err(LengthError { expected, found });
        }
        Ok(SideBySide::with_enough(memory, len, start, seed))
    }

    /// The same in memory that is known to be enough: with less, only the first games are played.
    pub fn with_enough<B>(memory: M, len: usize, start: P, seed: u64) -> SideBySide<M, P>
    where
        B: Lanes<Position = P>,
        M: AsRef<[B]> + AsMut<[B]>,
    {
        let mut games = SideBySide { memory, len, start, seed, next_game: 0 };
        games.memory.as_mut().iter_mut().for_each(|block| *block = B::EMPTY);
        for index in 0..len {
            games.start_game(index);
        }
        games
    }

    fn start_game<B>(&mut self, index: usize)
    where
        B: Lanes<Position = P>,
        M: AsMut<[B]>,
    {
        let generator = generator_of_game(self.seed, self.next_game);
        if let Some(block) = self.memory.as_mut().get_mut(index / B::LANES) {
            block.set(index % B::LANES, &self.start);
            block.seed(index % B::LANES, &generator);
        }
        self.next_game = self.next_game.wrapping_add(1);
    }

    /// The blocks that hold games.
    pub fn blocks<B>(&self) -> &[B]
    where
        B: Lanes,
        M: AsRef<[B]>,
    {
        let blocks = self.memory.as_ref();
        blocks.get(..self.len.div_ceil(B::LANES)).unwrap_or(blocks)
    }

    /// The blocks that hold games.
    pub fn blocks_mut<B>(&mut self) -> &mut [B]
    where
        B: Lanes,
        M: AsMut<[B]>,
    {
        let blocks = self.memory.as_mut();
        let used = self.len.div_ceil(B::LANES).min(blocks.len());
        blocks.split_at_mut(used).0
    }

    /// The position of a game; `None` if there are not that many.
    pub fn get<B>(&self, index: usize) -> Option<P>
    where
        B: Lanes<Position = P>,
        M: AsRef<[B]>,
    {
        let block = self.memory.as_ref().get(index / B::LANES).filter(|_| index < self.len)?;
        Some(block.get(index % B::LANES, &self.start))
    }

    /// The positions of all games.
    pub fn positions<B>(&self) -> impl Iterator<Item = P>
    where
        B: Lanes<Position = P>,
        M: AsRef<[B]>,
    {
        let blocks = self.memory.as_ref().iter();
        blocks.flat_map(|block| (0..B::LANES).map(|lane| block.get(lane, &self.start))).take(self.len)
    }

    /// Puts a position in place of a game's. Its generator goes on.
    pub fn set<B, R>(&mut self, index: usize, position: &P) -> Result<(), BatchError<R>>
    where
        B: Lanes<Position = P>,
        M: AsMut<[B]>,
    {
        let len = self.len;
        match self.memory.as_mut().get_mut(index / B::LANES).filter(|_| index < len) {
            Some(block) => {
                block.set(index % B::LANES, position);
                Ok(())
            }
            None => Err(BatchError::Index { index, len }),
        }
    }

    /// Puts positions in place of all games', if `check` lets each of them pass; it gets the index too.
    pub fn load<B, S, R>(
        &mut self,
        setups: &[S],
        check: impl Fn(usize, &S) -> Result<P, BatchError<R>>,
    ) -> Result<(), BatchError<R>>
    where
        B: Lanes<Position = P>,
        M: AsMut<[B]>,
    {
        self.check_length(setups.len(), 1)?;
        // All before any, since nothing may change if one of them is impossible.
        for (index, setup) in setups.iter().enumerate() {
            check(index, setup)?;
        }
        for (index, setup) in setups.iter().enumerate() {
            self.set(index, &check(index, setup)?)?;
        }
        Ok(())
    }

    /// Begins games anew: those of block `block` for whose lane `over` is 1. Returns how many those are.
    pub fn restart<B, const N: usize>(&mut self, block: usize, over: [u64; N]) -> usize
    where
        B: Lanes<Position = P>,
        M: AsMut<[B]>,
    {
        let before = self.next_game;
        for (index, over) in (block * B::LANES..self.len).zip(over) {
            if over == 1 {
                self.start_game(index);
            }
        }
        self.next_game.wrapping_sub(before) as usize
    }
}
