//! The source of the rolls of a game.

use dice_race_core::dice::SeededDice;
use dice_race_core::dice::fair::FairDice;
use dice_race_core::{Game, Roll};

use super::fair;

/// The dice of a game. A roll depends on its number in the game, so a roll that was undone is repeated.
#[derive(Debug)]
pub(crate) enum Dice {
    Seeded(u64),
    Fair(FairDice),
    /// The players roll a die of their own and type its rolls.
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

    /// The secret of fair dice, to be shown after the game.
    pub(crate) fn secret(&self) -> Option<String> {
        let Dice::Fair(dice) = self else { return None };
        let revealed = fair::revealed(&Game::default(), dice).ok()?;
        let seed = revealed.notes().tag("DiceServerSeed")?;
        Some(format!(
            "The secret seed of the dice was\n  {seed}\nA saved game contains it, and `stones-dice verify` checks it."
        ))
    }
}
