//! The source of the rolls of a game.

use dice_race_core::dice::SeededDice;
use dice_race_core::dice::fair::{RevealedDice, VerifyError};
use dice_race_core::{Game, Roll};
use stones_dice_texts::{Texts, text};

use super::fair::Seeds;

/// The dice of a game. A roll depends on its number in the game, so a roll that was undone is repeated.
#[derive(Debug)]
pub(crate) enum Dice {
    Seeded(u64),
    Fair(Seeds),
    /// Fair dice whose secret has been shown: nothing is rolled with them.
    Revealed(RevealedDice),
    /// The players roll a die of their own and type its rolls.
    Typed,
}

impl Dice {
    /// The next roll of a game; `None` if it has to be typed, or if there is none.
    pub(crate) fn roll(&self, game: &Game) -> Option<Roll> {
        match self {
            Dice::Seeded(seed) => SeededDice::new(*seed).nth(game.rolls().count()),
            Dice::Fair(seeds) => Some(seeds.dice().roll_for(game)),
            Dice::Revealed(_) | Dice::Typed => None,
        }
    }

    /// Ends the rolls of fair dice, so that their secret can be shown.
    pub(crate) fn reveal(&mut self) {
        *self = match std::mem::replace(self, Dice::Typed) {
            Dice::Fair(seeds) => Dice::Revealed(seeds.dice().reveal()),
            other => other,
        };
    }

    /// Writes the commitment and the seeds of fair dice into the tags of a game, so that it can be verified.
    pub(crate) fn write_proof(&self, game: &mut Game) -> Result<(), VerifyError> {
        match self {
            Dice::Fair(seeds) => seeds.dice().reveal().write_tags(game),
            Dice::Revealed(dice) => dice.write_tags(game),
            Dice::Seeded(_) | Dice::Typed => Ok(()),
        }
    }

    /// The secret of fair dice, if it may be shown.
    pub(crate) fn secret(&self, texts: &Texts) -> Option<String> {
        let Dice::Revealed(dice) = self else { return None };
        Some(text!(texts, "fair-dice-secret", seed = hex::encode(dice.server_seed())))
    }
}
