//! Many positions at once, for training, environments and rollouts.
//!
//! A [`Batch`] holds games side by side, as a structure of arrays seen by the side to move. What it does to all of them
//! are loops over those arrays, which the compiler turns into vector instructions of the [CPU level](crate::cpu) in use.
//! The rules are those of [`Position`], by the same functions, and so are the results.
//!
//! Only the board of 8×8 squares has batches; smaller boards are played one by one.
//!
//! ```
//! use stones_core::batch::Batch;
//! use stones_core::{Position, Rules};
//!
//! let mut batch = Batch::new(1000, Position::initial(), Rules::default(), 7);
//! let mut finished = 0;
//! while finished < 5000 {
//!     batch.play_random();
//!     finished += batch.restart_over();
//! }
//! assert_eq!(batch.len(), 1000);
//! ```

mod loops;

pub use crate::position::lanes::Block;
pub use chessboard_core::{BatchError, LengthError};

use chessboard_core::cpu;
use chessboard_core::generators::generator_of_game;

use crate::{Action, ActionMask, IllegalMove, Outcome, Position, Rules, Setup, SetupError};

/// Games side by side, in memory of its own.
#[cfg(feature = "alloc")]
pub type Batch = BatchIn<alloc::vec::Vec<Block>>;

/// Games side by side, in memory `M`: a vector, an array or a mutable slice of [`Block`]s.
///
/// Each game has its own generator of random bits. Games are numbered as they begin: the batch starts with games 0, 1, 2, …
/// of the seed, and each game that [begins anew](BatchIn::restart_over) is the next one. Game `n` of a seed has the same random
/// moves as in [`Position::random_playouts`], whatever the size of the batch.
#[derive(Debug, Clone)]
pub struct BatchIn<M> {
    memory: M,
    len: usize,
    start: Position,
    rules: Rules,
    seed: u64,
    next_game: u64,
}

#[cfg(feature = "alloc")]
impl Batch {
    /// This many games that begin with `start`.
    pub fn new(len: usize, start: Position, rules: Rules, seed: u64) -> Batch {
        let memory = alloc::vec![Block::EMPTY; Block::count(len)];
        BatchIn::filled(memory, len, start, rules, seed)
    }
}

/// The batch as a whole.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// This many games that begin with `start`, in memory of the caller's: at least [`Block::count`]`(len)` blocks.
    ///
    /// ```
    /// use stones_core::batch::{BatchIn, Block};
    /// use stones_core::{Position, Rules};
    ///
    /// let mut memory = [Block::EMPTY; 2];
    /// let mut batch = BatchIn::new_in(&mut memory[..], 100, Position::initial(), Rules::default(), 7)?;
    /// assert_eq!(batch.play_random(), 100);
    /// # Ok::<(), stones_core::batch::LengthError>(())
    /// ```
    pub fn new_in(memory: M, len: usize, start: Position, rules: Rules, seed: u64) -> Result<BatchIn<M>, LengthError> {
        let (expected, found) = (Block::count(len), memory.as_ref().len());
        if found < expected {
            return Err(LengthError { expected, found });
        }
        Ok(BatchIn::filled(memory, len, start, rules, seed))
    }

    fn filled(memory: M, len: usize, start: Position, rules: Rules, seed: u64) -> BatchIn<M> {
        let mut batch = BatchIn { memory, len, start, rules, seed, next_game: 0 };
        batch.memory.as_mut().fill(Block::EMPTY);
        for index in 0..len {
            batch.start_game(index);
        }
        batch
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The rules of all games.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// How many games have begun, those of the start among them: the number of the next one.
    pub fn games_begun(&self) -> u64 {
        self.next_game
    }

    fn start_game(&mut self, index: usize) {
        let (start, generator) = (self.start, generator_of_game(self.seed, self.next_game));
        if let Some(block) = self.memory.as_mut().get_mut(index / Block::LANES) {
            block.set(index % Block::LANES, &start);
            block.seed(index % Block::LANES, &generator);
        }
        self.next_game = self.next_game.wrapping_add(1);
    }

    /// The blocks that hold games.
    fn blocks(&self) -> &[Block] {
        let blocks = self.memory.as_ref();
        &blocks[..Block::count(self.len).min(blocks.len())]
    }

    fn blocks_mut(&mut self) -> &mut [Block] {
        let used = Block::count(self.len);
        let blocks = self.memory.as_mut();
        let used = used.min(blocks.len());
        &mut blocks[..used]
    }
}

