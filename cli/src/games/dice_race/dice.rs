//! Where the rolls of a game come from.

use dice_race_core::dice::SeededDice;
use dice_race_core::dice::fair::FairDice;
use dice_race_core::{Game, Roll};

use super::fair;

/// A roll follows from its number in the game, so whatever was taken back is rolled again, and nobody can try
/// for a better one.
#[derive(Debug)]
pub(crate) enum Dice {
    Seeded(u64),
    Fair(FairDice),
    /// Someone at the keyboard rolls a die and types what it shows.
    Typed,
}

impl Dice {
    /// The next roll of a game; `None` if it has to be typed.
    pub(crate) fn roll(&self, game: &Game) -> Option<Roll> {
        let number = game.rolls().count();
        match self {
            Dice::Seeded(seed) => SeededDice::new(*seed).nth(number),
            Dice::Fair(dice) => Some(dice.roll_at(number as u64)),
            Dice::Typed => None,
        }
    }

    /// What is told once the game is over; nothing of dice that have no secret.
    pub(crate) fn secret(&self) -> Option<String> {
        let Dice::Fair(dice) = self else { return None };
        let revealed = fair::revealed(&Game::default(), dice).ok()?;
        let seed = revealed.notes().tag("DiceServerSeed")?;
        Some(format!(
            "The secret seed of the dice was\n  {seed}\nA saved game tells it, and `stones-dice verify` checks it."
        ))
    }
}
