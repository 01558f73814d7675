//! Many positions at once, for training, environments and rollouts.
//!
//! A [`Batch`] holds games side by side, as a structure of arrays seen by the side to move. What it does to all of them
//! are loops over those arrays, which the compiler turns into vector instructions of the [CPU level](crate::cpu) in use.
//! The rules are those of [`Position`], by the same functions, and so are the results.
//!
//! Dice are input here too: [`roll`](BatchIn::roll) takes any, [`roll_random`](BatchIn::roll_random) rolls for all games.
//!
//! ```
//! use dice_race_core::batch::Batch;
//! use dice_race_core::Position;
//!
//! let mut batch = Batch::new(1000, Position::default(), 7);
//! let mut finished = 0;
//! while finished < 5000 {
//!     batch.roll_random();
//!     batch.play_random();
//!     finished += batch.restart_over();
//! }
//! assert_eq!(batch.len(), 1000);
//! ```

mod loops;

pub use crate::position::lanes::Block;
pub use chessboard_core::batch::{BatchError, LengthError};

use chessboard_core::batch::SideBySide;
use chessboard_core::cpu;

use crate::{Action, ActionMask, IllegalMove, Outcome, Position, Roll, Rules, Setup, SetupError};

/// Games side by side, in memory of its own.
#[cfg(feature = "alloc")]
pub type Batch = BatchIn<alloc::vec::Vec<Block>>;

/// Games side by side, in memory `M`: a vector, an array or a mutable slice of [`Block`]s.
///
/// Each game has its own generator of random bits. Games are numbered as they begin: the batch starts with games 0, 1, 2, …
/// of the seed, and each game that [begins anew](BatchIn::restart_over) is the next one. Game `n` of a seed has the same random
/// rolls and moves as in `Position::random_playouts`, whatever the size of the batch.
#[derive(Debug, Clone)]
pub struct BatchIn<M> {
    games: SideBySide<M, Position>,
}

#[cfg(feature = "alloc")]
impl Batch {
    /// This many games that begin with `start`.
    pub fn new(len: usize, start: Position, seed: u64) -> Batch {
        let memory = alloc::vec![Block::EMPTY; Block::count(len)];
        BatchIn { games: SideBySide::with_enough(memory, len, start, seed) }
    }
}

/// The batch as a whole.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// This many games that begin with `start`, in memory of the caller's: at least [`Block::count`]`(len)` blocks.
    ///
    /// ```
    /// use dice_race_core::batch::{BatchIn, Block};
    /// use dice_race_core::Position;
    ///
    /// let mut memory = [Block::EMPTY; 2];
    /// let mut batch = BatchIn::new_in(&mut memory[..], 100, Position::default(), 7)?;
    /// assert_eq!((batch.roll_random(), batch.play_random()), (100, 100));
    /// # Ok::<(), dice_race_core::batch::LengthError>(())
    /// ```
    pub fn new_in(memory: M, len: usize, start: Position, seed: u64) -> Result<BatchIn<M>, LengthError> {
        Ok(BatchIn { games: SideBySide::new(memory, len, start, seed)? })
    }

    /// The number of games.
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether there is no game.
    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The rules of all games.
    pub fn rules(&self) -> Rules {
        self.games.start().rules()
    }

    /// How many games have begun, those of the start among them: the number of the next one.
    pub fn games_begun(&self) -> u64 {
        self.games.next_game()
    }
}

/// Single positions.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// The position of a game; `None` if there are not that many.
    pub fn get(&self, index: usize) -> Option<Position> {
        self.games.get(index)
    }

    /// The positions of all games.
    pub fn positions(&self) -> impl Iterator<Item = Position> {
        self.games.positions()
    }

    /// Puts a position of the same rules in place of a game's. Its generator goes on.
    pub fn set(&mut self, index: usize, position: &Position) -> Result<(), BatchError<SetupError>> {
        if position.rules() != self.rules() {
            return Err(BatchError::OtherRules { index });
        }
        self.games.set(index, position)
    }

    /// Puts positions of the same rules in place of all games'. If one of them is impossible, the error names the first
    /// such one.
    pub fn load(&mut self, setups: &[Setup]) -> Result<(), BatchError<SetupError>> {
        let rules = self.rules();
        let check = |index, setup: &Setup| match setup.to_position() {
            _ if setup.rules != rules => Err(BatchError::OtherRules { index }),
            checked => checked.map_err(|reason| BatchError::Refused { index, reason }),
        };
        self.games.load(setups, check)
    }
}

/// All games at once.
impl<M: AsRef<[Block]> + AsMut<[Block]>> BatchIn<M> {
    /// Writes the number of legal moves of each position, the pass included; 0 where no roll is pending.
    pub fn count_moves(&self, counts: &mut [u32]) -> Result<(), LengthError> {
        self.games.check_length(counts.len(), 1)?;
        cpu::run(loops::CountMoves { blocks: self.games.blocks(), rules: self.rules(), counts });
        Ok(())
    }

