//! The two games as a match sees them.

use chessboard_core::Color;
use dice_race_core::dice::SeededDice;
use stones_core::{Board, GameOn};

/// What a match needs to know of a game.
pub trait Game {
    /// A move of the game.
    type Move;

    /// Rolls the die if the game waits for it, and returns the side to move; `None` once the game is over.
    fn side_to_move(&mut self) -> Option<Color>;

    /// Plays a move of the side to move; `false` if it is illegal.
    fn play(&mut self, m: Self::Move) -> bool;

    /// A random move of the side to move, chosen by 64 random bits.
    fn random_move(&self, bits: u64) -> Option<Self::Move>;

    /// The winner; `None` after a draw and while the game goes on.
    fn winner(&self) -> Option<Color>;
}

/// Chooses a move for the side to move of a game that is not over.
pub type Player<'a, G> = Box<dyn FnMut(&G) -> Option<<G as Game>::Move> + 'a>;

impl<B: Board> Game for GameOn<B> {
    type Move = stones_core::Move;

    fn side_to_move(&mut self) -> Option<Color> {
        self.outcome().is_none().then(|| self.position().turn())
    }

    fn play(&mut self, m: stones_core::Move) -> bool {
        GameOn::play(self, m).is_ok()
    }

    fn random_move(&self, bits: u64) -> Option<stones_core::Move> {
        self.position().random_move(bits)
    }

    fn winner(&self) -> Option<Color> {
        self.outcome()?.winner
    }
}

/// A game of the dice race, with its die.
#[derive(Debug, Clone)]
pub struct DiceRace {
    /// The game.
    pub game: dice_race_core::Game,
    /// The die.
    pub dice: SeededDice,
}

impl DiceRace {
    /// A game from a position, with the die of a seed.
    pub fn new(start: dice_race_core::Position, seed: u64) -> DiceRace {
        DiceRace { game: dice_race_core::Game::new(start), dice: SeededDice::new(seed) }
    }
}

impl Game for DiceRace {
    type Move = dice_race_core::Move;

    fn side_to_move(&mut self) -> Option<Color> {
        if self.game.outcome().is_some() {
            return None;
        }
        if self.game.position().rolled().is_none() {
            self.game.roll(self.dice.roll()).ok()?;
        }
        Some(self.game.position().turn())
    }

    fn play(&mut self, m: dice_race_core::Move) -> bool {
        self.game.play(m).is_ok()
    }

    fn random_move(&self, bits: u64) -> Option<dice_race_core::Move> {
        self.game.position().random_move(bits)
    }

    fn winner(&self) -> Option<Color> {
        Some(self.game.outcome()?.winner)
    }
}