/// Single positions.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// The position of a game; `None` if there are not that many.
    pub fn get(&self, index: usize) -> Option<Position> {
        if index >= self.len {
            return None;
        }
        Some(self.blocks().get(index / Block::LANES)?.get(index % Block::LANES))
    }

    /// The positions of all games.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.blocks().iter().flat_map(|block| (0..Block::LANES).map(|lane| block.get(lane))).take(self.len)
    }

    /// Puts a position in place of a game's. Its generator goes on.
    pub fn set(&mut self, index: usize, position: &Position) -> Result<(), BatchError<SetupError>> {
        let len = self.len;
        match self.blocks_mut().get_mut(index / Block::LANES) {
            Some(block) if index < len => {
                block.set(index % Block::LANES, position);
                Ok(())
            }
            _ => Err(BatchError::Index { index, len }),
        }
    }

    /// Puts positions in place of all games'. If one of them is impossible, the error names the first such one.
    pub fn load(&mut self, setups: &[Setup]) -> Result<(), BatchError<SetupError>> {
        LengthError::check(setups.len(), self.len)?;
        for (index, setup) in setups.iter().enumerate() {
            setup.to_position().map_err(|reason| BatchError::Refused { index, reason })?;
        }
        for (index, setup) in setups.iter().enumerate() {
            if let Ok(position) = setup.to_position() {
                self.set(index, &position)?;
            }
        }
        Ok(())
    }
}

/// All games at once.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// Writes the number of legal moves of each position, whether or not its game is over.
    pub fn count_moves(&self, counts: &mut [u32]) -> Result<(), LengthError> {
        LengthError::check(counts.len(), self.len)?;
        cpu::run(loops::CountMoves { blocks: self.blocks(), counts });
        Ok(())
    }

    /// Writes the legal actions of each position as bits; see [`Position::action_mask`].
    pub fn action_masks(&self, masks: &mut [ActionMask]) -> Result<(), LengthError> {
        LengthError::check(masks.len(), self.len)?;
        cpu::run(loops::ActionMasks { blocks: self.blocks(), masks });
        Ok(())
    }

    /// Writes the legal actions of each position as bytes, 1 if legal, else 0: [`Action::COUNT`] bytes for the first
    /// position, then those of the second, and so on.
    pub fn action_mask_bytes(&self, bytes: &mut [u8]) -> Result<(), LengthError> {
        LengthError::check(bytes.len(), self.len.saturating_mul(Action::COUNT))?;
        cpu::run(loops::ActionMaskBytes { blocks: self.blocks(), bytes });
        Ok(())
    }

    /// Writes whether each game is over on the board.
    pub fn over(&self, over: &mut [bool]) -> Result<(), LengthError> {
        LengthError::check(over.len(), self.len)?;
        cpu::run(loops::Over { blocks: self.blocks(), rules: self.rules, flags: over });
        Ok(())
    }

    /// Writes the outcome of each game that is over on the board, else `None`.
    pub fn outcomes(&self, outcomes: &mut [Option<Outcome>]) -> Result<(), LengthError> {
        LengthError::check(outcomes.len(), self.len)?;
        for (outcome, position) in outcomes.iter_mut().zip(self.positions()) {
            *outcome = position.outcome(self.rules);
        }
        Ok(())
    }

    /// Plays an action in each game; a game that is over stays as it is, whatever its action. If an action is illegal,
    /// the error names the first such game, and nothing is played.
    pub fn apply(&mut self, actions: &[Action]) -> Result<(), BatchError<IllegalMove>> {
        LengthError::check(actions.len(), self.len)?;
        let rules = self.rules;
        let illegal = self.positions().zip(actions).enumerate().find_map(|(index, (position, &action))| {
            let reason = position.action_to_move(action).err()?;
            (!position.is_over(rules)).then_some(BatchError::Refused { index, reason })
        });
        if let Some(illegal) = illegal {
            return Err(illegal);
        }
        cpu::run(loops::Apply { blocks: self.blocks_mut(), rules, actions });
        Ok(())
    }

    /// Writes a uniformly random legal action of each position, `None` where there is none. The generators go on, as with
    /// [`play_random`](BatchIn::play_random).
    pub fn random_actions(&mut self, actions: &mut [Option<Action>]) -> Result<(), LengthError> {
        LengthError::check(actions.len(), self.len)?;
        cpu::run(loops::RandomActions { blocks: self.blocks_mut(), actions });
        Ok(())
    }

    /// Plays a uniformly random legal move in each game that goes on, and returns how many those are.
    pub fn play_random(&mut self) -> usize {
        let rules = self.rules;
        // In lanes without a game it is over.
        cpu::run(loops::PlayRandom { blocks: self.blocks_mut(), rules }) as usize
    }

    /// Begins each game anew that is over, from the start of the batch and with the generator of the next game of the
    /// seed, in the order of the batch. Returns how many those are.
    pub fn restart_over(&mut self) -> usize {
        let mut restarted = 0;
        for block in 0..self.blocks().len() {
            let over = cpu::run(loops::OverInBlock { block: &self.blocks()[block], rules: self.rules });
            for (lane, &over) in over.iter().enumerate() {
                let index = block * Block::LANES + lane;
                if over == 1 && index < self.len {
                    self.start_game(index);
                    restarted += 1;
                }
            }
        }
        restarted
    }
}