    /// Writes the legal actions of each position as bits; see [`Position::action_mask`].
    pub fn action_masks(&self, masks: &mut [ActionMask]) -> Result<(), LengthError> {
        self.games.check_length(masks.len(), 1)?;
        cpu::run(loops::ActionMasks { blocks: self.games.blocks(), rules: self.rules(), masks });
        Ok(())
    }

    /// Writes the legal actions of each position as bytes, 1 if legal, else 0: [`Action::COUNT`] bytes for the first
    /// position, then those of the second, and so on.
    pub fn action_mask_bytes(&self, bytes: &mut [u8]) -> Result<(), LengthError> {
        self.games.check_length(bytes.len(), Action::COUNT)?;
        cpu::run(loops::ActionMaskBytes { blocks: self.games.blocks(), rules: self.rules(), bytes });
        Ok(())
    }

    /// Writes whether each game is over on the board.
    pub fn over(&self, over: &mut [bool]) -> Result<(), LengthError> {
        self.games.check_length(over.len(), 1)?;
        cpu::run(loops::Over { blocks: self.games.blocks(), rules: self.rules(), flags: over });
        Ok(())
    }

    /// Writes the outcome of each game that is over on the board, else `None`.
    pub fn outcomes(&self, outcomes: &mut [Option<Outcome>]) -> Result<(), LengthError> {
        self.games.check_length(outcomes.len(), 1)?;
        for (outcome, position) in outcomes.iter_mut().zip(self.positions()) {
            *outcome = position.outcome();
        }
        Ok(())
    }

    /// Puts a roll into each game, all of which wait for one; a game that is over stays as it is, whatever its roll. If a
    /// roll is pending, the error names the first such game, and nothing is rolled.
    pub fn roll(&mut self, rolls: &[Roll]) -> Result<(), BatchError<IllegalMove>> {
        self.games.check_length(rolls.len(), 1)?;
        if let Some(index) = self.positions().position(|position| position.rolled().is_some()) {
            return Err(BatchError::Refused { index, reason: IllegalMove::RollPending });
        }
        let rules = self.rules();
        cpu::run(loops::PutRolls { blocks: self.games.blocks_mut(), rules, rolls });
        Ok(())
    }

    /// Rolls for each game that goes on and waits for a roll, and returns how many those are.
    pub fn roll_random(&mut self) -> usize {
        let (rules, len) = (self.rules(), self.len());
        cpu::run(loops::RollRandom { blocks: self.games.blocks_mut(), rules, len }) as usize
    }

    /// Plays an action in each game, all of which have a roll; a game that is over stays as it is, whatever its action. If
    /// an action is illegal, the error names the first such game, and nothing is played.
    pub fn apply(&mut self, actions: &[Action]) -> Result<(), BatchError<IllegalMove>> {
        self.games.check_length(actions.len(), 1)?;
        let illegal = self.positions().zip(actions).enumerate().find_map(|(index, (position, &action))| {
            let reason = position.action_to_move(action).err()?;
            (reason != IllegalMove::GameOver).then_some(BatchError::Refused { index, reason })
        });
        if let Some(illegal) = illegal {
            return Err(illegal);
        }
        let rules = self.rules();
        cpu::run(loops::Apply { blocks: self.games.blocks_mut(), rules, actions });
        Ok(())
    }

    /// Writes a uniformly random legal action of each position with a roll, `None` for the others. The generators of the
    /// first ones go on, as with [`play_random`](BatchIn::play_random).
    pub fn random_actions(&mut self, actions: &mut [Option<Action>]) -> Result<(), LengthError> {
        self.games.check_length(actions.len(), 1)?;
        let rules = self.rules();
        cpu::run(loops::RandomActions { blocks: self.games.blocks_mut(), rules, actions });
        Ok(())
    }

    /// Plays a uniformly random legal move in each game with a roll, and returns how many those are.
    pub fn play_random(&mut self) -> usize {
        let rules = self.rules();
        cpu::run(loops::PlayRandom { blocks: self.games.blocks_mut(), rules }) as usize
    }

    /// Begins each game anew that is over, from the start of the batch and with the generator of the next game of the
    /// seed, in the order of the batch. Returns how many those are.
    pub fn restart_over(&mut self) -> usize {
        let (mut restarted, mut index) = (0, 0);
        while let Some(block) = self.games.blocks().get(index) {
            let over = cpu::run(loops::OverInBlock { block, rules: self.rules() });
            restarted += self.games.restart(index, over);
            index += 1;
        }
        restarted
    }
}
